// The first page: every way into a game.

import { Part } from "../part.js";
import { html } from "../vendor/lit.js";
import { language, languageName, languages, setLanguage, t } from "../words.js";

export default class Home extends Part {
  render() {
    return html`<section class="center">
        <h1>${t("shell-home-title")}</h1>
        <p class="soft">${t("shell-home-lead")}</p>
      </section>
      ${languageChoice()}`;
  }
}

function languageChoice() {
  const chosen = (/** @type {Event} */ event) => setLanguage(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label class="field">
    ${t("shell-language")}
    <select @change=${chosen}>
      ${languages().map((code) => html`<option value=${code} lang=${code} ?selected=${code === language()}>${languageName(code)}</option>`)}
    </select>
  </label>`;
}

customElements.define("tw-home", Home);
