// ---- rules: finds a word, whatever its accents; rules without it fold away -----------------------------------------

const finder = document.querySelector(".finder");

// Letter by letter, so that places in the folded text are places in the text.
const folded = (text) =>
  text.toLowerCase().replace(/[^\x00-\x7f]/g, (c) => ({ ł: "l", "\u00a0": " ", "’": "'" })[c] ?? c.normalize("NFD")[0]);

function marks(word, within) {
  const ranges = [];
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = folded(node.data);
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

function find() {
  const article = finder.closest("article");
  const word = folded(finder.querySelector("input").value.trim());
  const rules = [...article.querySelectorAll(".numbered")];
  const ranges = word ? rules.flatMap((rule) => marks(word, rule)) : [];
  for (const part of [...rules, ...article.querySelectorAll("section")]) {
    part.classList.toggle("has-found", ranges.some((range) => part.contains(range.startContainer)));
  }
  article.classList.toggle("finding", word !== "");
  CSS.highlights?.set("found", new Highlight(...ranges));
  const found = rules.filter((rule) => rule.matches(".has-found")).length;
  const output = finder.querySelector("output");
  output.textContent = word && (found ? `${found}/${rules.length}` : output.dataset.none);
}

if (finder) {
  finder.hidden = false;
  finder.addEventListener("input", find);
}
