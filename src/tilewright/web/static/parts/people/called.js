// Who was called to a table and has not come yet.

import { html } from "../../vendor/lit.js";
import { joinList, t } from "../../words.js";

/** @param {import("../../messages/socket.d.ts").TableShown} room */
export function called(room) {
  const names = room.called.filter(({ declined }) => !declined).map(({ name }) => name);
  const not = room.called.filter(({ declined }) => declined);
  return html`<div role="status">
    ${names.length ? html`<p>${t("page-people-called", { names: joinList(names), count: names.length })}</p>` : ""}
    ${not.map(({ name }) => html`<p>${t("page-people-cannot", { names: name })}</p>`)}
  </div>`;
}
