// Before anything is painted: the theme that was chosen here, and that there is a script at all.
"use strict";

document.documentElement.classList.add("script");
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing still plays.
}
