// What cannot be read or tapped on a page as it stands: sentences, none if all is well.
async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const ASIDE = "table, .kabu, .pad-chips, .builder-lines, .matches-row, .trade-mine";
  const found = new Set();
  const scrolls = (way) => way === "auto" || way === "scroll";
  const hides = (way) => way === "hidden" || way === "clip";
  const named = (it) => `${it.localName}.${it.className} “${it.innerText.trim().slice(0, 40)}”`;
  const isSeen = (it) =>
    !it.closest("svg, .unseen, noscript, option, [inert]") && it.checkVisibility({ visibilityProperty: true });
  const around = (it) => (it && it !== document.body ? [it, ...around(it.parentElement)] : []);
  const floor = (it) => around(it).find((part) => ["fixed", "sticky"].includes(getComputedStyle(part).position));

  if (document.documentElement.scrollWidth > innerWidth + 1) found.add("the page scrolls sideways");
  for (const part of document.querySelectorAll("body *"))
    if (scrolls(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + 1 && !part.matches(ASIDE) && isSeen(part))
      found.add(`${named(part)} scrolls sideways`);

  // Every line of text, where it can be seen or scrolled to.
  const lines = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !isSeen(holder)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && isWhole(holder, box)) lines.push([holder, box]);
    }
  }
  function isWhole(holder, box) {
    for (const part of around(holder)) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(part);
      const room = part.getBoundingClientRect();
      const beside = box.left < room.left - 2 || box.right > room.right + 2;
      const below = box.top < room.top - 2 || box.bottom > room.bottom + 2;
      if ((hides(overflowX) && beside) || (hides(overflowY) && below) || (textOverflow === "ellipsis" && part.scrollWidth > part.clientWidth + 1))
        found.add(`${named(holder)} is cut off by ${part.className}`);
      if ((scrolls(overflowX) && beside) || (scrolls(overflowY) && below)) return false;
    }
    if (box.left < -1 || box.right > innerWidth + 1 || box.top + scrollY < -1)
      found.add(`${named(holder)} is off the screen`);
    return true;
  }
  lines.forEach(([holder, box], at) => {
    for (const [other, beside] of lines.slice(at + 1)) {
      const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      if (across < 4 || down < 0.35 * Math.min(box.height, beside.height)) continue;
      if (!holder.contains(other) && !other.contains(holder) && floor(holder) === floor(other))
        found.add(`${named(holder)} lies over ${named(other)}`);
    }
  });

  // Every button, where a finger would tap it.
  for (const key of document.querySelectorAll("button:enabled, a[href], select:enabled, summary")) {
    if (!isSeen(key) || !key.closest("dialog") !== !document.querySelector("dialog[open]")) continue;
    if (key.localName === "button" && (key.scrollWidth > key.clientWidth + 2 || key.scrollHeight > key.clientHeight + 2))
      found.add(`${named(key)} is too small for its text`);
    key.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    let { left, top, bottom, width } = key.getClientRects()[0];
    for (const part of around(key.parentElement).filter((it) => scrolls(getComputedStyle(it).overflowY))) {
      top = Math.max(top, part.getBoundingClientRect().top);
      bottom = Math.min(bottom, part.getBoundingClientRect().bottom);
    }
    const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    if (!key.contains(hit)) found.add(`${named(key)} cannot be tapped for ${hit?.className ?? "nothing"}`);
  }
  return [...found];
}
