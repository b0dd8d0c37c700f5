// Every legal play of a position, to browse.

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

  render() {
    const found = this.#found;
    if (!found) return html`${this.busy ? html`<p class="soft" role="status">${t("study-thinking")}</p>` : nothing}${this.refusalView()}`;
    const { plays, more } = found;
    return html`<p class="study-answer"
      role="status">${more ? t("study-plays-more", { count: plays.length }) : t("study-plays-all", { count: plays.length })}</p>
      <ol class="plain study-plays">
        ${plays.slice(0, this.shown).map(
          ({ played, value }, place) => html`<li>
            <button aria-pressed=${place === this.chosen}
              aria-label=${t("study-play", { pieces: joinList(played.map(faceInWords)), points: value })}
                @click=${() => this.#choose(place)}>
              <span class="study-tiles" aria-hidden="true">${played.map((face) => pageTile(pieceOf(face)))}</span><span
                class="soft small" aria-hidden="true">${value}</span>
            </button>
            ${this.#outlook(played)}
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

  /** How often a play wins, with the interval, and how sure it is that the best one wins more often. @param {string[]} played */
  #outlook(played) {
    const found = this.#outlooks.get(played.join(" "));
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
      ? html`<p class="study-waiting">${t("study-wait")} ${this.#outlook([])}</p><p class="soft small">${t("study-chances-how")}</p>`
      : nothing;
  }
}

/** The interval of a chance as a bar. @param {Outlook["chance"]} chance */
const interval = ({ chance, low, high }) => svg`<svg class="interval" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
  <rect class="most" y="4" width="100" height="2" /><rect class="laid" x=${low * 100} y="1" width=${(high - low) * 100} height="8" /><rect
    class="mark" x=${chance * 100 - 0.5} width="1" height="10" />
</svg>`;

customElements.define("tw-play-list", PlayList);
