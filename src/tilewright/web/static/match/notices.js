// Notices: a refusal or news over the felt, and chat beside it. All but refusals disappear by themselves.

import { BaseElement } from "../base_element.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

const SHOWN_MS = 8000;

/** Shows one notice at a time; a refusal stays until it is closed or replaced. */
export class NoticesElement extends BaseElement {
  /** @type {{sentences: unknown[], kind: "refused" | "news" | "chat"} | null} */
  #notice = null;
  #timer = 0;

  /** Show sentences, or their templates. @param {unknown[]} sentences @param {"refused" | "news" | "chat"} [kind] */
  show(sentences, kind = "news") {
    clearTimeout(this.#timer);
    this.#notice = sentences.length ? { sentences, kind } : null;
    if (kind !== "refused") this.#timer = setTimeout(() => this.clear(), SHOWN_MS);
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
    // A live region must exist before its text, or screen readers skip it.
    return html`<div class="notices ${notice?.kind ?? ""}" role=${"status"}>
      ${
        notice
          ? html`<div class="notice ${notice.kind}">
            <div>${notice.sentences.map((line) => html`<p>${line}</p>`)}</div>
            <button class="quiet round" aria-label=${t("game-close")} @click=${this.clear}>✕</button>
          </div>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("tw-notices", NoticesElement);
