// The base of all our elements: no shadow DOM, and drawn again when the language or the settings change.

import { LitElement } from "./vendor/lit.js";

export class BaseElement extends LitElement {
  #redraw = () => this.requestUpdate();

  // Without a shadow root, style sheets, labels and focus reach everything.
  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("words", this.#redraw);
    addEventListener("settings", this.#redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("words", this.#redraw);
    removeEventListener("settings", this.#redraw);
  }
}

/** Properties that are given to an element, by their names. @param {string} names */
export const given = (names) => Object.fromEntries(names.split(" ").map((name) => [name, { attribute: false }]));

/** The names with a true value, as a class attribute. @param {Record<string, unknown>} names */
export const classNames = (names) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(" ");
