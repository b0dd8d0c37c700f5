// The base of all our elements: no shadow DOM, and drawn again when the language or the settings change.

import { LitElement } from "./vendor/lit.js";

export class BaseElement extends LitElement {
  #redraw = () => this.requestUpdate();

  // Without a shadow root, style sheets, labels and focus reach everything.
  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    this.#useAccessors();
    super.connectedCallback();
    addEventListener("words", this.#redraw);
    addEventListener("settings", this.#redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("words", this.#redraw);
    removeEventListener("settings", this.#redraw);
  }

  /** A field that `static properties` names hides the accessor that Lit made for it: its value goes there before the first update. */
  #useAccessors() {
    for (const name of /** @type {typeof LitElement} */ (this.constructor).elementProperties.keys()) {
      const field = Object.getOwnPropertyDescriptor(this, name);
      if (!field) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, field.value);
    }
  }
}

/** The names with a true value, as a class attribute. @param {Record<string, unknown>} names */
export const classNames = (names) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(" ");
