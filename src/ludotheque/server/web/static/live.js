// A page that changes while one looks (a tournament, a study): the part named #live is swapped when something happened.
"use strict";

const body = document.body;
const place = document.getElementById("live");

function show(update) {
  const focused = document.activeElement && document.activeElement.id;
  const typed = Array.from(place.querySelectorAll("input[id], select[id]"), (field) => [field.id, field.value]);
  place.innerHTML = update.html;
  for (const [id, value] of typed) {
    const field = document.getElementById(id);
    if (field) field.value = value;
  }
  body.dataset.v = update.v;
  const again = focused && document.getElementById(focused);
  if (again) again.focus({ preventScroll: true });
}

listenTo(body, show);
