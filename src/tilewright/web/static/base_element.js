// The base of all our elements: no shadow DOM, and drawn again when the language or the settings change.

import { LitElement } from "./vendor/lit.js";

export class BaseElement extends LitElement {
  #leaving = new AbortController();

  /** Aborted when the element leaves the page: what is listened to with it needs no end of its own. */
  get signal() {
    return this.#leaving.signal;
  }

  // Without a shadow root, style sheets, labels and focus reach everything.
  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    this.#useAccessors();
    super.connectedCallback();
    this.#leaving = new AbortController();
    for (const type of ["words", "settings"]) this.listen(type, () => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#leaving.abort();
  }

  /** Listen to the window while the element is on the page. @param {string} type @param {() => unknown} handle */
  listen(type, handle) {
    addEventListener(type, handle, { signal: this.signal });
  }

  /** Do something again and again while the element is on the page. @param {number} ms @param {() => unknown} action */
  every(ms, action) {
    const timer = setInterval(action, ms);
    this.signal.addEventListener("abort", () => clearInterval(timer));
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
