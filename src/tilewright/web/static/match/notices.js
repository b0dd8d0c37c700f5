// What the player is told for a while: a refusal with its sentences, or what just happened to them.

import { Part } from "../part.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

const SHOWN_MS = 8000;

/** One notice at a time; a refusal stays until it is put away or another comes. */
export class NoticesPart extends Part {
  /** @type {{sentences: string[], kind: "refused" | "news"} | null} */
  #notice = null;
  #timer = 0;

  /** Show sentences. @param {string[]} sentences @param {"refused" | "news"} [kind] */
  show(sentences, kind = "news") {
    clearTimeout(this.#timer);
    this.#notice = sentences.length ? { sentences, kind } : null;
    if (kind === "news") this.#timer = setTimeout(() => this.clear(), SHOWN_MS);
    this.requestUpdate();
  }

  clear() {
    this.#notice = null;
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  render() {
    const notice = this.#notice;
    // The region is always there: one that comes with its words is not read out.
    return html`<div class="notices" role=${"status"}>
      ${notice
        ? html`<div class="notice ${notice.kind}">
            <div>${notice.sentences.map((line) => html`<p>${line}</p>`)}</div>
            <button class="quiet round" aria-label=${t("game-close")} @click=${this.clear}>✕</button>
          </div>`
        : nothing}
    </div>`;
  }
}

customElements.define("tw-notices", NoticesPart);
