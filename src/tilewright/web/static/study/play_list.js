// Every legal play of a position, to browse, and any two turns side by side.

import { faceInWords } from "../parts/boards/faces.js";
import { percent } from "../parts/chart.js";
import { LatestAnswer } from "../parts/latest_answer.js";
import { Page } from "../parts/page.js";
import { pageTile } from "../parts/rules/booklets.js";
import { pieceOf } from "../tiles/piece.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

/** @import { Outlook, PlaysFound as Plays } from "../messages/http.d.ts" */

const SHOWN_AT_ONCE = 20;
const TRIES = 2;
/** So many of the first plays are compared with each other, with waiting, and with the one that is chosen. */
const COMPARED = 3;
/** The turn that lays nothing. @type {string[]} */
const DRAWING = [];

/** `<tw-play-list>`: fires `choose` with the pieces of a play. */
export class PlayList extends Page {
  static properties = { position: {}, shown: {}, chosen: {} };
  /** @type {import("../parts/boards/turn_view.js").Wanted | null} */
  position = null;
  shown = SHOWN_AT_ONCE;
  chosen = -1;
  /** @type {Plays | null} */
  #found = null;
  /** How often each play wins that was compared, by its pieces; waiting has none. @type {Map<string, Outlook>} */
  #outlooks = new Map();
  #answers = new LatestAnswer("/api/study/plays", TRIES);
  #compares = new LatestAnswer("/api/study/chances", TRIES);
  /** The turns that are put side by side, two at most, by their pieces; drawing has none. @type {string[][]} */
  #pair = [];
  /** How often each of the two wins, in games of their own. @type {Outlook[]} */
  #pairOutlooks = [];
  #pairs = new LatestAnswer("/api/study/chances", TRIES);

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.get("position")) return;
    [this.chosen, this.shown] = [-1, SHOWN_AT_ONCE];
    [this.#found, this.#outlooks, this.#pair] = [null, new Map(), []];
    void this.attempt(() => this.load());
  }

  async load() {
    this.#found = await this.#answers.ask(this.position ?? {});
    this.requestUpdate();
    await this.#compare();
  }

  /** Play the first turns out, waiting, and the one that is chosen, all in the same imagined games. */
  async #compare() {
    const plays = this.#found?.plays ?? [];
    if (!plays.length) return;
    const chosen = this.chosen >= COMPARED ? [plays[this.chosen]] : [];
    const compared = [...plays.slice(0, COMPARED), ...chosen].map(({ played }) => played).concat([[]]);
    /** @type {Outlook[]} */
    const found = await this.#compares.ask({ ...this.position, plays: compared });
    this.#outlooks = new Map(compared.map((played, place) => [played.join(" "), found[place]]));
  }

  /** @param {number} place */
  #choose(place) {
    this.chosen = place;
    this.dispatchEvent(new CustomEvent("choose", { detail: this.#found?.plays[place].played }));
    if (place >= COMPARED) void this.attempt(() => this.#compare());
  }

  /** Put a turn beside the one that was chosen before, or take it away. @param {string[]} played */
  #pick(played) {
    const others = this.#pair.filter((each) => each !== played);
    const pair = others.length < this.#pair.length ? others : [...others, played].slice(-2);
    [this.#pair, this.#pairOutlooks] = [pair, []];
    this.requestUpdate();
    if (pair.length < 2) return;
    void this.attempt(async () => {
      const found = await this.#pairs.ask({ ...this.position, plays: pair });
      if (pair === this.#pair) this.#pairOutlooks = found;
    });
  }

  render() {
    const found = this.#found;
    if (!found) return html`${this.busy ? html`<p class="soft" role="status">${t("study-thinking")}</p>` : nothing}${this.refusalView()}`;
    const { plays, more } = found;
    return html`<p class="study-answer"
      role="status">${more ? t("study-plays-more", { count: plays.length }) : t("study-plays-all", { count: plays.length })}</p>
      ${plays.length ? this.#sideBySide() : nothing}
      <ol class="plain study-plays">
        ${plays.slice(0, this.shown).map(
          ({ played, value }, place) => html`<li>
            <button aria-pressed=${place === this.chosen}
              aria-label=${t("study-play", { pieces: joinList(played.map(faceInWords)), points: value })}
                @click=${() => this.#choose(place)}>
              ${tilesView(played)}<span
                class="soft small" aria-hidden="true">${value}</span>
            </button>
            ${this.#picks(played)} ${this.#outlook(this.#outlooks.get(played.join(" ")))}
          </li>`,
        )}
      </ol>
      ${this.#waiting()} ${this.refusalView()}
      ${
        plays.length > this.shown
          ? html`<button class="quiet" @click=${() => (this.shown += SHOWN_AT_ONCE)}>${t("study-plays-next")}</button>`
          : nothing
      }`;
  }

  /** @param {string[]} played */
  #picks(played) {
    return html`<button class="quiet small" aria-pressed=${this.#pair.includes(played)}
      @click=${() => this.#pick(played)}>${t("study-compare")}</button>`;
  }

  /** What each of two turns lays and keeps, and how often it wins. */
  #sideBySide() {
    if (!this.#pair.length) return html`<p class="soft small">${t("study-compare-how")}</p>`;
    const waits = this.#pair.length > 1 && !this.#pairOutlooks.length && this.busy;
    return html`<section class="study-pair" aria-label=${t("study-compared")} aria-busy=${waits}>
      ${this.#pair.map((played, place) => {
        const rack = kept(this.position?.rack ?? [], played);
        return html`<div class="stack">
          <h2>${played.length ? t("study-lays", { count: played.length }) : t("game-draw")}</h2>
          ${piecesView(played)}
          <p class="soft small">${t("study-keeps", { count: rack.length })}</p>
          ${piecesView(rack)} ${this.#outlook(this.#pairOutlooks[place])}
        </div>`;
      })}
      ${this.#pair.length < 2 ? html`<p class="soft small">${t("study-compare-other")}</p>` : nothing}
    </section>`;
  }

  /** How often a turn wins, with the interval, and how sure it is that the best one wins more often. @param {Outlook | undefined} found */
  #outlook(found) {
    if (!found) return nothing;
    const { chance, behind } = found;
    const than = { less: percent(behind.mean), low: percent(Math.max(0, behind.low)), high: percent(behind.high) };
    const words = behind.low > 0 ? t("study-behind", than) : behind.mean ? t("study-as-good") : t("study-ahead");
    return html`<span class="outlook"
      ><b>${percent(chance.chance)}</b> <span class="soft small">${percent(chance.low)} – ${percent(chance.high)}. ${words}</span>
      ${interval(chance)}</span
    >`;
  }

  /** What drawing instead is worth. */
  #waiting() {
    return this.#outlooks.has("")
      ? html`<p class="study-waiting">${t("study-wait")} ${this.#picks(DRAWING)} ${this.#outlook(this.#outlooks.get(""))}</p><p class="soft small">${t("study-chances-how")}</p>`
      : nothing;
  }
}

/** @param {string[]} faces */
const tilesView = (faces) => html`<span class="study-tiles" aria-hidden="true">${faces.map((face) => pageTile(pieceOf(face)))}</span>`;

/** Some tiles, also for screen readers. @param {string[]} faces */
const piecesView = (faces) =>
  faces.length ? html`<p><span class="visually-hidden">${joinList(faces.map(faceInWords))}</span>${tilesView(faces)}</p>` : nothing;

/** The rack after a play. @param {string[]} rack @param {string[]} played */
const kept = (rack, played) =>
  played.reduce((left, face) => {
    const place = left.indexOf(face);
    return place < 0 ? left : left.toSpliced(place, 1);
  }, rack);

/** The interval of a chance as a bar. @param {Outlook["chance"]} chance */
const interval = ({ chance, low, high }) => svg`<svg class="interval" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
  <rect class="most" y="4" width="100" height="2" /><rect class="laid" x=${low * 100} y="1" width=${(high - low) * 100} height="8" /><rect
    class="mark" x=${chance * 100 - 0.5} width="1" height="10" />
</svg>`;

customElements.define("tw-play-list", PlayList);
