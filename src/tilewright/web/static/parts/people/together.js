// `<tw-together>`: what the matches of the people of a match add up to, at its end.

import { currentPlayer, Refusal, request } from "../../api.js";
import { BaseElement } from "../../base_element.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { titles } from "../rules/booklets.js";
import { groupTotals } from "./totals.js";

class Together extends BaseElement {
  static properties = { match: {}, rules: {} };
  match = "";
  rules = "";
  /** @type {import("../../messages/http.d.ts").GroupShown | undefined} */
  #group;
  #me = "";
  /** @type {Map<string, string>} */
  #titles = new Map();
  #loaded = "";

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("match") && this.match && this.#loaded !== this.match) void this.#load(this.match);
  }

  /** @param {string} match */
  async #load(match) {
    this.#loaded = match;
    try {
      const [{ groups }, player, found] = await Promise.all([request(`/api/matches/${match}/group`), currentPlayer(), titles()]);
      this.#group = groups[0];
      this.#me = player?.player ?? "";
      this.#titles = found;
      this.requestUpdate();
    } catch (refusal) {
      // The end of a match is whole without it.
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  render() {
    if (!this.#group) return nothing;
    return html`<section class="together"><h3>${t("page-people-together")}</h3>${groupTotals(this.#group, this.#me, this.#titles, this.rules)}</section>`;
  }
}

customElements.define("tw-together", Together);
