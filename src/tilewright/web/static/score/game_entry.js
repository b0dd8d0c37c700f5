// The form for one game of a score card: who went out, and what the others hold, typed as a sum or tapped as pieces.

import { BaseElement } from "../base_element.js";
import { find } from "../dom.js";
import { pickedPieces } from "../parts/boards/piece_picker.js";
import { inputValue, radioField } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { emptyGame, isComplete, writeGame } from "./card.js";

const NOBODY = -1;

/**
 * `<tw-game-entry>`: fires `enter` with the game as text, and `edit` with the draft after each change; `change` is the event of its
 * fields.
 */
export class GameEntry extends BaseElement {
  static properties = { names: {}, dice: {}, jokers: {}, draft: {}, unclear: {}, hints: {}, tapping: {} };
  /** @type {string[]} */
  names = [];
  dice = false;
  /** @type {string[]} */
  jokers = [];
  /** @type {import("./card.js").GameEntered} */
  draft = emptyGame(0);
  /** The seats whose number of pieces decides. @type {number[]} */
  unclear = [];
  /** The rules that matter here: what a joker costs, and what happens if nobody goes out. @type {{ joker: string, blocked: string }} */
  hints = { joker: "", blocked: "" };
  /** The seat whose pieces are tapped. @type {number | null} */
  tapping = null;

  /** The last entry of text is checked by the form; pieces may be missing. @param {Event} event */
  #enter(event) {
    event.preventDefault();
    if (!isComplete(this.draft)) return;
    this.tapping = null;
    this.dispatchEvent(new CustomEvent("enter", { detail: writeGame(this.draft) }));
    // The button that was pressed goes away.
    find(this, "[name=out]")?.focus();
  }

  /** @param {Partial<import("./card.js").GameEntered>} part */
  #change(part) {
    this.draft = { ...this.draft, ...part };
    this.dispatchEvent(new CustomEvent("edit", { detail: this.draft }));
  }

  /** @param {number} seat @param {Partial<import("./card.js").Rack>} part */
  #rack(seat, part) {
    this.#change({ racks: this.draft.racks.map((rack, at) => (at === seat ? { ...rack, ...part } : rack)) });
  }

  render() {
    const { out, racks } = this.draft;
    const who = /** @type {[number | null, string][]} */ ([...this.names.entries(), [NOBODY, t("score-nobody")]]);
    return html`<form class="stack entry" @submit=${this.#enter}>
      ${radioField(t("score-out"), "out", out, who, (seat) => this.#change({ out: seat }))}
      ${
        out === null && !racks.some(({ pieces }) => pieces.length)
          ? nothing
          : html`${out === NOBODY ? html`<p class="soft small">${this.hints.blocked}</p>` : nothing}
        <div class="racks">${racks.map((rack, seat) => (seat === out ? nothing : this.#field(rack, seat)))}</div>
        <p class="soft small">${this.hints.joker}</p>
        <button class="primary large" ?disabled=${!isComplete(this.draft)}>${t("score-count")}</button>`
      }
    </form>`;
  }

  /** @param {import("./card.js").Rack} rack @param {number} seat */
  #field({ sum, count, pieces }, seat) {
    const name = this.names[seat];
    const tapped = this.tapping === seat || pieces.length > 0;
    const toggle = () => {
      this.tapping = tapped ? null : seat;
      if (tapped) this.#rack(seat, { pieces: [] });
    };
    return html`<div class="rack-entry">
      <div class="rack-line">
        ${
          tapped
            ? html`<strong>${name}</strong>`
            : html`<label class="field">${t("score-left", { name })}
              <input type="text" inputmode="numeric" pattern="\\d{1,4}" maxlength="4" required autocomplete="off" .value=${sum}
                @input=${(/** @type {Event} */ event) => this.#rack(seat, { sum: inputValue(event) })} />
            </label>`
        }
        <button type="button" class="quiet" aria-expanded=${tapped}
          @click=${toggle}>${tapped ? t("score-type") : t("score-tap", { game: this.dice ? "dice" : "tiles" })}</button>
      </div>
      ${tapped ? this.#tapped(pieces, seat) : nothing}
      ${
        !tapped && this.unclear.includes(seat)
          ? html`<label class="field">${t("score-pieces", { name })}
            <input type="text" inputmode="numeric" pattern="\\d{1,3}" maxlength="3" required autocomplete="off" .value=${count}
              @input=${(/** @type {Event} */ event) => this.#rack(seat, { count: inputValue(event) })} />
          </label>`
          : nothing
      }
    </div>`;
  }

  /** @param {string[]} pieces @param {number} seat */
  #tapped(pieces, seat) {
    const open = this.tapping === seat;
    return html`${pickedPieces(pieces, (place) => this.#rack(seat, { pieces: pieces.filter((_, at) => at !== place) }))}
      ${
        open
          ? html`<tw-picker .jokers=${this.jokers}
          @pick=${(/** @type {CustomEvent<string>} */ { detail }) => this.#rack(seat, { pieces: [...pieces, detail] })}></tw-picker>`
          : html`<button type="button" class="quiet"
            @click=${() => (this.tapping = seat)}>${t("score-more", { game: this.dice ? "dice" : "tiles" })}</button>`
      }`;
  }
}

customElements.define("tw-game-entry", GameEntry);
