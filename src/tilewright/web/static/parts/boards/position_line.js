// A position in one line of text, as the library writes it: `classic-nl opening.min=40: B4 B5 B6 / B3 K9 unopened`.

import { isPiece, wordsOf } from "../../tiles/board/notation.js";

/** @import { Case } from "./case.js" */

/** The position of tiles that a line stands for, or null for other text. @param {string} text
 * @returns {Pick<Case, "rules" | "house" | "table" | "rack" | "opened"> | null} */
export function readPositionLine(text) {
  const found = /^\s*([a-z-]+)((?:\s+[a-z_.]+=\S+)*)\s*:([^/]*)\/([^/]*?)(unopened)?\s*$/.exec(text);
  if (!found) return null;
  const [, rules, changed, lying, held, unopened] = found;
  const [table, [rack]] = [lying, held.replaceAll("|", " ")].map((part) => wordsOf(part.trim() === "-" ? "" : part));
  const house = Object.fromEntries([...changed.matchAll(/(\S+)=(\S+)/g)].map(([, key, value]) => [key, value]));
  return [...table.flat(), ...rack].every(isPiece) ? { rules, house, table, rack, opened: !unopened } : null;
}

/** The line of a position, as the library reads it. @param {Pick<Case, "rules" | "house" | "table" | "rack" | "opened">} position */
export function writePositionLine({ rules, house, table, rack, opened }) {
  const head = [rules, ...Object.entries(house).map(([key, value]) => `${key}=${value}`)].join(" ");
  const rows = table.filter(({ length }) => length).map((row) => row.join(" "));
  return `${head}: ${rows.join(" | ") || "-"} / ${rack.join(" ") || "-"}${opened ? "" : " unopened"}`;
}
