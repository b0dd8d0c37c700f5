// What every element of ours shares: it draws into the page itself, and again when words or settings change.

import { LitElement } from "./vendor/lit.js";

export class Part extends LitElement {
  #again = () => this.requestUpdate();

  // Style sheets, labels and focus reach everything where there is no shadow.
  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("words", this.#again);
    addEventListener("settings", this.#again);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("words", this.#again);
    removeEventListener("settings", this.#again);
  }
}

/** The names of all that is so, as the classes of an element. @param {Record<string, unknown>} names */
export const classed = (names) => Object.keys(names).filter((name) => names[name]).join(" ");
