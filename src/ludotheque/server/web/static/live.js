// A page that changes while one looks (a tournament, a study): the part named #live is swapped when something happened.
"use strict";

const body = document.body;
const place = document.getElementById("live");

function show(update) {
  const focused = document.activeElement && document.activeElement.id;
  place.innerHTML = update.html;
  body.dataset.v = update.v;
  const again = focused && document.getElementById(focused);
  if (again) again.focus({ preventScroll: true });
}

listenTo(body, show);
