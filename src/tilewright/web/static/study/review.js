// One face of a finished game, its review as a story: how well each player played, the moments that decided it, and every turn.

import { login, Refusal, request } from "../api.js";
import { to } from "../navigate.js";
import { smallBoard } from "../parts/boards/small_board.js";
import { bar, chanceChart } from "../parts/chart.js";
import { checkboxField, Page } from "../parts/page.js";
import { booklets } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { chancesAfter, keyMoments, MOMENTS } from "./key_moments.js";
import { mistakePath, ownMistakes } from "./puzzle_cards.js";
import "./turn_story.js";

/** @import { Review, SeatShown as Seat, TurnShown as Turn } from "../messages/http.d.ts" */

const AGAIN_MS = 250;
/** A server that is busy is asked again after this long, so often. */
const [BUSY_MS, BUSY_TRIES] = [3000, 20];
const BUSY = [429, 503];
const MISTAKES = ["out", "open", "missed"];

/** `<tw-review>`: fires `turn` with the number of the turn that is chosen, `watch` to see it in the replay, and `games`. */
export class ReviewFace extends Page {
  static properties = { match: {}, game: {}, turn: {} };
  match = "";
  game = 1;
  /** The number of the turn that is shown, or 0. */
  turn = 0;
  /** @type {Review | null} */
  #review = null;
  /** The turns that are reviewed so far. @type {Turn[]} */
  #turns = [];
  /** The turns of this game that are puzzles of the player's now. @type {import("../messages/http.d.ts").MistakeListed[]} */
  #own = [];
  #isTiles = true;
  #mistakesFirst = true;

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.get("game")) {
      [this.#review, this.#turns, this.#own] = [null, [], []];
      void this.attempt(() => this.load());
    }
  }

  get isWhole() {
    return true;
  }

  /** The server makes some turns at a time; they are shown as they come. */
  async load() {
    await login();
    const game = this.game;
    for (let tries = 0; this.isConnected && game === this.game; ) {
      const after = this.#turns.length;
      try {
        const found = await request(`/api/matches/${this.match}/review?game=${game}&after=${after}&language=${language()}`);
        if (game !== this.game) return;
        await this.#take(found);
        tries = 0;
        if (found.done >= found.turns) {
          this.#own = (await ownMistakes()).filter(({ missed }) => missed.match === this.match && missed.game === game);
          return;
        }
      } catch (error) {
        if (!(error instanceof Refusal) || !BUSY.includes(error.status) || ++tries > BUSY_TRIES) throw error;
      }
      await new Promise((done) => setTimeout(done, tries ? BUSY_MS : AGAIN_MS));
    }
  }

  /** @param {Review} found */
  async #take(found) {
    if (!this.#review) {
      this.#isTiles = (await booklets()).find(({ rules }) => rules === found.rules)?.game === "tiles";
      this.dispatchEvent(new CustomEvent("games", { detail: found }));
    }
    this.#review = found;
    this.#turns = [...this.#turns.slice(0, found.first), ...found.review.turns];
    this.requestUpdate();
  }

  /** @param {number} turn @param {boolean} [scrolls] whether the turn is brought into view */
  async #choose(turn, scrolls = true) {
    this.turn = turn;
    this.dispatchEvent(new CustomEvent("turn", { detail: turn }));
    await this.updateComplete;
    if (scrolls) this.querySelector(".review-shown")?.scrollIntoView({ block: "start" });
  }

  render() {
    const found = this.#review;
    if (!found)
      return html`${this.refusalView()}${
        this.busy ? html`<div role="status" class="stack"><p>${t("review-making")}</p></div>${skeleton()}` : nothing
      }`;
    const { names, done, turns: all, review } = found;
    return html`${this.refusalView()}
      <p class="soft review-done" role="status">${t("review-done", { done, turns: all })} ${
        done < all ? html`<progress max=${all} value=${done}></progress>` : nothing
      }</p>
      <div class="review-page">
        <div class="review-story">
          <section aria-label=${t("review-summary")}>${this.#players(review.seats, names)}</section>
          ${this.#moments(names, done < all)}
          ${
            this.#isTiles && review.playouts
              ? html`<section class="card stack">
                <h2>${t("review-chances")}</h2>
                ${chanceChart(chancesAfter(this.#turns, names.length), names, { count: all, chosen: this.turn, choose: (turn) => void this.#choose(turn) })}
                <p class="soft small">${t("review-chances-how", { count: review.playouts })}</p>
              </section>`
              : nothing
          }
          ${this.#missed()}
        </div>
        <section class="card stack review-shown">${this.#shown(names)}</section>
        <section class="card stack review-list"><h2>${t("review-turns")}</h2>${this.#list(names)}</section>
      </div>`;
  }

  /** What this game has given the player to solve. */
  #missed() {
    const count = this.#own.length;
    if (!count) return nothing;
    const next = this.#own.find(({ solved }) => !solved) ?? this.#own[0];
    return html`<section class="card stack own-mistakes">
      <h2>${t("mistakes-title")}</h2>
      <p>${t("mistakes-in-game", { count })}</p>
      <div class="cluster"><a class="button primary" href=${to(mistakePath(next))}>${t("puzzles-solve")}</a></div>
    </section>`;
  }

  /** How well each player played. @param {Seat[]} seats @param {string[]} names */
  #players(seats, names) {
    const mistakes = (/** @type {Seat} */ { badges }) => MISTAKES.reduce((sum, badge) => sum + badges[badge], 0);
    const figures = (/** @type {Seat} */ seat) =>
      /** @type {[string, number][]} */ ([
        [t("review-turns"), seat.turns],
        [t("review-best-turns"), seat.badges.best],
        [t("review-held-turns"), seat.badges.held],
        [t("review-mistakes"), mistakes(seat)],
        [t("review-outs-missed"), seat.outs_missed],
      ]);
    return html`<ul class="plain review-players">
        ${seats.map(
          (seat) => html`<li class="card stack">
            <h2>${names[seat.seat]}</h2>
            ${
              seat.quality === null
                ? nothing
                : html`<p class="quality"><strong>${seat.quality}</strong> <span class="soft">${t("review-quality")}</span></p>`
            }
            <dl class="review-figures">${figures(seat).map(([words, value]) => html`<div><dt>${words}</dt><dd>${value}</dd></div>`)}</dl>
          </li>`,
        )}
      </ul>
      ${seats.some(({ quality }) => quality !== null) ? html`<p class="soft small">${t("review-quality-how")}</p>` : nothing}`;
  }

  /** The turns that decided most; while some are not reviewed yet, their places.
   * @param {string[]} names @param {boolean} waits */
  #moments(names, waits) {
    const moments = waits ? [] : keyMoments(this.#turns);
    if (!waits && !moments.length) return nothing;
    return html`<section class="stack" aria-busy=${waits}>
      <h2>${t("review-moments")}</h2>
      <ul class="plain review-moments">
        ${waits ? Array.from({ length: MOMENTS }, () => html`<li class="skeleton"></li>`) : nothing}
        ${moments.map(
          (turn) => html`<li>
            <button class="review-moment" aria-pressed=${turn.turn === this.turn} @click=${() => void this.#choose(turn.turn)}>
              ${this.#isTiles ? smallBoard(turn.table, turn.rack) : nothing}
              <span>
                <span>${t("review-turn-of", { turn: turn.turn, name: names[turn.seat] })}</span>
                ${badge(turn)}
                <span class="soft small">${t("review-laid", { laid: turn.played, most: turn.best })}</span>
              </span>
            </button>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  /** @param {string[]} names */
  #shown(names) {
    const turn = this.#turns[this.turn - 1];
    const { match, rules, house, turns } = /** @type {Review} */ (this.#review);
    if (!turn) return html`<p class="soft">${t("review-choose")}</p>`;
    const own = this.#own.find(({ missed }) => missed.turn === turn.turn);
    const step = (/** @type {number} */ by, /** @type {string} */ words, /** @type {string} */ sign) =>
      html`<button class="round" aria-label=${words}
        ?disabled=${turn.turn + by < 1 || turn.turn + by > Math.min(turns, this.#turns.length)}
        @click=${() => void this.#choose(turn.turn + by, false)}><span aria-hidden="true">${sign}</span></button>`;
    return html`<div class="cluster between">
        <h2>${t("review-turn-of", { turn: turn.turn, name: names[turn.seat] })}</h2>
        <div class="cluster">${step(-1, t("review-back"), "‹")} ${step(1, t("review-next"), "›")}</div>
      </div>
      <p>${badge(turn)} ${t("review-laid", { laid: turn.played, most: turn.best })} ${
        own ? html`<a href=${to(mistakePath(own))}>${t("mistakes-as-puzzle")}</a>` : nothing
      }</p>
      ${
        this.#isTiles
          ? html`<tw-turn-story .turn=${turn} .rules=${rules} .house=${house} .back=${`${match}.${this.game}.${turn.turn}`}
          @watch=${this.#watch}></tw-turn-story>`
          : html`<div class="cluster"><button @click=${this.#watch}>${t("review-watch")}</button></div>`
      }`;
  }

  #watch() {
    this.dispatchEvent(new CustomEvent("watch"));
  }

  /** @param {string[]} names */
  #list(names) {
    const turns = this.#turns;
    const most = Math.max(1, ...turns.map(({ best }) => best));
    const worse = (/** @type {Turn} */ one, /** @type {Turn} */ other) => other.lost - one.lost || other.missed - one.missed;
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
            <button class=${turn.mistake ? "mistake" : ""} aria-pressed=${turn.turn === this.turn}
              @click=${() => void this.#choose(turn.turn)}>
              <span>${t("review-turn-of", { turn: turn.turn, name: names[turn.seat] })} ${badge(turn)}</span>
              ${
                turn.best
                  ? html`${bar(turn.played / most, turn.best / most)} <span class="soft small">${t("review-laid", { laid: turn.played, most: turn.best })}</span>`
                  : nothing
              }
            </button>
          </li>`,
        )}
      </ol>`;
  }
}

/** The badge of a turn, or nothing where it is not known whether another turn was better. @param {Turn} turn */
const badge = ({ badge: kind, missed }) =>
  kind === "even" ? nothing : html`<span class="badge badge-${kind}">${t(`review-badge-${kind}`, { count: missed })}</span>`; // words: review-badge-out review-badge-open review-badge-missed review-badge-held review-badge-best review-badge-none

/** The page before the first turns are there, in its size. */
const skeleton = () => html`<div class="review-page" aria-hidden="true">
  <div class="review-story"><div class="skeleton figures-skeleton"></div><div class="skeleton moments-skeleton"></div></div>
  <div class="skeleton board-skeleton"></div>
</div>`;

customElements.define("tw-review", ReviewFace);
