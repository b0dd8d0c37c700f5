// A score card as the players entered it: stored on this device, and as a link. The server counts it.

import { linkTo } from "../navigate.js";
import { houseOf, rulesQuery } from "../parts/rules/rules_query.js";
import { readStored, store } from "../settings.js";
import { language } from "../words.js";

const KEY = "tilewright.score";
const MOST_NAMES = 6;
/** The longest name. */
export const NAME_LENGTH = 16;

/** `games` are written as the server reads them: `*_24_12.3_K7J`.
 * @typedef {{ rules: string, house: Record<string, string | number>, names: string[], games: string[] }} Card */

/** The card of this device with the game that is being entered, or null. @returns {{ card: Card, draft: GameEntered } | null} */
export function storedCard() {
  const { draft, ...card } = readStored(KEY) ?? {};
  if (!Array.isArray(card.names) || !Array.isArray(card.games)) return null;
  return { card, draft: draft?.racks?.length === card.names.length ? draft : emptyGame(card.names.length) };
}

/** Store a card on this device, and the game that is being entered; null forgets it. @param {Card | null} card @param {GameEntered} [draft] */
export const storeCard = (card, draft) => store(KEY, card && { ...card, draft });

/** A card as parameters of an address. @param {Card} card */
export function cardQuery({ rules, house, names, games }) {
  const query = rulesQuery(rules, house);
  for (const name of names) query.append("player", name);
  query.append("games", games.join("-"));
  return query.toString();
}

/** The link of a card: everything is in the part of the address that browsers do not send. @param {Card} card */
export const linkOfCard = (card) => linkTo(`/score#${cardQuery(card)}`);

/** The address of the picture of a card. @param {Card} card */
export const pictureOfCard = (card) => `/api/score/card.svg?${cardQuery(card)}&language=${language()}`;

/** What the server needs to count a card: everything but the names. @param {Card} card */
export function countQuery(card) {
  const query = new URLSearchParams(cardQuery(card));
  query.delete("player");
  query.append("seats", `${card.names.length}`);
  query.append("language", language());
  return query.toString();
}

/** The card of a link, or null. @param {string} hash of the address @returns {Card | null} */
export function cardOfLink(hash) {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const rules = query.get("rules");
  const names = query
    .getAll("player")
    .slice(0, MOST_NAMES)
    .map((name) => name.slice(0, NAME_LENGTH));
  if (!rules || names.length < 2) return null;
  const games = (query.get("games") ?? "").split("-").filter(Boolean);
  return { rules, house: houseOf(query), names, games };
}

/** What one player holds at the end of a game: a typed sum, perhaps with the number of pieces, or tapped pieces.
 * @typedef {{ sum: string, count: string, pieces: string[] }} Rack */
/** A game that is being entered; `out` is a seat, or -1 if nobody went out. @typedef {{ out: number | null, racks: Rack[] }} GameEntered */

/** An empty game. @param {number} seats @returns {GameEntered} */
export const emptyGame = (seats) => ({
  out: null,
  racks: Array.from({ length: seats }, () => ({ sum: "", count: "", pieces: [] })),
});

/** Whether everything is entered. @param {GameEntered} draft */
export const isComplete = ({ out, racks }) =>
  out !== null && racks.every(({ sum, pieces }, seat) => seat === out || sum !== "" || pieces.length > 0);

/** A game as text. @param {GameEntered} draft */
export const writeGame = ({ out, racks }) => racks.map((rack, seat) => (seat === out ? "*" : writeRack(rack))).join("_");

/** @param {Rack} rack */
const writeRack = ({ sum, count, pieces }) =>
  pieces.length ? pieces.join("") : `${Number(sum)}${count === "" ? "" : `.${Number(count)}`}`;

/** The game of a text, to be corrected. @param {string} game @returns {GameEntered} */
export function readGame(game) {
  const racks = game.split("_");
  const out = racks.indexOf("*");
  return { out, racks: racks.map(readRack) };
}

/** @param {string} text @returns {Rack} */
function readRack(text) {
  const [sum, count = ""] = /^\d/.test(text) ? text.split(".") : [""];
  return { sum, count, pieces: text.match(/[KRBO]\d+|[JDCM]/g) ?? [] };
}
