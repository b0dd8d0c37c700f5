// "These are our jokers": those that were corrected in a photo are remembered on this device, and the others found by likeness.

import { Page } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { forgetJokers, jokersIn, knownJokers, rememberJokers } from "./known_jokers.js";
import { JOKERS } from "./shot.js";

/** @import { Reader } from "./reader.js" */
/** @import { Shot } from "./shot.js" */

/** `<tw-our-jokers>`: fires `known` with the change that reads the photo by what is known now. */
class OurJokers extends Page {
  static properties = { shot: {}, reader: {} };
  /** @type {Shot | null} */
  shot = null;
  /** @type {Reader | null} */
  reader = null;

  /** The tiles that the player called jokers, are large enough to be known again, and are not known yet. */
  get #shown() {
    const known = new Set(knownJokers().map(({ look }) => look.join()));
    const tiles = this.shot?.tiles ?? [];
    return tiles.filter(({ given, look }) => given && JOKERS.includes(given) && look.some(Boolean) && !known.has(look.join()));
  }

  #remember() {
    const { shot, reader } = this;
    if (!shot || !reader) return;
    void this.attempt(async () => {
      rememberJokers(this.#shown);
      const change = await jokersIn(shot, reader);
      const count = change(shot).tiles.filter((tile, at) => tile !== shot.tiles[at] && !JOKERS.includes(tile.face)).length;
      this.dispatchEvent(new CustomEvent("known", { detail: change }));
      this.notice = t("camera-jokers-found", { count });
      this.requestUpdate();
    });
  }

  #forget() {
    forgetJokers();
    this.notice = t("camera-jokers-forgotten");
    this.requestUpdate();
  }

  render() {
    const count = knownJokers().length;
    const said = this.notice || (count ? t("camera-jokers-known", { count }) : "");
    if (!said && !this.#shown.length) return nothing;
    return html`<div class="cluster">
        ${this.#shown.length ? html`<button @click=${this.#remember}>${t("camera-jokers-ours")}</button>` : nothing}
        <span class="soft small" role="status">${said}</span>
        ${count ? html`<button class="quiet small" @click=${this.#forget}>${t("camera-jokers-forget")}</button>` : nothing}
      </div>
      ${this.refusalView()}`;
  }
}

customElements.define("tw-our-jokers", OurJokers);
