// A page that changes while one looks (a tournament, a study): the part named #live is swapped when something happened.
"use strict";

const body = document.body;
const place = document.getElementById("live");
let stream = null;
let retry = 0;

function show(update) {
  const focused = document.activeElement && document.activeElement.id;
  place.innerHTML = update.html;
  body.dataset.v = update.v;
  const again = focused && document.getElementById(focused);
  if (again) again.focus({ preventScroll: true });
}

function listen() {
  if (stream || document.hidden) return;
  stream = new EventSource(`${body.dataset.live}?v=${encodeURIComponent(body.dataset.v)}`);
  stream.onopen = () => { retry = 0; body.dataset.stream = "open"; };
  stream.onmessage = (event) => show(JSON.parse(event.data));
  stream.onerror = () => {
    hush();
    retry = Math.min(retry + 1, 6);
    setTimeout(listen, 250 * 2 ** retry);
  };
}

function hush() {
  if (stream) stream.close();
  stream = null;
  body.dataset.stream = "closed";
}

document.addEventListener("visibilitychange", () => { if (document.hidden) hush(); else listen(); });
addEventListener("pagehide", hush);
addEventListener("pageshow", listen);
body.dataset.script = "on";
listen();
