// What is wrong with the shape of a page: too wide, texts cut, things over each other, and targets too small for a finger.

(least) => {
  const TARGETS = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [tabindex='0']";
  // Pieces have the size of the board, which has tests of its own; a small board is a picture.
  const PIECES = ".tile, .grip, [data-die], [data-piece], .felt, .rack, tw-dice-grid, .small-board, span.page-tile";
  const found = new Set();
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".skip, .visually-hidden") &&
    // What only screen readers read has a box of one pixel, or of which nothing is drawn.
    (element.offsetWidth > 1 || styleOf(element).display === "inline") &&
    styleOf(element).clipPath !== "inset(50%)";
  const name = (element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${words}"`;
  };
  /** Whether an element, or one around it, has a place on the window and not on the page. */
  const floats = (element) => {
    for (let each = element; each; each = each.parentElement) if (["fixed", "sticky"].includes(styleOf(each).position)) return true;
    return false;
  };
  /** The part of a box that its scrolling ancestors show; null if there is none. */
  const seen = (element, { left, top, right, bottom }) => {
    const box = { left, top, right, bottom };
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (styleOf(each).overflowX === "visible" && styleOf(each).overflowY === "visible") continue;
      const frame = each.getBoundingClientRect();
      box.left = Math.max(box.left, frame.left);
      box.right = Math.min(box.right, frame.right);
      box.top = Math.max(box.top, frame.top);
      box.bottom = Math.min(box.bottom, frame.bottom);
    }
    return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
  };
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll("main *")].filter(
      (each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1,
    );
    found.add(`wider than the window: ${wide.slice(-1).map(name)}`);
  }

  // Texts, each with the boxes of its lines.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(`script, style, option, ${PIECES}`) || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) if (line.width > 1) texts.push({ element, node, line });
  }
  for (const { element, line } of texts) {
    // What scrolls inside a box is not cut by the boxes around that one.
    let sideways = false;
    let down = false;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = styleOf(each);
      const frame = each.getBoundingClientRect();
      sideways ||= ["auto", "scroll"].includes(overflowX) && each.scrollWidth > each.clientWidth;
      down ||= ["auto", "scroll"].includes(overflowY) && each.scrollHeight > each.clientHeight;
      const wide = line.right > frame.right + 1.5 || line.left < frame.left - 1.5;
      const tall = line.bottom > frame.bottom + line.height / 3 || line.top < frame.top - line.height / 3;
      if (!sideways && wide && overflowX !== "visible") found.add(`text cut: ${name(element)} by ${name(each)}`);
      if (!down && tall && overflowY !== "visible") found.add(`text cut: ${name(element)} by ${name(each)}`);
      if (!sideways && wide && each.matches("button, .button, .badge, .card, .field, td, th"))
        found.add(`text out of its box: ${name(element)} of ${name(each)}`);
    }
    if (!sideways && (line.right > innerWidth + 1 || line.left < -1)) found.add(`text out of the window: ${name(element)}`);
  }
  // The line of a list is cut without a trace; its arrow needs some room too.
  const canvas = document.createElement("canvas").getContext("2d");
  for (const list of document.querySelectorAll("select")) {
    if (!shown(list)) continue;
    const { font, paddingLeft, paddingRight } = styleOf(list);
    canvas.font = font;
    const words = list.selectedOptions[0]?.label ?? "";
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 16;
    // What stands below it in full is not lost.
    const below = document.getElementById(list.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
    if (below.toLowerCase().includes(words.toLowerCase()) && words) continue;
    if (canvas.measureText(words).width > room) found.add(`list cut: ${name(list.closest("label") ?? list)}: ${words}`);
  }

  // A control that is only drawn by its label is as large as the label.
  const targets = [...document.querySelectorAll(TARGETS)]
    .filter((each) => shown(each) && !each.closest(PIECES) && !each.disabled)
    .map((element) => {
      const label = element.matches("input[type=radio], input[type=checkbox], input[type=file]") && element.closest("label");
      const drawn = label || element;
      // A link in a sentence has a box on each line.
      const boxes = [...drawn.getClientRects()].flatMap((box) => seen(drawn, box) ?? []);
      return { element: drawn, boxes, floats: floats(drawn) };
    })
    .filter(({ boxes }) => boxes.length);
  const inSentence = (element) => {
    if (styleOf(element).display !== "inline" && styleOf(element).display !== "inline-block") return false;
    const around = [...element.parentElement.childNodes].filter((each) => each !== element && each.nodeType === Node.TEXT_NODE);
    return element.matches("a, button.link, summary") && around.some((each) => each.data.trim().length > 1);
  };
  for (const { element } of targets) {
    const { width, height } = element.getBoundingClientRect();
    if ((width < least - 0.5 || height < least - 0.5) && !inSentence(element))
      found.add(`small target: ${name(element)} ${width.toFixed()}x${height.toFixed()}`);
  }
  for (const [place, one] of targets.entries())
    for (const other of targets.slice(place + 1)) {
      if (one.element === other.element || one.floats !== other.floats) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.boxes.some((box) => other.boxes.some((each) => overlap(box, each))))
        found.add(`over each other: ${name(one.element)} and ${name(other.element)}`);
    }
  for (const one of targets)
    for (const { element, line } of texts) {
      if (one.element.contains(element) || element.contains(one.element) || one.floats !== floats(element)) continue;
      const box = seen(element, line);
      const ink = box && { ...box, top: box.top + 3, bottom: box.bottom - 3 };
      if (ink && one.boxes.some((each) => overlap(each, ink)) && !inSentence(one.element))
        found.add(`over a text: ${name(one.element)} and ${name(element)}`);
    }
  return [...found];
};
