// The review of a finished game: the chances over its turns, every turn against the best one, and what should have been played.

import { login, request } from "../api.js";
import { to } from "../navigate.js";
import { caseQuery, emptyCase } from "../parts/case.js";
import { chanceChart, laidBar, percent } from "../parts/chart.js";
import { checkboxField, Page, selectField } from "../parts/page.js";
import { booklets } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { Review, SeatShown as Seat, TurnShown as Turn } from "../messages/http.d.ts" */

const AGAIN_MS = 500;
const MISTAKES = ["out", "open", "missed"];

export default class ReviewPage extends Page {
  match = "";
  #game = 1;
  /** @type {Review | null} */
  #review = null;
  /** How many of the turns are done while the review is being made. @type {[number, number]} */
  #done = [0, 0];
  #title = "";
  #isTiles = true;
  #mistakesFirst = true;
  /** The turn that is shown. @type {Turn | null} */
  #turn = null;
  /** @type {import("../parts/turn_view.js").Wanted | null} */
  #wanted = null;

  get heading() {
    return t("review-title");
  }

  async load() {
    await login();
    await import("../parts/turn_view.js");
    const review = await this.#ask();
    const booklet = (await booklets()).find(({ rules }) => rules === review.rules);
    this.#title = booklet?.title ?? "";
    this.#isTiles = booklet?.game === "tiles";
    this.#review = review;
  }

  /** The review; the server makes some turns of it at a time, and each answer says how many are done. @returns {Promise<Review>} */
  async #ask() {
    for (;;) {
      const found = await request(
        `/api/matches/${this.match}/review?game=${this.#game}&language=${language()}`,
      );
      if (found.review || !this.isConnected) return found;
      this.#done = [found.done, found.turns];
      this.requestUpdate();
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }

  /** @param {number} game */
  #choose(game) {
    [this.#game, this.#review, this.#turn, this.#wanted] = [game, null, null, null];
    this.#done = [0, 0];
    void this.attempt(() => this.load());
  }

  /** @param {Turn} turn */
  async #show(turn) {
    const { rules, house } = /** @type {Review} */ (this.#review);
    this.#turn = turn;
    const { table, rack, opened } = turn;
    this.#wanted = this.#isTiles ? { rules, house, table, rack, opened, objective: "tiles" } : null;
    this.requestUpdate();
    await this.updateComplete;
    this.querySelector(".review-shown")?.scrollIntoView({ block: "nearest" });
  }

  render() {
    const found = this.#review;
    if (!found?.review) {
      const [done, turns] = this.#done;
      const progress = turns ? html`<p class="soft">${t("review-done", { done, turns })}</p>` : nothing;
      return html`<h1>${t("review-title")}</h1>
        ${this.busy ? html`<div role="status" class="stack"><p>${t("review-making")}</p>${progress}</div>` : nothing} ${this.refusalView()}`;
    }
    const { review, names, match } = found;
    const games = Array.from(
      { length: found.games },
      (_, place) => /** @type {[number, string]} */ ([place + 1, `${place + 1}`]),
    );
    return html`<div class="cluster between">
        <h1>${t("review-of", { booklet: this.#title, game: found.game })}</h1>
        ${found.games > 1 ? selectField(t("page-replay-game"), found.game, games, (game) => this.#choose(Number(game))) : nothing}
      </div>
      ${this.refusalView()}
      <section class="card stack"><h2>${t("review-summary")}</h2>${this.#summary(review.seats, names)}</section>
      ${
        this.#isTiles && review.playouts
          ? html`<section class="card stack">
            <h2>${t("review-chances")}</h2>
            <p class="soft small">${t("review-chances-how", { count: review.playouts })}</p>
            ${chanceChart(review.turns, names, this.#turn ? review.turns.indexOf(this.#turn) : -1)}
          </section>`
          : nothing
      }
      <div class="study-page">
        <section class="card stack"><h2>${t("review-turns")}</h2>${this.#turns(review.turns, names)}</section>
        <section class="card stack review-shown">${this.#shown(names)}</section>
      </div>
      <div class="cluster"><a class="button quiet" href=${to(`/replay/${match}`)}>${t("game-replay")}</a></div>`;
  }

  /** @param {Seat[]} seats @param {string[]} names */
  #summary(seats, names) {
    const mistakes = (/** @type {Seat} */ { badges }) =>
      MISTAKES.reduce((sum, badge) => sum + badges[badge], 0);
    const columns = /** @type {[string, (seat: Seat) => number][]} */ ([
      [t("review-turns"), ({ turns }) => turns],
      [t("review-best-turns"), ({ badges }) => badges.best],
      [t("review-held-turns"), ({ badges }) => badges.held],
      [t("review-mistakes"), mistakes],
      [t("review-missed-tiles"), ({ missed }) => missed],
      [t("review-outs-missed"), (seat) => seat.outs_missed],
    ]);
    return html`<div class="scrolls" tabindex="0" role="region" aria-label=${t("review-summary")}>
      <table class="figures">
        <thead><tr><th scope="col">${t("review-player")}</th>${columns.map(([words]) => html`<th scope="col">${words}</th>`)}</tr></thead>
        <tbody>${seats.map((seat) => html`<tr><th scope="row">${names[seat.seat]}</th>${columns.map(([, value]) => html`<td>${value(seat)}</td>`)}</tr>`)}</tbody>
      </table>
    </div>`;
  }

  /** @param {Turn[]} turns @param {string[]} names */
  #turns(turns, names) {
    const most = Math.max(1, ...turns.map(({ best }) => best));
    const worse = (/** @type {Turn} */ one, /** @type {Turn} */ other) =>
      other.lost - one.lost || other.missed - one.missed;
    const ordered = this.#mistakesFirst
      ? [...turns.filter(({ mistake }) => mistake).sort(worse), ...turns.filter(({ mistake }) => !mistake)]
      : turns;
    const change = (/** @type {boolean} */ first) => {
      this.#mistakesFirst = first;
      this.requestUpdate();
    };
    return html`${checkboxField(t("review-mistakes-first"), this.#mistakesFirst, change)}
      <ol class="plain review-turns">
        ${ordered.map(
          (turn) => html`<li>
            <button class=${turn.mistake ? "mistake" : ""} aria-pressed=${turn === this.#turn} @click=${() => this.#show(turn)}>
              <span>${t("review-turn-of", { turn: turn.turn, name: names[turn.seat] })} <span class="badge badge-${turn.badge}">${badge(turn)}</span></span>
              ${laidBar(turn, most)}
              <span class="soft small">${t("review-laid", { laid: turn.played, most: turn.best })}</span>
            </button>
          </li>`,
        )}
      </ol>`;
  }

  /** @param {string[]} names */
  #shown(names) {
    const turn = this.#turn;
    if (!turn) return html`<p class="soft">${t("review-choose")}</p>`;
    const { rules, house } = /** @type {Review} */ (this.#review);
    const position = {
      ...emptyCase(),
      ...turn,
      rules,
      house,
      asks: /** @type {"turn"} */ ("turn"),
      row: [],
      after: null,
    };
    return html`<h2>${t("review-turn-of", { turn: turn.turn, name: names[turn.seat] })}</h2>
      <p>
        <span class="badge badge-${turn.badge}">${badge(turn)}</span> ${t("review-laid", { laid: turn.played, most: turn.best })}
      </p>
      ${turn.mistake && turn.lost > 0 ? html`<p>${t("review-lost", { chance: percent(turn.lost) })}</p>` : nothing}
      ${
        this.#wanted
          ? html`<h3>${t("review-best-here")}</h3>
            <tw-turn-view .wanted=${this.#wanted}></tw-turn-view>
            <div class="cluster"><a class="button" href=${to(`/analysis#${caseQuery(position)}`)}>${t("review-try")}</a></div>`
          : nothing
      }`;
  }
}

/** The badge of a turn in words. @param {Turn} turn */
const badge = ({ badge: kind, missed }) => t(`review-badge-${kind}`, { count: missed }); // words: review-badge-out review-badge-open review-badge-missed review-badge-held review-badge-best review-badge-none

customElements.define("tw-review", ReviewPage);
