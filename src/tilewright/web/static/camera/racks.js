// The racks in a photo at the end of a game: whose each row is, and what it counts by the rulebook of the evening.

import { Page, selectField } from "../parts/page.js";
import { pageTile } from "../parts/rules/booklets.js";
import { pieceOf } from "../tiles/piece.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";
import { facesOf } from "./shot.js";

const NOBODY = "";

/** `<tw-racks>`: fires `use` or, to go on with the next rack, `more` with the pieces by seat; or `back`. */
class Racks extends Page {
  static properties = { wanted: {}, shot: {} };
  /** @type {import("./camera.js").Wanted | null} */
  wanted = null;
  /** @type {import("./shot.js").Shot | null} */
  shot = null;
  /** The seat that has each row, as a text. @type {string[]} */
  #owners = [];
  /** What the rack of each seat counts. @type {Map<string, number>} */
  #values = new Map();

  async load() {
    const [first] = this.wanted?.names ?? [];
    this.#owners = this.#rows.map((_, number) => this.#owners[number] ?? `${first?.[0] ?? NOBODY}`);
    await this.#count();
  }

  get #rows() {
    return this.shot ? facesOf(this.shot) : [];
  }

  /** The pieces of each seat that has some. @returns {Map<string, string[]>} */
  get #racks() {
    const seats = [...new Set(this.#owners)].filter((seat) => seat !== NOBODY);
    return new Map(seats.map((seat) => [seat, this.#rows.filter((_, number) => this.#owners[number] === seat).flat()]));
  }

  async #count() {
    const value = /** @type {NonNullable<import("./camera.js").Wanted["value"]>} */ (this.wanted?.value);
    const counted = [...this.#racks].map(async ([seat, pieces]) => /** @type {[string, number]} */ ([seat, await value(pieces)]));
    this.#values = new Map(await Promise.all(counted));
  }

  /** Give a row to a seat, or all of them. @param {string} seat @param {number} [number] */
  #give(seat, number) {
    this.#owners = this.#owners.map((owner, at) => (number === undefined || at === number ? seat : owner));
    void this.attempt(() => this.#count());
  }

  /** @param {"use" | "more"} name */
  #done(name) {
    this.dispatchEvent(new CustomEvent(name, { detail: Object.fromEntries(this.#racks) }));
  }

  render() {
    const names = this.wanted?.names ?? [];
    const racks = this.#racks;
    const isLast = names.every(([seat]) => racks.has(`${seat}`));
    return html`<tw-photo-view .shot=${this.shot}></tw-photo-view>
      ${selectField(t("camera-whose"), [...racks.keys()].join(), [...this.#choices, ...(racks.size > 1 ? this.#several(racks) : [])], (seat) => this.#give(seat))}
      <details class="fold">
        <summary>${t("camera-several")}</summary>
        <ol class="camera-rows plain">${this.#rows.map((row, number) => this.#row(row, number))}</ol>
      </details>
      <ul class="camera-racks plain" role="status">
        ${names
          .filter(([seat]) => this.#values.has(`${seat}`))
          .map(
            ([seat, name]) => html`<li><strong>${name}</strong> ${t("camera-points", { count: this.#values.get(`${seat}`) ?? 0 })}</li>`,
          )}
      </ul>
      ${this.refusalView()}
      <div class="cluster camera-steps">
        ${isLast ? nothing : html`<button class="primary" ?disabled=${!racks.size} @click=${() => this.#done("more")}>${t("camera-next-rack")}</button>`}
        <button class=${isLast ? "primary" : ""} ?disabled=${!racks.size} @click=${() => this.#done("use")}>${t("camera-to-card")}</button>
        <button @click=${() => this.dispatchEvent(new Event("back"))}>${t("camera-back")}</button>
      </div>`;
  }

  /** @returns {[string, string][]} */
  get #choices() {
    return [
      ...(this.wanted?.names ?? []).map(([seat, name]) => /** @type {[string, string]} */ ([`${seat}`, name])),
      [NOBODY, t("camera-nobody")],
    ];
  }

  /** The choice that stands for several. @param {Map<string, string[]>} racks @returns {[string, string][]} */
  #several(racks) {
    const names = (this.wanted?.names ?? []).filter(([seat]) => racks.has(`${seat}`)).map(([, name]) => name);
    return [[[...racks.keys()].join(), joinList(names)]];
  }

  /** @param {string[]} row @param {number} number */
  #row(row, number) {
    return html`<li>
      <div class="picked" role="img" aria-label=${row.join(" ")}>${row.map((face) => pageTile(pieceOf(face)))}</div>
      ${selectField(t("camera-whose-row", { number: number + 1 }), this.#owners[number] ?? NOBODY, this.#choices, (seat) => this.#give(seat, number))}
    </li>`;
  }
}

customElements.define("tw-racks", Racks);
