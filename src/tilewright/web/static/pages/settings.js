// The settings page: look, language, sounds, and blocked players. Changes apply at once.

import { login, request } from "../api.js";
import { meta } from "../meta.js";
import { callsHere, endCalls, startCalls } from "../notifications.js";
import { checkboxField, Page, selectField } from "../parts/page.js";
import { phones } from "../parts/phones.js";
import { changeSettings, settings } from "../settings.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { languageName, languages, setLanguage, t } from "../words.js";

export default class SettingsPage extends Page {
  /** @type {{ player: string, name: string, how: "mute" | "block" }[]} */
  #shunned = [];
  /** Whether the server can call players whose page is closed. */
  #reachesClosed = false;
  /** Whether friends see when the player is here. */
  #shown = false;

  get heading() {
    return t("page-settings-title");
  }

  async load() {
    if (meta("offline")) void import("../offline/offer.js");
    await login();
    const [{ shunned }, { key }] = await Promise.all([request("/api/me/shunned"), request("/api/push")]);
    this.#shunned = shunned;
    if (hasServer) this.#shown = (await request("/api/me/people")).shows_presence;
    this.#reachesClosed = key !== null && "PushManager" in globalThis;
  }

  /** @param {string} player */
  #unblock(player) {
    void this.attempt(async () => {
      await request(`/api/me/shunned/${player}`, { method: "DELETE" });
      await this.load();
    });
  }

  #callsField() {
    const here = callsHere();
    const possible = here === "on" || here === "off";
    const chosen = (/** @type {boolean} */ on) => void this.attempt(on ? startCalls : endCalls);
    const means =
      here === "none"
        ? t("page-settings-calls-none")
        : here === "blocked"
          ? t("page-settings-calls-blocked")
          : t("page-settings-calls-means");
    return html`${checkboxField(t("page-settings-calls"), here === "on", chosen, !possible)}
      <p class="soft small">${means} ${possible && this.#reachesClosed ? t("page-settings-calls-closed") : nothing}</p>`;
  }

  #presence() {
    if (!hasServer) return nothing;
    const chosen = (/** @type {boolean} */ shown) =>
      void this.attempt(async () => {
        await request("/api/me/presence", { method: "PUT", body: { shown } });
        this.#shown = shown;
      });
    return html`${checkboxField(t("page-people-shown"), this.#shown, chosen)}
      <p class="soft small">${t("page-people-shown-means")}</p>`;
  }

  render() {
    return html`<h1>${t("page-settings-title")}</h1>
      ${this.refusalView()}
      <div class="halves">
        <section class="card">
          ${selectField(
            t("page-settings-language"),
            settings.language ?? "",
            [
              ["", t("page-settings-browser")],
              ...languages().map(/** @returns {[string, string, string]} */ (code) => [code, languageName(code), code]),
            ],
            (code) => setLanguage(code || null),
          )}
          ${choice("theme", t("page-settings-theme"), [
            ["auto", t("page-settings-theme-auto")],
            ["light", t("page-settings-theme-light")],
            ["dark", t("page-settings-theme-dark")],
          ])}
          ${choice("felt", t("page-settings-felt"), [
            ["green", sample("green", t("page-settings-felt-green"))],
            ["blue", sample("blue", t("page-settings-felt-blue"))],
            ["red", sample("red", t("page-settings-felt-red"))],
          ])}
          ${choice("sorting", t("page-settings-sorting"), [
            ["color", t("page-settings-sorting-color")],
            ["number", t("page-settings-sorting-number")],
            ["own", t("page-settings-sorting-own")],
          ])}
          ${choice("pace", t("page-settings-pace"), [
            ["slow", t("page-settings-pace-slow")],
            ["normal", t("page-settings-pace-normal")],
            ["fast", t("page-settings-pace-fast")],
            ["off", t("page-settings-pace-off")],
          ])}
          <p class="soft small">${t("page-settings-pace-means")}</p>
        </section>
        <section class="card">
          ${checkboxField(t("page-settings-sounds"), settings.sounds, (sounds) => changeSettings({ sounds }))}
          <p class="soft small">${t("page-settings-sounds-means")}</p>
          ${checkboxField(t("game-large"), settings.large, (large) => changeSettings({ large }))}
          <p class="soft small">${t("page-settings-large-means")}</p>
          ${checkboxField(t("page-settings-zen"), settings.zen, (zen) => changeSettings({ zen }))}
          <p class="soft small">${t("page-settings-zen-means")}</p>
          ${this.#callsField()}
          ${checkboxField(t("page-settings-coach"), settings.coach, (coach) => changeSettings({ coach }))}
          ${checkboxField(t("page-settings-penalty"), settings.warns, (warns) => changeSettings({ warns }))}
          ${this.#presence()}
          ${meta("owner") ? phones(this) : nothing}
          <h2>${t("page-settings-shunned")}</h2>
          ${this.#shunned.length ? nothing : html`<p class="soft">${t("page-settings-nobody")}</p>`}
          <ul class="plain">
            ${this.#shunned.map(
              ({ player, name, how }) => html`<li class="cluster between">
                <span>${name} <span class="badge">${how === "block" ? t("page-settings-blocked") : t("page-settings-muted")}</span></span>
                <button @click=${() => this.#unblock(player)} aria-label=${t("page-settings-hear-who", { name })}>${t("page-settings-hear")}</button>
              </li>`,
            )}
          </ul>
        </section>
      </div>
      <tw-offline></tw-offline>
      <p class="soft">${t("page-settings-kept")}</p>`;
  }
}

/** A row of radio buttons.
 * @param {"theme" | "felt" | "sorting" | "pace"} key
 * @param {string} title
 * @param {[string, unknown][]} values with their labels */
function choice(key, title, values) {
  return html`<fieldset>
    <legend>${title}</legend>
    <div class="segments">
      ${values.map(
        ([value, words]) => html`<label
          ><input type="radio" name=${key} .checked=${settings[key] === value} @change=${() => changeSettings({ [key]: value })} /><span>${words}</span></label
        >`,
      )}
    </div>
  </fieldset>`;
}

/** A felt and its name.
 * @param {string} felt
 * @param {string} name */
const sample = (felt, name) => html`<i class="swatch" data-felt=${felt}></i>${name}`;

customElements.define("tw-settings", SettingsPage);
