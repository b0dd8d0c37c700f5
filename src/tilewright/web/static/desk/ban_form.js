// The form that bans or mutes a player or a network.

import { request } from "../api.js";
import { filled, formOf } from "../dom.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";

const HOURS = ["1", "24", "168", "720", "0"];
const REASONS = ["insults", "cheating", "spam", "name", "other"];

/** @param {{ player: string } | null} whom null for a network, which is typed
 * @param {(action: () => Promise<unknown>) => unknown} act */
export function banForm(whom, act) {
  const ban = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = formOf(event);
    const { hours, ...body } = filled(form);
    act(async () => {
      await request("/api/desk/bans", { body: { ...body, ...whom, hours: Number(hours) || null } });
      form.reset();
    });
  };
  // words: desk-ban-kind-ban desk-ban-kind-mute desk-ban-hours-1 desk-ban-hours-24 desk-ban-hours-168 desk-ban-hours-720 desk-ban-hours-0
  // words: desk-ban-reason-insults desk-ban-reason-cheating desk-ban-reason-spam desk-ban-reason-name desk-ban-reason-other
  const choice = (/** @type {string} */ name, /** @type {string[]} */ values) =>
    html`<label class="field">${t(`desk-ban-${name}`)}
      <select name=${name}>${values.map(
        (value) => html`<option value=${value}>${t(`desk-ban-${name}-${value}`)}</option>`,
      )}</select></label>`;
  // words: desk-ban-kind desk-ban-reason desk-ban-hours
  return html`<form class="desk-form" @submit=${ban}>
    ${
      whom
        ? ""
        : html`<label class="field">${t("desk-network")} <input name="network" required maxlength="64" spellcheck="false" /></label>`
    }
    ${choice("kind", ["ban", "mute"])} ${choice("reason", REASONS)} ${choice("hours", HOURS)}
    <button class="danger">${t("desk-ban")}</button>
  </form>`;
}
