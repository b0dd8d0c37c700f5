// The calendar of a month: each day leads to its puzzle, and solved ones are marked.

import { currentPlayer, request } from "../api.js";
import { to } from "../navigate.js";
import { Page } from "../parts/page.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { dayInWords } from "./daily.js";
import { puzzleProgress } from "./progress.js";

/** @import { DayListed, DaysSolved } from "../messages/http.d.ts" */

const WEEK = 7;
// A Monday.
const FIRST = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** `<tw-calendar>`: the month of `today`, and those before it. */
export class CalendarElement extends Page {
  static properties = { today: {}, titles: {} };
  /** As 2026-12-24. */
  today = "";
  /** The names of the rulebooks by their ids. @type {Record<string, string>} */
  titles = {};
  /** As 2026-12. */
  #month = "";
  /** The days that have a puzzle. @type {DayListed[]} */
  #days = [];
  /** What the server knows of the player. @type {DaysSolved | null} */
  #solved = null;
  /** Whether the month before has some too. */
  #before = false;

  load() {
    return this.#show(this.#month || this.today.slice(0, WEEK));
  }

  /** @param {string} month */
  async #show(month) {
    const known = hasServer && (await currentPlayer());
    const [days, before, solved] = await Promise.all([
      request(`/api/puzzles/month/${month}`),
      request(`/api/puzzles/month/${shifted(month, -1)}`),
      known ? request(`/api/me/days/${month}`) : null,
    ]);
    [this.#month, this.#days, this.#before, this.#solved] = [month, days, before.length > 0, solved];
    this.requestUpdate();
  }

  /** @param {string} day */
  #state(day) {
    const own = puzzleProgress().days[day];
    if ((own && !own.late) || this.#solved?.solved.includes(day)) return "solved";
    return own || this.#solved?.late.includes(day) ? "late" : "open";
  }

  render() {
    const month = this.#month || this.today.slice(0, WEEK);
    const name = dayInWords(`${month}-01`, { month: "long", year: "numeric" });
    const byDay = new Map(this.#days.map((each) => [each.day, each]));
    const turn = (/** @type {number} */ step) => () => void this.attempt(() => this.#show(shifted(month, step)));
    return html`<section class="card stack calendar" aria-labelledby="calendar-title">
      <div class="calendar-head">
        <button class="quiet" ?disabled=${this.busy || !this.#before} aria-label=${t("puzzles-month-before")} @click=${turn(-1)}>‹</button>
        <h2 id="calendar-title" aria-live="polite">${name}</h2>
        <button class="quiet" ?disabled=${this.busy || month >= this.today.slice(0, WEEK)} aria-label=${t("puzzles-month-after")}
          @click=${turn(1)}>›</button>
      </div>
      <div class="calendar-week" aria-hidden="true">${weekdays().map((day) => html`<span>${day}</span>`)}</div>
      <ol class="plain calendar-days">
        ${daysOf(month).map((day, place) => this.#day(day, byDay.get(day), place ? 0 : weekday(day)))}
      </ol>
      ${this.refusalView()}
      <p class="soft small">${t("puzzles-calendar-why")}</p>
    </section>`;
  }

  /** @param {string} day @param {DayListed | undefined} puzzle @param {number} from its column, if it is the first */
  #day(day, puzzle, from) {
    const number = Number(day.slice(-2));
    const column = from ? `from-${from}` : nothing;
    if (!puzzle) return html`<li class=${column}><span class="calendar-day soft">${number}</span></li>`;
    const state = this.#state(day);
    const words = t("puzzles-day", { date: dayInWords(day), rules: this.titles[puzzle.rules] ?? "", state });
    return html`<li class=${column}>
      <a class="calendar-day ${state}" href=${to(`/puzzles/day/${day}`)} aria-label=${words}
        aria-current=${day === this.today ? "date" : nothing}>${number}</a>
    </li>`;
  }
}

/** A month some months later. @param {string} month @param {number} step */
function shifted(month, step) {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, WEEK);
}

/** The days of a month. @param {string} month */
function daysOf(month) {
  const last = new Date(Date.parse(`${shifted(month, 1)}-01`) - DAY_MS).getUTCDate();
  return Array.from({ length: last }, (_, place) => `${month}-${`${place + 1}`.padStart(2, "0")}`);
}

/** From 1, which is Monday, to 7. @param {string} day */
const weekday = (day) => ((new Date(day).getUTCDay() + WEEK - 1) % WEEK) + 1;

function weekdays() {
  const format = new Intl.DateTimeFormat(language(), { weekday: "narrow", timeZone: "UTC" });
  return Array.from({ length: WEEK }, (_, place) => format.format(FIRST + place * DAY_MS));
}

customElements.define("tw-calendar", CalendarElement);
