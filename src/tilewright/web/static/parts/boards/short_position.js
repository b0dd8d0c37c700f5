// A position in one short word of an address: a letter for each tile. A server draws the picture of a shared link from it.

/** @import { Case } from "./case.js" */

const COLORS = "KRBO";
const JOKERS = "JDCM";
const NUMBERS = 13;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** A row ends, and after the last one the rack begins; before the opening it begins with another sign. */
const [ROW, RACK, UNOPENED] = ["-", "_", "."];

/** @param {string} face in the notation */
function letterOf(face) {
  const color = COLORS.indexOf(face[0]);
  return color < 0 ? `${JOKERS.indexOf(face)}` : LETTERS[color * NUMBERS + Number(face.slice(1)) - 1];
}

/** @param {string} letter */
function faceOf(letter) {
  const place = LETTERS.indexOf(letter);
  return place < 0 ? JOKERS[Number(letter)] : `${COLORS[Math.floor(place / NUMBERS)]}${(place % NUMBERS) + 1}`;
}

/** @param {Pick<Case, "table" | "rack" | "opened">} position */
export const writeShort = ({ table, rack, opened }) =>
  table
    .filter(({ length }) => length)
    .map((row) => row.map(letterOf).join(""))
    .join(ROW) +
  (opened ? RACK : UNOPENED) +
  rack.map(letterOf).join("");

/** The position of a word, or null. @param {string} word @returns {Pick<Case, "table" | "rack" | "opened"> | null} */
export function readShort(word) {
  const [, table, begins, rack] = /^([A-Za-z0-3-]*)([_.])([A-Za-z0-3]*)$/.exec(word) ?? [];
  if (!begins) return null;
  const rows = table.split(ROW).filter(Boolean);
  return {
    table: rows.length ? rows.map((row) => [...row].map(faceOf)) : [[]],
    rack: [...rack].map(faceOf),
    opened: begins === RACK,
  };
}
