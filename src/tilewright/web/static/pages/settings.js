// The settings page: look, language, sounds, and blocked players. Changes apply at once.

import { login, request } from "../api.js";
import { meta } from "../meta.js";
import { callsHere, endCalls, startCalls } from "../notifications.js";
import { checkboxField, languageField, Page, radioField } from "../parts/page.js";
import { phones } from "../parts/phones.js";
import { changeSettings, settings } from "../settings.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { loadMoreWords, setLanguage, t } from "../words.js";

await loadMoreWords("account");

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
          ${languageField(t("page-settings-language"), settings.language ?? "", (code) => setLanguage(code || null), t("page-settings-browser"))}
          ${choice("theme", ["auto", "light", "dark"])} ${choice("felt", ["green", "blue", "red"])}
          ${choice("sorting", ["color", "number", "own"])} ${choice("pace", ["slow", "normal", "fast", "off"])}
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

/** The choice of a setting; each felt has a sample. @param {"theme" | "felt" | "sorting" | "pace"} key @param {string[]} values */
function choice(key, values) {
  // words: page-settings-theme page-settings-theme-auto page-settings-theme-light page-settings-theme-dark
  // words: page-settings-felt page-settings-felt-green page-settings-felt-blue page-settings-felt-red
  // words: page-settings-sorting page-settings-sorting-color page-settings-sorting-number page-settings-sorting-own
  // words: page-settings-pace page-settings-pace-slow page-settings-pace-normal page-settings-pace-fast page-settings-pace-off
  const labels = values.map(
    /** @returns {[string, unknown]} */ (value) => [
      value,
      html`${key === "felt" ? html`<i class="swatch" data-felt=${value}></i>` : nothing}${t(`page-settings-${key}-${value}`)}`,
    ],
  );
  const chosen = String(settings[key]);
  return radioField(t(`page-settings-${key}`), key, chosen, labels, (value) => changeSettings({ [key]: value }));
}

customElements.define("tw-settings", SettingsPage);
