// A button that copies a text, and says so until there is another text.

import { BaseElement } from "../base_element.js";
import { targetOf } from "../dom.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** `<tw-copy>`: copies `text`; its label is `words`, or that of a link. */
class CopyButton extends BaseElement {
  static properties = { text: {}, words: {}, quiet: { type: Boolean }, copied: {} };
  text = "";
  words = "";
  quiet = false;
  /** @type {string | null} */
  copied = null;

  render() {
    const copied = this.copied === this.text ? t("page-share-copied") : "";
    return html`<button class=${this.quiet ? "quiet" : nothing} @click=${this.#copy}>${copied || this.words || t("page-share-copy")}</button
      ><span class="visually-hidden" role="status">${copied}</span>`;
  }

  /** @param {Event} event */
  async #copy(event) {
    const text = this.text;
    if (await copyText(text, targetOf(event))) this.copied = text;
  }
}

/** Copy a text to the clipboard; without https only execCommand can.
 * @param {string} text
 * @param {HTMLElement} near the place for a temporary field
 * @returns {Promise<boolean>} */
async function copyText(text, near) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = Object.assign(document.createElement("textarea"), {
      value: text,
      className: "visually-hidden",
    });
    near.after(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    near.focus();
    return done;
  }
}

customElements.define("tw-copy", CopyButton);
