// The replay page: steps without leaving the page, plays on by itself, jumps by story line; the address is #n.
"use strict";

const body = document.body;
const byId = (id) => document.getElementById(id);
const beats = JSON.parse(body.dataset.beats);
const frames = new Map();
let eyes = body.dataset.eyes;
let timer = null;
let wanted = 0;

function place() {
  const n = Number(body.dataset.n);
  let found = 0;
  beats.forEach((end, i) => { if (end <= n) found = i; });
  return found;
}

async function frame(n) {
  const key = `${eyes}.${n}`;
  if (!frames.has(key)) {
    const answer = await fetch(`${body.dataset.frames}?n=${n}&eyes=${eyes}`, { credentials: "same-origin" });
    const data = await answer.json();
    if (!answer.ok) throw new Error(data.message);
    frames.set(key, data);
  }
  return frames.get(key);
}

async function show(n, write = true) {
  const mine = ++wanted;
  try {
    const now = await frame(n);
    if (mine !== wanted) return;
    const apply = () => {
      const opened = [...document.querySelectorAll("details[data-keep-open][open]")].map((e) => e.id);
      for (const [name, html] of Object.entries(now.regions)) {
        const region = document.querySelector(`[data-region="${name}"]`);
        if (region) region.innerHTML = html;
      }
      for (const id of opened) if (byId(id)) byId(id).open = true;
      body.dataset.n = now.n;
      mark(now.n);
    };
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || !document.startViewTransition) apply();
    else document.startViewTransition(apply).finished.catch(() => {});
    if (write) history.replaceState(null, "", `#${n}`);
  } catch (problem) {
    byId("notice").textContent = problem.message;
    byId("notice").hidden = false;
    pause();
  }
}

function mark(n) {
  byId("slide").value = place();
  byId("place").textContent = `${place() + 1} / ${beats.length}`;
  let last = null;
  for (const line of byId("story").children) {
    const there = Number(line.dataset.n) < n;
    line.classList.toggle("later", !there);
    line.classList.remove("here");
    if (there) last = line;
  }
  if (last) {
    last.classList.add("here");
    const list = byId("story");
    list.scrollTop = last.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}

function step(by) {
  const next = Math.min(Math.max(place() + by, 0), beats.length - 1);
  return show(beats[next]);
}

function pause() {
  clearInterval(timer);
  timer = null;
  byId("play").textContent = body.dataset.play;
}

byId("play").addEventListener("click", () => {
  if (timer) return pause();
  if (place() === beats.length - 1) show(beats[0]);
  byId("play").textContent = body.dataset.pause;
  timer = setInterval(() => { if (place() >= beats.length - 1) pause(); else step(1); }, 1100);
});
const go = { first: () => show(beats[0]), before: () => step(-1), after: () => step(1), last: () => show(beats.at(-1)) };
for (const [id, act] of Object.entries(go))
  byId(id).addEventListener("click", (event) => { event.preventDefault(); pause(); act(); });
byId("slide").addEventListener("input", (event) => { pause(); show(beats[Number(event.target.value)]); });
byId("story").addEventListener("click", (event) => {
  const line = event.target.closest("li");
  if (!line || event.target.closest("a")) return;
  pause();
  show(beats.find((end) => end > Number(line.dataset.n)) || beats.at(-1));
});
for (const link of document.querySelectorAll("[data-eyes]:not(body)"))
  link.addEventListener("click", (event) => {
    event.preventDefault();
    location.assign(`?n=${body.dataset.n}&eyes=${link.dataset.eyes}#${body.dataset.n}`);
  });
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input")) return;
  if (event.key === "ArrowLeft") { pause(); step(-1); }
  if (event.key === "ArrowRight") { pause(); step(1); }
});

function follow() {
  const n = Number(location.hash.slice(1));
  if (location.hash.length > 1 && Number.isInteger(n) && n >= 0 && n <= beats.at(-1)) show(n, false);
  else mark(Number(body.dataset.n));
}
addEventListener("hashchange", follow);
body.dataset.script = "on";
follow();
