// The table page: sends its forms without leaving it, swaps the regions that changed, and adds
// "pick a piece, then its target" to the buttons. Everything works without it.
"use strict";

const body = document.body;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const byId = (id) => document.getElementById(id);
let picked = null;
let looking = false;
let sent = null;

// Updates

function newer(v) {
  const [boot, count] = v.split(".");
  const [ourBoot, ourCount] = body.dataset.v.split(".");
  return boot !== ourBoot || Number(count) > Number(ourCount);
}

function apply(update) {
  const focused = document.activeElement && document.activeElement.id;
  const inForm = document.activeElement && document.activeElement.form && document.activeElement.form.id;
  const scrolls = [...document.querySelectorAll("[data-keep-scroll]")].map((e) => [e.id, e.scrollLeft, e.scrollTop]);
  const opened = [...document.querySelectorAll("details[data-keep-open][open]")].map((e) => e.id);
  for (const [name, html] of Object.entries(update.regions)) {
    const region = document.querySelector(`[data-region="${name}"]`);
    if (region) region.innerHTML = html;
  }
  if (update.story) tell(update.story);
  for (const input of document.querySelectorAll("input[data-n]")) input.value = update.n;
  for (const id of opened) if (byId(id)) byId(id).open = true;
  for (const [id, left, top] of scrolls) if (byId(id)) byId(id).scrollTo(left, top);
  pickAgain();
  putFocusBack(focused, inForm);
  body.dataset.seat = update.seat;
  body.dataset.v = update.v;
  body.dataset.n = update.n;
}

function putFocusBack(focused, inForm) {
  if (!focused || (document.activeElement && document.activeElement !== body)) return;
  const again = byId(focused);
  if (again && !again.disabled) again.focus({ preventScroll: true });
  else if (inForm === "moves" || inForm === "dice" || inForm === "eyes") {
    const first = document.querySelector('[data-region="moves"] button') || byId("uncover") || byId("rematch-button");
    if (first) first.focus({ preventScroll: true });
    else { byId("story").focus({ preventScroll: true }); }
  }
}

function tell(story) {
  const list = byId("story");
  const low = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
  for (const line of [...list.children]) if (Number(line.dataset.n) >= story.from) line.remove();
  list.insertAdjacentHTML("beforeend", story.html);
  if (low) list.scrollTop = list.scrollHeight;
}

function show(update) {
  if (!update.v || !newer(update.v)) return;
  if (still.matches || document.hidden || !document.startViewTransition) return apply(update);
  const change = document.startViewTransition(() => { if (newer(update.v)) apply(update); });
  change.ready.catch(() => {});
  change.finished.catch(() => {});
}

function notice(text) {
  const place = byId("notice");
  place.textContent = text || "";
  place.hidden = !text;
}

// Forms

// The same form twice from the same state of the table is one click. Once the stream has brought a new state, a click is a new
// one, also while the answer to the last is still on its way.
async function send(form, button) {
  const click = `${form.id} ${body.dataset.v}`;
  if (sent === click) return;
  sent = click;
  const data = new URLSearchParams(new FormData(form));
  if (button && button.name) data.set(button.name, button.value);
  data.set("v", body.dataset.v);
  let said = body.dataset.offline;
  try {
    const answer = await fetch(form.action, {
      method: "POST", body: data, headers: { Accept: "application/json" }, credentials: "same-origin",
    });
    const update = await answer.json();
    said = update.problem || update.message;
    if (update.go) location.assign(update.go);
    else show(update);
  } catch {
    // said so below
  }
  if (sent !== click) return;
  sent = null;
  notice(said);
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("form[data-act]")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});

document.addEventListener("change", (event) => {
  if (event.target.id === "pace-select") send(byId("pace"), event.target);
});

// Moves on the board

function legal() {
  const data = byId("moves-data");
  return data ? JSON.parse(data.dataset.moves).map(([text, piece, target]) => ({ text, piece, target })) : [];
}

function play(text) {
  send(byId("moves"), { name: "move", value: text });
}

// A piece can be picked to move it, or only to look at it, if something on the page is about it (`data-for`).
const moves = (piece) => legal().some((m) => m.piece === piece);
const shown = (piece) => [...document.querySelectorAll("[data-for]")].some((e) => e.dataset.for === piece);

function pick(piece) {
  picked = picked === piece ? null : piece;
  looking = picked !== null && !moves(picked);
  for (const e of document.querySelectorAll("[data-for]")) e.classList.toggle("on", e.dataset.for === picked);
  const targets = new Set(legal().filter((m) => m.piece === picked).map((m) => m.target));
  for (const e of document.querySelectorAll("[data-piece]")) e.classList.toggle("picked", e.dataset.piece === picked);
  for (const e of document.querySelectorAll("[data-target]"))
    e.classList.toggle("target", picked !== null && targets.has(e.dataset.target));
  for (const b of document.querySelectorAll("#moves button[data-piece]"))
    b.classList.toggle("dim", picked !== null && b.dataset.piece !== picked);
  body.dataset.picked = picked || "";
  const place = picked !== null && document.querySelector("[data-sticky] [data-x].picked");
  if (place) place.scrollIntoView({ block: "nearest", inline: "center" });
}

// After an update nothing is picked, or, where the board says `data-sticky`, what was if it can still move.
function pickAgain() {
  const was = picked;
  picked = null;
  body.dataset.picked = "";
  if (was !== null && document.querySelector("[data-sticky]") && (moves(was) || (looking && shown(was)))) pick(was);
}

function pickNext() {
  const single = legal().filter((m) => !m.text.includes(";"));
  const pieces = [...new Set(single.map((m) => m.piece).filter(Boolean))];
  const next = pieces[(pieces.indexOf(picked) + 1) % pieces.length];
  if (next && next !== picked) pick(next);
  const place = next && document.querySelector(`[data-x][data-piece="${next}"]`);
  if (place) place.focus();
}

// On a board of places with `data-x` and `data-y` the arrow keys go from one to the next.
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function goTo([right, down]) {
  const here = document.activeElement.closest("[data-x]") || document.querySelector("[data-x].picked, [data-x][data-piece]");
  if (!here) return false;
  const x = Number(here.dataset.x) + (here === document.activeElement ? right : 0);
  const y = Number(here.dataset.y) + (here === document.activeElement ? down : 0);
  const there = document.querySelector(`[data-x="${x}"][data-y="${y}"]`);
  if (there) there.focus();
  return Boolean(there);
}

// Several things at once (dice to keep): the move whose button carries exactly them in `data-kept`.
function keep(thing) {
  thing.classList.toggle("kept");
  const kept = [...document.querySelectorAll("[data-keep].kept")].map((e) => e.dataset.keep).sort().join(" ");
  let found = null;
  for (const button of document.querySelectorAll("#moves button[data-kept]")) {
    const same = button.dataset.kept.split(" ").sort().join(" ") === kept;
    button.classList.toggle("chosen", same);
    if (same) found = button;
  }
  const go = byId("keep-go");
  if (!go) return;
  go.hidden = !found;
  if (found) [go.value, go.textContent] = [found.value, found.title];
}

document.addEventListener("click", (event) => {
  const on = (name) => event.target.closest(`[data-${name}]:not(button)`);
  const move = on("move");
  if (move) return legal().some((m) => m.text === move.dataset.move) && play(move.dataset.move);
  const thing = on("keep");
  if (thing) return keep(thing);
  const target = on("target");
  if (target && picked !== null) {
    const found = legal().find((m) => m.piece === picked && m.target === target.dataset.target);
    if (found) return play(found.text);
  }
  const piece = on("piece");
  if (piece && (moves(piece.dataset.piece) || shown(piece.dataset.piece))) pick(piece.dataset.piece);
  else if (event.target.closest("[data-next]")) pickNext();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && picked !== null) pick(picked);
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.matches("input, select, textarea");
  if (plain && event.key in arrows && document.querySelector("[data-x]") && goTo(arrows[event.key])) event.preventDefault();
  const keyed = plain && /^[a-z]$/.test(event.key) && document.querySelector(`[data-key="${event.key}"]`);
  if (keyed) keyed.click();
  if ((event.key === "Enter" || event.key === " ") && event.target.matches("[data-move]:not(button), [data-piece]:not(button), [data-target]:not(button)")) {
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
});

for (const input of document.querySelectorAll("input[readonly]")) input.addEventListener("focus", () => input.select());
const story = byId("story");
if (story) story.scrollTop = story.scrollHeight;
listenTo(body, show);
