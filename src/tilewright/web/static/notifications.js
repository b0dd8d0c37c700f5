// Calling a player back to a match: a notification while the page is out of sight, and Web Push where the server has keys for it.

import { login, request } from "./api.js";
import { CALLS, readStored, store, wantsCalls } from "./settings.js";
import { joinList, language, t } from "./words.js";

/** @typedef {{title: string, mine: boolean, match: string, names: string[]}} TurnNotice whose turn it is, and the names of the others */

/** Whether this device calls: "none" if it cannot, "blocked" if its owner has forbidden it.
 * @returns {"none" | "blocked" | "off" | "on"} */
export function callsHere() {
  if (!isSecureContext || !("Notification" in globalThis)) return "none";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && wantsCalls() ? "on" : "off";
}

/** Ask for the permission, and call on this device from now on. */
export async function startCalls() {
  if ((await Notification.requestPermission()) !== "granted") return;
  store(CALLS, "");
  await renewCalls();
}

/** Call on this device no more. */
export async function endCalls() {
  const subscription = readStored(CALLS);
  store(CALLS, null);
  await (await subscribed())?.unsubscribe();
  if (subscription) await request(`/api/me/push/${subscription}`, { method: "DELETE" });
}

/** Tell the server where to call the player who is logged in now, if it has keys for Web Push. */
export async function renewCalls() {
  if (callsHere() !== "on") return;
  try {
    const { key } = await request("/api/push");
    const browser = key && (await subscribe(key));
    if (!browser) return;
    await login();
    const { endpoint, keys } = browser.toJSON();
    const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: language() };
    store(CALLS, (await request("/api/me/push", { body })).subscription);
  } catch {
    // The server may have the browser under another player: nobody is called on it before the next try.
    await (await subscribed())?.unsubscribe();
  }
}

/** Show a notification of the player's turn if the page is out of sight. @param {TurnNotice} turn */
export const showCall = ({ title, match, names }) =>
  notify(title, { body: t("call-body", { names: joinList(names) }), tag: match, data: location.pathname });

/** Show a notification of a call to a table if the page is out of sight.
 * @param {import("./messages/socket.d.ts").CallShown} call
 * @param {string} book the title of its rulebook */
export const showTableCall = ({ table, name }, book) =>
  notify(t("call-table-title", { name }), { body: t("call-table-body", { book }), tag: table, data: `/table/${table}` });

/** @param {string} title @param {NotificationOptions} options */
async function notify(title, options) {
  if (!document.hidden || callsHere() !== "on") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).addEventListener("click", () => focus());
}

async function subscribed() {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker?.pushManager?.getSubscription();
}

/** @param {string} key of the server */
async function subscribe(key) {
  const push = (await navigator.serviceWorker?.getRegistration())?.pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return push?.subscribe(options).catch(async () => {
    // The server has a new key.
    await (await push.getSubscription())?.unsubscribe();
    return push.subscribe(options);
  });
}
