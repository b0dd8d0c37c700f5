// Photos of real tiles: taken or chosen, read on this device, corrected, and then used by the page that asked.

import { loadStyle } from "../load_style.js";
import { Page } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { loadMoreWords, t } from "../words.js";
import { lookAt } from "./asking.js";
import "./best_turn.js";
import "./correcting.js";
import { jokersIn } from "./known_jokers.js";
import "./racks.js";
import { Reader } from "./reader.js";
import { facesOf, shotOf } from "./shot.js";
import "./verdicts.js";
import "./viewfinder.js";

/** @import { Shot } from "./shot.js" */
/** What photos are taken for, and by which rules. `roles` are the photos in their order, and `used` gets what is made of them; `names` are
 * those of the players whose racks are counted, and `value` says what one counts.
 * @typedef {{ purpose: "table" | "turn" | "racks" | "study", rules: string, house: Record<string, string | number>, jokers: string[],
 * names?: [number, string][], value?: (pieces: string[]) => Promise<number>, used: (found: any) => void }} Wanted */

/** The photos of each purpose. */
const ROLES = { table: ["table"], turn: ["before", "after"], racks: ["rack"], study: ["table", "rack"] };

/** `<tw-camera>`, over the page: one photo after the other, then what they are for. */
class Camera extends Page {
  static properties = { wanted: {}, step: {} };
  /** @type {Wanted | null} */
  wanted = null;
  /** @type {"aim" | "correct" | "result"} */
  step = "aim";
  /** The photos that are done, and the one at hand. @type {Shot[]} */
  shots = [];
  /** @type {Reader | null} */
  reader = null;

  connectedCallback() {
    super.connectedCallback();
    this.reader = new Reader();
    this.listen("popstate", () => this.close());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.reader?.close();
    for (const { url } of this.shots) URL.revokeObjectURL(url);
  }

  firstUpdated() {
    this.querySelector("dialog")?.showModal();
  }

  close = () => this.remove();

  /** Which photo is taken next or is at hand. */
  get role() {
    const roles = ROLES[this.wanted?.purpose ?? "table"];
    return roles[Math.min(roles.length, this.step === "aim" ? this.shots.length + 1 : this.shots.length) - 1];
  }

  /** @param {CustomEvent<Blob | ImageBitmap>} event */
  #photo({ detail }) {
    const { wanted, reader } = this;
    if (!wanted || !reader) return;
    void this.attempt(async () => {
      const reading = await reader.read(detail);
      const shot = shotOf(this.role, reading, URL.createObjectURL(/** @type {Blob} */ (reading.shown)));
      const known = await jokersIn(shot, reader);
      this.shots = [...this.shots, await lookAt(known(shot), wanted)];
      this.step = "correct";
    });
  }

  /** Take the photo at hand once more. */
  #again() {
    const last = this.shots[this.shots.length - 1];
    if (last) URL.revokeObjectURL(last.url);
    this.shots = this.shots.slice(0, -1);
    this.step = "aim";
  }

  /** The photo at hand is right: the next one, or what they are for. */
  #next() {
    if (this.shots.length < ROLES[this.wanted?.purpose ?? "table"].length) this.step = "aim";
    else this.step = "result";
  }

  /** Go on with what was found. @param {CustomEvent} event */
  #use({ detail }) {
    this.wanted?.used(detail);
    this.close();
  }

  /** Go on with what was found, and take the rack of the next player. @param {CustomEvent<Record<number, string[]>>} event */
  #more({ detail }) {
    if (!this.wanted) return;
    this.wanted.used(detail);
    this.wanted = { ...this.wanted, names: this.wanted.names?.filter(([seat]) => !(seat in detail)) };
    this.#again();
  }

  render() {
    // words: camera-title-table camera-title-before camera-title-after camera-title-rack
    return html`<dialog class="camera" aria-labelledby="camera-title" @close=${this.close}>
      <header class="cluster between">
        <h2 id="camera-title">${this.step === "result" ? t("camera-title") : t(`camera-title-${this.role}`)}</h2>
        <button class="quiet round" aria-label=${t("page-close")} @click=${this.close}>✕</button>
      </header>
      <div class="camera-body stack">${this.wanted ? this.#body(this.wanted) : nothing}</div>
    </dialog>`;
  }

  /** @param {Wanted} wanted */
  #body(wanted) {
    if (this.step === "aim") return this.#aim(wanted);
    if (this.step === "correct") return this.#correct(wanted);
    return this.#result(wanted);
  }

  /** @param {Wanted} wanted */
  #aim({ purpose }) {
    return html`<tw-viewfinder .reader=${this.reader} .busy=${this.busy} @photo=${this.#photo}></tw-viewfinder>
      ${this.busy ? html`<p role="status"><progress></progress> ${t("camera-reading")}</p>` : nothing}
      ${this.refusalView()}
      ${
        purpose === "study" && this.shots.length === 1 && !this.busy
          ? html`<button class="quiet" @click=${() => (this.step = "result")}>${t("camera-same-photo")}</button>`
          : nothing
      }`;
  }

  /** @param {Wanted} wanted */
  #correct({ rules, house, jokers }) {
    const last = this.shots.length - 1;
    const changed = (/** @type {CustomEvent<Shot>} */ { detail }) => {
      this.shots = this.shots.map((shot, at) => (at === last ? detail : shot));
      this.requestUpdate();
    };
    const hasTiles = facesOf(this.shots[last]).length > 0;
    return html`<tw-correcting .shot=${this.shots[last]} .rules=${rules} .house=${house} .jokers=${jokers} .reader=${this.reader}
        @corrected=${changed}></tw-correcting>
      <div class="cluster camera-steps">
        <button class="primary" ?disabled=${!hasTiles} @click=${this.#next}>${t("camera-done")}</button>
        <button @click=${this.#again}>${t("camera-again")}</button>
      </div>`;
  }

  /** @param {Wanted} wanted */
  #result(wanted) {
    const back = () => (this.step = "correct");
    const { purpose } = wanted;
    if (purpose === "racks")
      return html`<tw-racks .wanted=${wanted} .shot=${this.shots[0]} @use=${this.#use} @more=${this.#more} @back=${back}></tw-racks>`;
    if (purpose === "study")
      return html`<tw-best-turn .wanted=${wanted} .shots=${this.shots} @use=${this.#use} @back=${back}></tw-best-turn>`;
    return html`<tw-verdicts .wanted=${wanted} .shots=${this.shots} @use=${this.#use} @back=${back}></tw-verdicts>`;
  }
}

customElements.define("tw-camera", Camera);

await Promise.all([loadMoreWords("camera", "study", "tabletop"), loadStyle("style/study.css"), loadStyle("camera/camera.css")]);

/** Open the camera. @param {Wanted} wanted */
export function openCamera(wanted) {
  document.querySelector("tw-camera")?.remove();
  document.body.append(Object.assign(document.createElement("tw-camera"), { wanted }));
}
