// One stream of updates to this page, opened again when it breaks, closed while nobody looks.
"use strict";

function listenTo(body, show) {
  let stream = null;
  let retry = 0;

  function hush() {
    if (stream) stream.close();
    stream = null;
    body.dataset.stream = "closed";
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

  document.addEventListener("visibilitychange", () => { if (document.hidden) hush(); else listen(); });
  addEventListener("pagehide", hush);
  addEventListener("pageshow", listen);
  body.dataset.script = "on";
  listen();
}
