// Picks, live frames and a few comforts. Everything on the page also works without a script. The files of this folder are
// sent as one, in the order that `assets.rs` gives.
"use strict";

const page = document.body;
const live = () => document.getElementById("live");
const things = () => [...document.querySelectorAll("#live [data-pick]")];
const byId = (id) => document.getElementById(id);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// What this browser keeps, where it may.
const kept = {
  get(key, otherwise = null) {
    try {
      return localStorage.getItem(key) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Then it holds until the page is left.
    }
  },
  drop(key) {
    try {
      localStorage.removeItem(key);
    } catch {
      // It was never there.
    }
  },
};

function button(text, action, quiet = false) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  if (quiet) made.className = "quiet";
  made.addEventListener("click", action);
  return made;
}
