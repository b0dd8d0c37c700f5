// One face of a finished game, its review: it opens on the turn that cost most or decided it, then the chart, key moments and every turn.

import { login, Refusal, request } from "../api.js";
import { to } from "../navigate.js";
import { smallBoard } from "../parts/boards/small_board.js";
import { asTable, bar, chart, chartNames, percent } from "../parts/chart.js";
import { checkboxField, Page } from "../parts/page.js";
import { booklets, themes, waysOn } from "../parts/rules/booklets.js";
import { rowView } from "../parts/rules/rule_pictures.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, language, loadMoreWords, t } from "../words.js";
import { chancesAfter, diceAfter, keyMoments, MOMENTS, opensAt, turningPoint } from "./key_moments.js";
import "./dice_story.js";
import { mistakePath, ownMistakes } from "./puzzle_cards.js";
import "./turn_story.js";

await loadMoreWords("themes");

/** @import { Review, SeatShown as Seat, TurnShown as Turn } from "../messages/http.d.ts" */

const AGAIN_MS = 250;
/** A server that is busy is asked again after this long, so often. */
const [BUSY_MS, BUSY_TRIES] = [3000, 20];
const BUSY = [429, 503];
/** A turn that the chart is dragged to is shown when the hand has rested for this long. */
const REST_MS = 200;
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
  /** The seat of the reader, or null. @type {number | null} */
  #seat = null;
  /** @type {import("../messages/http.d.ts").ThemeShown[]} */
  #themes = [];
  /** The turn that the chart is dragged to, or 0. */
  #dragged = 0;
  #timer = 0;
  #isTiles = true;
  #mistakesFirst = true;

  connectedCallback() {
    super.connectedCallback();
    this.signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

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
    const { player } = await login();
    const game = this.game;
    if (player) this.#seat = (await request(`/api/matches/${this.match}`)).seat;
    this.#themes = await themes();
    for (let tries = 0; this.isConnected && game === this.game; ) {
      const after = this.#turns.length;
      try {
        const found = await request(`/api/matches/${this.match}/review?game=${game}&after=${after}&language=${language()}`);
        if (game !== this.game) return;
        await this.#take(found);
        tries = 0;
        if (found.done >= found.turns) return void (await this.#whole());
      } catch (error) {
        if (!(error instanceof Refusal) || !BUSY.includes(error.status) || ++tries > BUSY_TRIES) throw error;
      }
      await new Promise((done) => setTimeout(done, tries ? BUSY_MS : AGAIN_MS));
    }
  }

  /** @param {Review} found */
  async #take(found) {
    const isFirst = !this.#review;
    if (isFirst) {
      this.#isTiles = (await booklets()).find(({ rules }) => rules === found.rules)?.game === "tiles";
      this.dispatchEvent(new CustomEvent("games", { detail: found }));
    }
    this.#review = found;
    this.#turns = [...this.#turns.slice(0, found.first), ...found.review.turns];
    this.requestUpdate();
    // An address with a turn opens at its board.
    if (isFirst && this.turn) await this.#choose(this.turn);
  }

  /** All turns are reviewed: the one that decided most is open, unless another one is. */
  async #whole() {
    const { game } = this;
    if (!this.turn) await this.#choose(opensAt(this.#turns, this.#seat, this.#lines), false);
    this.#own = (await ownMistakes()).filter(({ missed }) => missed.match === this.match && missed.game === game);
  }

  /** What the chart has of every turn so far: each seat's chances, or the dice left. */
  get #lines() {
    const seats = this.#review?.names.length ?? 0;
    if (!this.#isTiles) return diceAfter(this.#turns, seats);
    return this.#review?.review.playouts ? chancesAfter(this.#turns, seats) : [];
  }

  /** @param {number} turn @param {boolean} [scrolls] whether the turn is brought into view */
  async #choose(turn, scrolls = true) {
    clearTimeout(this.#timer);
    [this.turn, this.#dragged] = [turn, 0];
    this.dispatchEvent(new CustomEvent("turn", { detail: turn }));
    await this.updateComplete;
    if (scrolls) this.querySelector(".review-shown")?.scrollIntoView({ block: "start" });
  }

  /** @param {number} turn */
  #drag(turn) {
    clearTimeout(this.#timer);
    this.#dragged = turn;
    this.#timer = setTimeout(() => void this.#choose(turn, false), REST_MS);
    this.requestUpdate();
  }

  render() {
    const found = this.#review;
    if (!found)
      return html`${this.refusalView()}${
        this.busy ? html`<div role="status" class="stack"><p>${t("review-making")}</p></div>${skeleton()}` : nothing
      }`;
    const { names, done, turns: all, review } = found;
    return html`${this.refusalView()}
      <div class="review-page">
        <section class="card stack review-shown" aria-busy=${!this.turn}>${this.#shown(names)}</section>
        <div class="review-story">
          ${this.#chart(names, all)} ${this.#missed()}
          <section aria-label=${t("review-summary")}>${this.#players(review.seats, names)}</section>
          ${this.#moments(names, done < all)}
        </div>
        <section class="card stack review-list">
          <div class="cluster between"><h2>${t("review-turns")}</h2>${this.#done(done, all)}</div>
          ${this.#list(names)}
        </section>
      </div>`;
  }

  /** The chances, or the dice left, over the turns, with a mark at each mistake. @param {string[]} names @param {number} count */
  #chart(names, count) {
    const lines = this.#lines;
    if (!lines.length) return nothing;
    const title = this.#isTiles ? t("review-chances") : t("chart-dice");
    const written = this.#isTiles ? percent : Math.round;
    const chosen = Math.min(this.#dragged || this.turn, lines.length);
    const each = (/** @type {number} */ turn) =>
      joinList(names.map((name, seat) => t("chart-of", { name, value: written(lines[turn - 1][seat]) })));
    const said = chosen ? t("chart-at", { turn: chosen, chances: each(chosen) }) : "";
    return html`<section class="card stack">
      <h2>${title}</h2>
      <figure class="chances">
        ${chart({
          lines: names.map((_, seat) => lines.map((values) => values[seat])),
          most: this.#isTiles ? 1 : Math.max(...lines.flat()),
          written,
          count,
          ends: [t("review-turn-short", { turn: 1 }), t("review-turn-short", { turn: count })],
          marks: this.#turns.filter(({ mistake }) => mistake).map(({ turn, seat }) => ({ line: seat, place: turn - 1 })),
          pick: { label: t("review-turn"), chosen, said, choose: (turn) => this.#drag(turn) },
        })}
        ${chartNames(names)}
        <p class="small chart-said" aria-hidden="true">${said}</p>
        ${asTable(
          title,
          [t("review-turn"), ...names],
          lines.map((values, place) => [place + 1, ...values.map((value) => written(value))]),
        )}
      </figure>
      <p class="soft small">${this.#isTiles ? t("review-chances-how", { count: this.#review?.review.playouts ?? 0 }) : t("chart-dice-how")}</p>
    </section>`;
  }

  /** What this game has given the player to solve. */
  #missed() {
    const count = this.#own.length;
    if (!count) return nothing;
    const next = this.#own.find(({ solved }) => !solved) ?? this.#own[0];
    return html`<section class="card stack own-mistakes">
      <h2>${t("page-mistakes")}</h2>
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
              ${turn.dice ? rowView({ faces: [...turn.dice.hand], stands: [] }, true, false) : smallBoard(turn.table, turn.rack)}
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

  /** How far the review is. @param {number} done @param {number} turns */
  #done(done, turns) {
    return html`<p class="soft review-done">${t("review-done", { done, turns })} ${
      done < turns ? html`<progress max=${turns} value=${done} aria-label=${t("review-making")}></progress>` : nothing
    }</p>`;
  }

  /** @param {string[]} names */
  #shown(names) {
    const turn = this.#turns[this.turn - 1];
    const { match, rules, house, turns, done } = /** @type {Review} */ (this.#review);
    if (!turn) return html`${this.#done(done, turns)}<div class="skeleton board-skeleton"></div>`;
    const step = (/** @type {number} */ by, /** @type {string} */ words, /** @type {string} */ sign) =>
      html`<button class="round" aria-label=${words}
        ?disabled=${turn.turn + by < 1 || turn.turn + by > Math.min(turns, this.#turns.length)}
        @click=${() => void this.#choose(turn.turn + by, false)}><span aria-hidden="true">${sign}</span></button>`;
    const about = { names, seat: this.#seat, turning: this.#isTiles ? turningPoint(this.#lines) : null };
    const own = this.#own.find(({ missed }) => missed.turn === turn.turn);
    const game = this.#isTiles ? "tiles" : "dice";
    const theme = this.#themes.find((each) => each.theme === turn.told?.theme && each.game === game);
    const back = `${match}.${this.game}.${turn.turn}`;
    return html`<div class="cluster between">
        <h2>${t("review-turn-of", { turn: turn.turn, name: names[turn.seat] })}</h2>
        <div class="cluster">${step(-1, t("review-back"), "‹")} ${step(1, t("review-next"), "›")}</div>
      </div>
      ${
        this.#isTiles
          ? html`<tw-turn-story .turn=${turn} .about=${about} .rules=${rules} .house=${house} .back=${back} @watch=${this.#watch}></tw-turn-story>`
          : html`<tw-dice-story .turn=${turn} .about=${about} @watch=${this.#watch}></tw-dice-story>`
      }
      ${
        own || theme
          ? html`<div class="cluster ways-on" role="group" aria-label=${t("ways-title")}>
            ${own ? html`<a class="button primary" href=${to(mistakePath(own))}>${t("mistakes-as-puzzle")}</a>` : nothing}
            ${waysOn(theme, rules)}
          </div>`
          : nothing
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
  <div class="skeleton board-skeleton"></div>
  <div class="review-story"><div class="skeleton figures-skeleton"></div><div class="skeleton moments-skeleton"></div></div>
</div>`;

customElements.define("tw-review", ReviewFace);
