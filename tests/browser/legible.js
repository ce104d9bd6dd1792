// What is wrong on the screen as it stands, each with the part it is about. FINDING and REACHING of reaching.py come first.
async ([lit, leastText, leastHold, leastOut]) => {
  /* FINDING, REACHING */
  // What is as large as its frame allows hears of its size when it is drawn: nobody sees it before.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const wrong = new Set();
  const named = (part) => [part.localName, ...[...part.classList].filter((each) => !each.startsWith("svelte-")).slice(0, 2)].join(".");
  const path = (part) => [part.parentElement?.parentElement, part.parentElement, part].filter(Boolean).map(named).join(" > ");
  const told = (kind, part, what) => wrong.add(`${kind}: ${what.replace(/\d+(?![\d.]* px|\.)/g, "#")} [${path(part)}]`);
  const say = (part) => (part.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 32);

  // How much larger or smaller a part is drawn than it says: by zoom, by transforms, by the box of a drawing.
  const grown = (part) => {
    let scale = 1;
    for (let each = part; each; each = each.parentElement) {
      const { transform, scale: own } = getComputedStyle(each);
      const { a, b } = transform === "none" ? { a: 1, b: 0 } : new DOMMatrix(transform);
      scale *= Math.hypot(a, b) * (own && own !== "none" ? parseFloat(own) : 1);
    }
    return scale;
  };
  const scaleOf = (part) => {
    const drawing = part.closest("svg");
    if (!drawing || drawing === part) return (part.currentCSSZoom ?? 1) * grown(part);
    const { a, b } = part.getScreenCTM();
    return Math.hypot(a, b);
  };
  const seen = (part) =>
    part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).clipPath === "none" && !part.closest(".sr");
  // Whoever wants to know the whole of it finds a title, a card to read, or a part that says all of it.
  const readable = (part) => part.closest("[title], [data-card], [data-target], [aria-describedby], summary") !== null;
  const scrolls = (value) => value === "auto" || value === "scroll";

  // The part of the page that cuts it off, if one does; what is scrolled to is where it is scrolled. `around`: the first
  // that may: what holds a part, or the very part that holds a text.
  const page = document.scrollingElement;
  const scrolled = page.scrollHeight > page.clientHeight + 1 && getComputedStyle(document.body).overflowY !== "hidden";
  const cutBy = (around, box) => {
    let { left, right, top, bottom } = box;
    for (; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(around);
      if (display === "contents") continue;
      const frame = around.getBoundingClientRect();
      if (scrolls(overflowX)) [left, right] = [frame.left, frame.right];
      else if (overflowX !== "visible" && (left < frame.left - 2 || right > frame.right + 2)) return around;
      if (scrolls(overflowY)) [top, bottom] = [frame.top, frame.bottom];
      else if (overflowY !== "visible" && (top < frame.top - 3 || bottom > frame.bottom + 3)) return around;
      if (position === "fixed") break;
    }
    const beside = left < -2 || right > document.documentElement.clientWidth + 2;
    return beside || (!scrolled && (top < -3 || bottom > innerHeight + 3)) ? document.body : null;
  };

  // The panel that it sticks out of, by more than a badge does.
  const leftBy = (part, box) => {
    const panel = part.parentElement.closest(".panel");
    if (!panel || part.closest(".skip, .fl")) return null;
    for (let around = part.parentElement; around !== panel; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      if (scrolls(overflowX) || scrolls(overflowY) || position === "fixed") return null;
    }
    const frame = panel.getBoundingClientRect();
    const out = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
    return out > leastOut ? panel : null;
  };

  const OTHER = "script, style, title, option, .skip, .lens, [role=log]";
  const brokenIn = (text, part) => {
    const { overflowWrap, wordBreak, hyphens } = getComputedStyle(part);
    if ((overflowWrap === "normal" && wordBreak === "normal") || hyphens === "auto") return [];
    return [...text.data.matchAll(/\p{L}{4,}/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
    });
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const part = text.parentElement;
    if (!text.data.trim() || !part || part.closest(OTHER) || !seen(part)) continue;
    const size = parseFloat(getComputedStyle(part).fontSize) * scaleOf(part);
    if (size < leastText - 0.05) told("small", part, `${size.toFixed(1)} px "${say(part)}"`);
    for (const word of brokenIn(text, part)) told("broken", part, `"${word}" by the end of a line`);
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (part.closest("svg") || box.width < 1 || readable(part)) continue;
    const frame = cutBy(part, box);
    if (frame) told("cut", part, `"${say(part)}" by ${named(frame)}`);
    else if (getComputedStyle(part).textOverflow === "ellipsis" && part.scrollWidth > part.clientWidth + 1) told("cut", part, `"${say(part)}"`);
  }
  for (const part of document.querySelectorAll("button, a, [data-target]")) {
    if (!seen(part) || part.closest("svg, [role=log]") || part.matches(".cl, .skip, .look")) continue;
    const box = part.getBoundingClientRect();
    const frame = box.width > 0 && (cutBy(part.parentElement, box) ?? leftBy(part, box));
    if (frame) told("outside", part, `${called(part).slice(0, 40)} of ${named(frame)}`);
  }

  const across = (part) => {
    const point = reached(part);
    if (!point) return 0;
    const { left, width } = part.getBoundingClientRect();
    let [most, run] = [0, 0];
    for (let right = left + 0.5; right < left + width; right++) {
      run = hits(part, right, point[1]) ? run + 1 : 0;
      most = Math.max(most, run);
    }
    return most;
  };
  for (const part of [...document.querySelectorAll(lit)].filter(open)) {
    // A map is drawn in shapes, and moved and enlarged: there it is enough that they can be met.
    const hold = part.closest("svg") ? leastHold / 3 : leastHold;
    const least = Math.min(hold, Math.floor(part.getBoundingClientRect().width) - 1);
    const n = across(part);
    if (n < least) told("covered", part, `${called(part)}, of which ${n} px show`);
  }
  return [...wrong];
};
