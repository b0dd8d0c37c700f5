// Makes this device or another one the large screen of a table, and ends the screens of a table.

import { request } from "../api.js";
import { filled } from "../dom.js";
import { SCREEN, sentBy } from "../transport.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";

const LOOK_MS = 2000;

/** Show a table of the player on this device from now on; their own seat becomes free for a phone.
 * @param {string} table */
export const showHere = (table) => request(`/api/tables/${table}/screens`, { body: {} });

/** @param {string} table */
export const endScreens = (table) => request(`/api/tables/${table}/screens`, { method: "DELETE" });

/** The table that the host of a code has given this device; null when the code is too old. It looks until then.
 * @param {AbortSignal} signal @returns {Promise<string | null>} */
export async function tableGiven(signal) {
  while (!signal.aborted) {
    const found = await request(sentBy("/api/screens/table", SCREEN)).catch(({ status }) =>
      status === 401 ? { table: null, waits: false } : null,
    );
    if (found && !found.waits) return found.table;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return null;
}

/** Where the host types the code of a large screen.
 * @param {import("./page.js").Page} page @param {string} table */
export function codeForm(page, table) {
  const send = page.submits(async (form) => {
    await request(`/api/tables/${table}/screens/code`, { body: filled(form) });
    form.reset();
  }, "screen");
  return html`<form class="cluster screen-code" @submit=${send}>
    <label class="field">${t("screen-code")} <input name="code" required maxlength="20" autocomplete="off"
      autocapitalize="characters" spellcheck="false" /></label>
    <button ?disabled=${page.busy}>${t("screen-open")}</button>
  </form>`;
}
