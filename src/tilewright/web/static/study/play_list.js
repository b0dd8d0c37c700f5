// Every legal play of a position, to browse.

import { faceInWords } from "../parts/boards/faces.js";
import { LatestAnswer } from "../parts/latest_answer.js";
import { Page } from "../parts/page.js";
import { pageTile } from "../parts/rules/booklets.js";
import { pieceOf } from "../tiles/piece.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

/** @import { PlaysFound as Plays } from "../messages/http.d.ts" */

const SHOWN_AT_ONCE = 20;
const TRIES = 2;

/** `<tw-play-list>`: fires `choose` with the pieces of a play. */
export class PlayList extends Page {
  static properties = { position: {}, shown: {}, chosen: {} };
  /** @type {import("../parts/boards/turn_view.js").Wanted | null} */
  position = null;
  shown = SHOWN_AT_ONCE;
  chosen = -1;
  /** @type {Plays | null} */
  #found = null;
  #answers = new LatestAnswer("/api/study/plays", TRIES);

  async load() {
    this.#found = await this.#answers.ask(this.position ?? {});
  }

  /** @param {number} place */
  #choose(place) {
    this.chosen = place;
    this.dispatchEvent(new CustomEvent("choose", { detail: this.#found?.plays[place].played }));
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
          </li>`,
        )}
      </ol>
      ${
        plays.length > this.shown
          ? html`<button class="quiet" @click=${() => (this.shown += SHOWN_AT_ONCE)}>${t("study-plays-next")}</button>`
          : nothing
      }`;
  }
}

customElements.define("tw-play-list", PlayList);
