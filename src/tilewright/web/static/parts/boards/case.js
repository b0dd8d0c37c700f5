// A question for the judge: a row, or a turn with the position before it. It is stored on this device, and is a link.

import { linkTo } from "../../navigate.js";
import { readStored, store } from "../../settings.js";
import { isPiece } from "../../tiles/board/notation.js";
import { houseOf, rulesQuery } from "../rules/rules_query.js";

const KEY = "tilewright.judge";

/** @import { Die } from "../../judge/grid_cells.js" */
/** Pieces are in the notation; `after` has the table after the turn in piece numbers of the server, or null before it is laid. In
 * the dice game a turn is the `grid` before it, what is `laid` after it, and the `rest` of the dice.
 * @typedef {{ rules: string, house: Record<string, string | number>, asks: "row" | "turn", row: string[], table: string[][], rack:
 * string[], opened: boolean, after: number[][] | null, grid: Die[], laid: Die[] | null, rest: string[] }} Case
 */

/** An empty question. @returns {Case} */
export const emptyCase = () => ({
  rules: "",
  house: {},
  asks: "row",
  row: [],
  table: [[]],
  rack: [],
  opened: true,
  after: null,
  grid: [],
  laid: null,
  rest: [],
});

/** The last question on this device. @returns {Case | null} */
export function storedCase() {
  const found = readStored(KEY);
  return found && Array.isArray(found.row) && Array.isArray(found.table) && Array.isArray(found.rack) && Array.isArray(found.grid ?? [])
    ? { ...emptyCase(), ...found }
    : null;
}

/** @param {Case} asked */
export const storeCase = (asked) => store(KEY, asked);

/** The page that analyses a position, whatever it came from: a review, a replay, a record or a photo. @param {Partial<Case>} position
 * @param {{ tab?: string, back?: string }} [more] what is shown of it, and the turn of a review that led there, as MATCH.GAME.TURN */
export function analysisPath(position, { tab, back } = {}) {
  const query = caseQuery({ ...emptyCase(), ...position, asks: "turn", after: null });
  if (tab) query.append("tab", tab);
  if (back) query.append("back", back);
  return `/analysis#${query}`;
}

/** The link of a question. @param {Case} asked */
export const linkOfCase = (asked) => linkTo(`/judge#${caseQuery(asked)}`);

/** A question as the part of an address that browsers do not send. @param {Case} asked */
export function caseQuery({ rules, house, asks, row, table, rack, opened, after, grid, laid, rest }) {
  const query = rulesQuery(rules, house);
  if (asks === "row") query.append("row", row.join("."));
  else if (grid.length || laid) {
    query.append("grid", rowsText(grid));
    if (laid) query.append("laid", rowsText(laid));
    query.append("rest", rest.join("."));
  } else {
    query.append("table", rowsText(table));
    query.append("rack", rack.join("."));
    query.append("opened", opened ? "yes" : "no");
    if (after) query.append("after", rowsText(after));
  }
  return query;
}

/** The question of a link, or null. @param {string} hash of the address @returns {Case | null} */
export function caseOfLink(hash) {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const rules = query.get("rules");
  if (!rules) return null;
  const after = query.get("after");
  const laid = query.get("laid");
  return {
    rules,
    house: houseOf(query),
    asks: query.has("row") ? "row" : "turn",
    row: pieces(query.get("row")).filter(isPiece),
    table: rowsOf(query.get("table")).map((row) => row.filter(isPiece)),
    rack: pieces(query.get("rack")).filter(isPiece),
    opened: query.get("opened") !== "no",
    after: after === null ? null : rowsOf(after).map((row) => row.map(Number)),
    grid: diceOf(query.get("grid")),
    laid: laid === null ? null : diceOf(laid),
    rest: pieces(query.get("rest")).filter(isPiece),
  };
}

/** Rows as a text of the address. @param {(string | number)[][]} rows */
export const rowsText = (rows) =>
  rows
    .filter(({ length }) => length)
    .map((row) => row.join("."))
    .join("_");

/** @param {string | null} text @returns {string[]} */
const pieces = (text) => (text ?? "").split(".").filter(Boolean);

/** @param {string | null} text @returns {string[][]} */
const rowsOf = (text) => (text ?? "").split("_").map(pieces);

/** @param {string | null} text @returns {Die[]} */
const diceOf = (text) =>
  rowsOf(text)
    .filter(([x, y, face]) => Number.isInteger(Number(x)) && Number.isInteger(Number(y)) && isPiece(face ?? ""))
    .map(([x, y, face]) => [Number(x), Number(y), face]);

/**
 * The question as the server takes it, and which judge it is for. @param {Case} asked @param {boolean} dice @returns {{ about: string,
 * question: object }}
 */
export function questionOf({ rules, house, asks, row, table, rack, opened, after, grid, laid, rest }, dice) {
  if (asks === "row") return { about: "row", question: { rules, house, row } };
  if (dice) return { about: "grid", question: { rules, house, before: grid, after: laid ?? grid, rest } };
  return {
    about: "turn",
    question: { rules, house, table: table.filter(({ length }) => length), rack, opened, after },
  };
}
