// How the game looks, speaks and sounds, and whom one does not want to hear. What is chosen counts at once.

import { ask, login } from "../api.js";
import { change, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { languageName, languages, setLanguage, t } from "../words.js";
import { check, choose, Page } from "./page.js";

export default class SettingsPage extends Page {
  /** @type {{ player: string, name: string, how: "mute" | "block" }[]} */
  #shunned = [];

  get heading() {
    return t("page-settings-title");
  }

  async load() {
    await login();
    this.#shunned = (await ask("/api/me/shunned")).shunned;
  }

  /** @param {string} player */
  #hear(player) {
    void this.attempt(async () => {
      await ask(`/api/me/shunned/${player}`, { method: "DELETE" });
      await this.load();
    });
  }

  render() {
    return html`<h1>${t("page-settings-title")}</h1>
      ${this.trouble()}
      <div class="halves">
        <section class="card">
          ${choose(
            t("page-settings-language"),
            settings.language ?? "",
            [["", t("page-settings-browser")], ...languages().map((code) => /** @type {[string, string, string]} */ ([code, languageName(code), code]))],
            (code) => setLanguage(code || null),
          )}
          ${choice("theme", t("page-settings-theme"), [
            ["auto", t("page-settings-theme-auto")],
            ["light", t("page-settings-theme-light")],
            ["dark", t("page-settings-theme-dark")],
          ])}
          ${choice("sorting", t("page-settings-sorting"), [
            ["color", t("page-settings-sorting-color")],
            ["number", t("page-settings-sorting-number")],
            ["own", t("page-settings-sorting-own")],
          ])}
        </section>
        <section class="card">
          ${check(t("page-settings-sounds"), settings.sounds, (sounds) => change({ sounds }))}
          <p class="soft small">${t("page-settings-sounds-means")}</p>
          ${check(t("page-settings-zen"), settings.zen, (zen) => change({ zen }))}
          <p class="soft small">${t("page-settings-zen-means")}</p>
          <h2>${t("page-settings-shunned")}</h2>
          ${this.#shunned.length ? nothing : html`<p class="soft">${t("page-settings-nobody")}</p>`}
          <ul class="plain">
            ${this.#shunned.map(
              ({ player, name, how }) => html`<li class="cluster between">
                <span>${name} <span class="badge">${how === "block" ? t("page-settings-blocked") : t("page-settings-muted")}</span></span>
                <button @click=${() => this.#hear(player)} aria-label=${t("page-settings-hear-who", { name })}>${t("page-settings-hear")}</button>
              </li>`,
            )}
          </ul>
        </section>
      </div>
      <p class="soft">${t("page-settings-kept")}</p>`;
  }
}

/** One of a few, all in sight.
 * @param {"theme" | "sorting"} key
 * @param {string} title
 * @param {[string, string][]} values each with its words */
function choice(key, title, values) {
  return html`<fieldset>
    <legend>${title}</legend>
    <div class="segments">
      ${values.map(
        ([value, words]) => html`<label
          ><input type="radio" name=${key} .checked=${settings[key] === value} @change=${() => change({ [key]: value })} /><span>${words}</span></label
        >`,
      )}
    </div>
  </fieldset>`;
}

customElements.define("tw-settings", SettingsPage);
