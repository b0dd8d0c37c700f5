// The rule booklets as the server describes them, an emblem of what is special about each, and where a theme is taught.

import { request } from "../../api.js";
import { answerInPage } from "../../meta.js";
import { to } from "../../navigate.js";
import { letter } from "../../tiles/piece.js";
import { tilePicture } from "../../tiles/tile.js";
import { html, nothing, svg } from "../../vendor/lit.js";
import { language, t } from "../../words.js";

/** @import { ThemeShown } from "../../messages/http.d.ts" */
/** @import { BookletShown as Booklet, BotShown as Bot, RulesShown as Rules } from "../../messages/http.d.ts" */
/** @typedef {Record<string, number | string>} House */

/** @type {Map<string, Promise<any>>} */
const answers = new Map();

/** The answer of an address whose answer never changes, requested once.
 * @template Answer
 * @param {string} path
 * @returns {Promise<Answer>} */
function cached(path) {
  const here = answerInPage(path);
  const answer = answers.get(path) ?? (here ? Promise.resolve(JSON.parse(here)) : request(path));
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}

/** All booklets. */
export async function booklets() {
  /** @type {{booklets: Booklet[]}} */
  const found = await cached(`/api/rules?language=${language()}`);
  return found.booklets;
}

/** The booklet to begin with: the last one, else that of the language, else one without a clock.
 * @param {Booklet[]} books
 * @param {string | null} [last] */
export const usualBooklet = (books, last) =>
  books.find(({ rules }) => rules === last) ??
  books.find(({ rules }) => rules.endsWith(`-${language()}`)) ??
  books.find(({ limit }) => limit === null) ??
  books[0];

/** All rules of a booklet, with house rules applied.
 * @param {string} rules
 * @param {House} [house]
 * @returns {Promise<Rules>} */
export function rulesOf(rules, house = {}) {
  const changes = Object.entries(house).map(([key, value]) => `&house=${encodeURIComponent(`${key}=${value}`)}`);
  return cached(`/api/rules/${rules}?language=${language()}${changes.join("")}`);
}

/** A rule by its key. @param {Rules} found @param {string} key */
export const ruleOf = ({ chapters }, key) => chapters.flatMap(({ rules }) => rules).find((rule) => rule.key === key);

/** The titles of all booklets by their ids. */
export const titles = async () => new Map((await booklets()).map(({ rules, title }) => [rules, title]));

/** What belongs together, by themes of both games: lessons, rules and puzzles. @returns {Promise<ThemeShown[]>} */
export const themes = () => cached(`/api/themes?language=${language()}`);

/** The lesson that teaches a theme best and the page of the rules that has it, as links.
 * @param {ThemeShown | undefined} theme
 * @param {string} rules the rulebook
 * @param {{ lesson?: boolean }} [which] whether the lesson is one of them */
export const waysOn = (theme, rules, { lesson = true } = {}) => {
  const [first] = theme?.lessons ?? [];
  const page = theme?.page;
  return html`${
    lesson && first ? html`<a class="button" href=${to(`/learn/${first.lesson}`)}>${t("ways-lesson", { title: first.title })}</a>` : nothing
  } ${page ? html`<a class="button quiet" href=${to(`/rules/${rules}#${page.page}`)}>${t("ways-rule", { title: page.title })}</a>` : nothing}`;
};

/** The strength of a bot in a word.
 * @param {Bot} bot */
export const strength = ({ level }) => t(`page-strength-${level}`); // words: page-strength-1 page-strength-2 page-strength-3 page-strength-4 page-strength-5

/** A bot as an option of a list.
 * @param {Bot} bot */
export const botLine = (bot) => t("page-bot-line", { bot: bot.title, strength: strength(bot) });

/** The time limit of a turn in words.
 * @param {number | string | null} limit */
export function turnTime(limit) {
  const seconds = Number(limit);
  if (!seconds) return t("page-clock-none");
  if (seconds >= 86400) return t("page-clock-days", { days: Math.round(seconds / 86400) });
  return seconds % 60 ? t("page-clock-seconds", { seconds }) : t("page-clock-minutes", { minutes: seconds / 60 });
}

/** What is chosen, in one line: the rulebook, how many play, and the clock. @param {import("../../messages/http.d.ts").RulesShown} found @param {number} count */
export const choiceInWords = (found, count) =>
  t("page-new-summary", { rules: found.title, count, clock: turnTime(ruleOf(found, "time.limit")?.value ?? null) });

// Emblems are lists of signs and of tiles, which are numbers as in tiles/piece.js.
const JOKERS = "JDCM";
const JOKER = 208;
const USUAL = [68, 72, 76, JOKER];
/** The emblems of rules that few booklets have.
 * @type {Record<string, (number | string)[]>} */
const RARE = {
  "jokers.release": [68, 72, JOKER, "⇄", 76],
  "deal.reshuffle_pairs": [20, 20, "", 136, 136, "", 188, 188],
  "opening.extras": [68, 72, 76, "+", 80],
  "box.pieces": [132, 132, 132, "", 28, 28, 28],
  "turn.wrong_lay": [68, 128, 76, "✕"],
};

/** The emblem of a booklet: its jokers, a rare rule or dice, and the number of players.
 * @param {Booklet} booklet */
export function emblem({ game, jokers, players, rare }) {
  const kinds = jokers.map((kind) => JOKER + JOKERS.indexOf(kind) * 4);
  const shown = kinds.length > 1 ? kinds : (RARE[rare.find((key) => RARE[key]) ?? ""] ?? USUAL);
  return html`<span class="emblem" aria-hidden="true">
    ${
      game === "dice"
        ? crossOfDice()
        : shown.map((each, place) => (typeof each === "number" ? pageTile(each, each === shown[place - 1]) : html`<b>${each}</b>`))
    }
    <span class="emblem-seats">${Array.from({ length: players[1] }, () => html`<i></i>`)}</span>
  </span>`;
}

/** A tile as a picture; `same` puts it onto an equal one.
 * @param {number} piece
 * @param {boolean} [same] */
export const pageTile = (piece, same = false) =>
  html`<span class="page-tile ${letter(piece)} ${same ? "same" : ""}">${tilePicture(piece, [])}</span>`;

/** Dice in a cross. */
function crossOfDice() {
  const cells = [
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 0],
    [1, 2],
  ];
  return svg`<svg class="emblem-dice" viewBox="0 0 66 66">${cells.map(
    ([x, y]) =>
      svg`<g transform="translate(${x * 22 + 1} ${y * 22 + 1})"><rect width="20" height="20" rx="4"/><text x="10"
        y="15">${x + y + 3}</text></g>`,
  )}</svg>`;
}
