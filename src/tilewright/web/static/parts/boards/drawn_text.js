// Sentences in which the pieces are drawn; screen readers hear the words.

import { around, findAll, targetOf } from "../../dom.js";
import { html, nothing } from "../../vendor/lit.js";
import { language, t } from "../../words.js";
import { faceInWords } from "./faces.js";
import { faceFinder, runsOf } from "./faces_in_text.js";

/**
 * How a game draws a face, and the pieces on the table that a drawn face points at. @typedef {{picture: (face: string) => unknown,
 * pieces: (face: string) => number[]}} Drawing
 */

const [COLORS, JOKERS, NUMBERS] = ["KRBO", "JDCM", Array.from({ length: 13 }, (_, place) => place + 1)];
/** @type {{language: string, find: ReturnType<typeof faceFinder>} | null} */
let finder = null;

/**
 * A sentence with its pieces drawn. @param {string} text @param {Drawing} drawing @param {{jokers?: boolean}} [options] whether every
 * joker that is named is a piece
 */
export function drawnText(text, { picture, pieces }, { jokers = false } = {}) {
  const parts = find(text, jokers);
  return parts.map(({ words, faces }, place) => {
    // An opening bracket is on the line of its piece.
    const opens = parts[place - 1]?.words.endsWith("(") ? "(" : "";
    return faces.length
      ? html`<span class="drawn-after">${opens}<span class="visually-hidden">${words}</span><span class="drawn" aria-hidden="true"
      data-points-at=${faces.flatMap(pieces).join(" ")}
            >${runsOf(faces).map(
              (run, place) => html`${place ? html`<wbr />` : nothing}<span class="drawn-run">${run.map(picture)}</span>`,
            )}</span
          ></span>`
      : parts[place + 1]
        ? words.replace(/\($/, "")
        : words;
  });
}

/** Light the pieces that drawn ones point at, as long as the pointer is there. @param {HTMLElement} screen @param {AbortSignal} signal */
export function lightPieces(screen, signal) {
  const light = (/** @type {Event} */ event) => {
    const drawn = around(targetOf(event), ".drawn");
    const wanted = new Set((drawn?.dataset.pointsAt ?? "").split(" ").filter(Boolean));
    for (const piece of findAll(screen, "[data-piece]")) piece.toggleAttribute("data-lit", wanted.has(piece.dataset.piece ?? ""));
  };
  for (const type of ["pointerover", "pointerdown"]) screen.addEventListener(type, light, { signal });
}

/** @param {string} text @param {boolean} jokers */
function find(text, jokers) {
  if (finder?.language !== language()) finder = { language: language(), find: faceFinder(naming()) };
  return finder.find(text, jokers);
}

/** How the current language names faces. @returns {import("./faces_in_text.js").Naming} */
function naming() {
  const faces = [...[...COLORS].flatMap((color) => NUMBERS.map((number) => color + number)), ...JOKERS];
  // words: colors-K colors-R colors-B colors-O
  const several = [...COLORS].map(
    /** @returns {[string, string]} */ (color) => [t("face-numbers", { color: t(`colors-${color}`), numbers: "#" }), color],
  );
  const between = ["list-two", "list-more", "list-last"].map((id) => t(id, { first: "#", last: "#" }).replaceAll("#", ""));
  return { faces: faces.map((face) => [faceInWords(face), face]), several, between: [...new Set(between)] };
}
