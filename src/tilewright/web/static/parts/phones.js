// Other devices at a table: large screens, and phones on the home network, which the owner of the server, on its machine, lets join.

import { request } from "../api.js";
import { meta, setMeta } from "../meta.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** Every tab of the owner knows what one of them changes. */
const tabs = new BroadcastChannel("tilewright-home");
tabs.onmessage = ({ data }) => {
  setMeta("home", data);
  // All pages are drawn again.
  dispatchEvent(new CustomEvent("settings", { detail: {} }));
};

/** Show a table of the player on this device from now on; their own seat becomes free for a phone. @param {string} table */
export const showHere = (table) => request(`/api/tables/${table}/screens`, { body: {} });

/** @param {string} table */
export const endScreens = (table) => request(`/api/tables/${table}/screens`, { method: "DELETE" });

/** Whether a link or a code of this page leads other devices here. */
export const reachesOthers = () => !LOCAL.includes(location.hostname) || meta("home") !== "";

/** The button that lets phones join, and ends that; for anybody but the owner, why a link does not lead here.
 * @param {import("./page.js").Page} page */
export function phones(page) {
  if (!meta("owner")) return reachesOthers() ? nothing : html`<p class="soft small">${t("page-share-local")}</p>`;
  const join = !meta("home");
  const change = () =>
    page.attempt(async () => {
      const { address } = await request("/api/phones", { method: "PUT", body: { join } });
      setMeta("home", address);
      tabs.postMessage(address);
    }, "phones");
  return html`<div class="phones" role="status">
    <button type="button" class=${join ? "primary" : "quiet"} ?disabled=${page.busy}
      @click=${change}>${join ? t("page-phones-join") : t("page-phones-stop")}</button>
    <p class="soft small">${join ? t("page-phones-why") : t("page-phones-on", { address: meta("home") })}</p>
    ${page.refusalView("phones")}
  </div>`;
}
