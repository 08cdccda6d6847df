"use strict";
// Shows what the server says and sends what the player does. There is no rule of the game in here.

const MARGIN = 14, LETTERS = 30, SQUARE = 40;
const at = id => document.getElementById(id);
let game = null;
let chosen = null;
let focused = null;

const squareName = (file, rank) => String.fromCharCode(97 + file) + (rank + 1);
const cell = name => document.querySelector(`[data-square="${name}"]`);
const destinations = name => (game.moves[name] || []);

function layOut(size) {
  const whole = LETTERS + size * SQUARE + MARGIN;
  const percent = units => 100 * units / whole + "%";
  const squares = at("squares");
  Object.assign(squares.style, {
    left: percent(LETTERS), top: percent(MARGIN), width: percent(size * SQUARE), height: percent(size * SQUARE),
    gridTemplate: `repeat(${size}, 1fr) / repeat(${size}, 1fr)`,
  });
  const rows = [];
  for (let rank = size - 1; rank >= 0; rank--) {
    const row = document.createElement("div");
    row.setAttribute("role", "row");
    for (let file = 0; file < size; file++) {
      const button = document.createElement("button");
      button.setAttribute("role", "gridcell");
      button.dataset.square = squareName(file, rank);
      button.tabIndex = -1;
      row.append(button);
    }
    rows.push(row);
  }
  squares.replaceChildren(...rows);
  focused = squareName((size - 1) / 2, (size - 1) / 2);
  cell(focused).tabIndex = 0;
}

function show(news) {
  if (game === null || game.size !== news.size) {
    layOut(news.size);
  }
  if (game === null || game.ply !== news.ply) {
    chosen = null;
  }
  game = news;
  document.title = game.name;
  at("name").textContent = game.name;
  at("picture").innerHTML = game.svg;
  at("board").hidden = false;
  at("news").textContent = game.news;
  at("reason").textContent = "";
  label();
}

function label() {
  const targets = chosen === null ? [] : destinations(chosen);
  for (const button of document.querySelectorAll("[data-square]")) {
    const name = button.dataset.square;
    const target = targets.includes(name);
    button.classList.toggle("target", target);
    button.setAttribute("aria-selected", String(name === chosen));
    button.setAttribute("aria-label", name + ", " + (game.squares[name] || "empty")
      + (name === chosen ? ", taken up" : "") + (target ? ", can go here" : ""));
  }
}

async function post(path, fields) {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  const body = await answer.json();
  if (!answer.ok) {
    throw new Error(body.reason);
  }
  return body;
}

async function choose(name) {
  at("reason").textContent = "";
  if (chosen === null || (name === chosen && !destinations(chosen).includes(name))) {
    chosen = chosen === null && game.squares[name] ? name : null;
    label();
    return;
  }
  const move = chosen + "-" + name;
  chosen = null;
  label();
  try {
    show(await post(`api/games/${game.id}/moves`, { ply: game.ply, move }));
  } catch (error) {
    at("reason").textContent = `${move}: ${error.message}`;
  }
}

function step(key) {
  const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
  const file = focused.charCodeAt(0) - 97 + by[0], rank = Number(focused.slice(1)) - 1 + by[1];
  if (file >= 0 && file < game.size && rank >= 0 && rank < game.size) {
    cell(squareName(file, rank)).focus();
  }
}

at("squares").addEventListener("click", event => {
  const button = event.target.closest("[data-square]");
  if (button !== null) {
    choose(button.dataset.square);
  }
});

// One square at a time is in the tab order; arrow keys move it.
at("squares").addEventListener("focusin", event => {
  cell(focused).tabIndex = -1;
  focused = event.target.dataset.square;
  cell(focused).tabIndex = 0;
});

at("squares").addEventListener("keydown", event => {
  if (event.key.startsWith("Arrow")) {
    event.preventDefault();
    step(event.key);
  } else if (event.key === "Escape") {
    chosen = null;
    label();
  }
});

at("open").addEventListener("submit", async event => {
  event.preventDefault();
  try {
    const opened = await post("api/games", { variant: at("variant").value });
    location.search = "?game=" + encodeURIComponent(opened.id);
  } catch (error) {
    at("reason").textContent = error.message;
  }
});

async function listVariants() {
  const answer = await fetch("api/variants");
  for (const variant of await answer.json()) {
    at("variant").append(new Option(`${variant.name} (${variant.size}×${variant.size})`, variant.id));
  }
}

async function watch(id) {
  const path = "api/games/" + encodeURIComponent(id);
  const answer = await fetch(path);
  if (!answer.ok) {
    at("reason").textContent = (await answer.json()).reason;
    return;
  }
  const news = await answer.json();
  show(news);
  at("variant").value = news.variant;
  const events = new EventSource(path + "/events");
  events.onopen = () => { at("link").textContent = ""; };
  events.onmessage = event => {
    const heard = JSON.parse(event.data);
    if (heard.ply !== game.ply) {
      show(heard);
    }
  };
  events.onerror = () => { at("link").textContent = "The server cannot be reached; trying again."; };
}

listVariants().then(() => {
  const id = new URLSearchParams(location.search).get("game");
  return id === null ? undefined : watch(id);
}).catch(error => { at("reason").textContent = error.message; });
