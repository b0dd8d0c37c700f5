// The server's addresses: asking them, being refused in a sentence, and who is logged in.

import { change, keep, recall, settings } from "./settings.js";
import { language, t } from "./words.js";

const NAME = "tilewright.name";
const UNSAVED = "tilewright.unsaved";

/** @typedef {{ player: string, name: string }} Player */

/** What the server refused, in a sentence; status 0 when it could not be reached. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Ask an address of the server for JSON, or throw a Refusal.
 * @param {string} path
 * @param {{ method?: string, body?: unknown }} [how] a body without a method is posted
 * @returns {Promise<any>} */
export async function ask(path, { method, body } = {}) {
  const headers = { "Accept-Language": language(), ...(body === undefined ? {} : { "Content-Type": "application/json" }) };
  // What changes something is sent also when the reader goes to another page at once.
  const keepalive = body !== undefined;
  const options = { method: method ?? (keepalive ? "POST" : "GET"), headers, body: JSON.stringify(body), keepalive };
  const answer = await fetch(path, options).catch(() => null);
  if (!answer) throw new Refusal(0, t("shell-unreachable"));
  const text = await answer.text();
  if (answer.ok) return text ? JSON.parse(text) : null;
  throw new Refusal(answer.status, reason(text));
}

/** @param {string} text */
function reason(text) {
  try {
    const { detail } = JSON.parse(text);
    return typeof detail === "string" ? detail : detail.map((/** @type {{ msg: string }} */ part) => part.msg).join("; ");
  } catch {
    return t("shell-refused");
  }
}

/** @type {Promise<Player | null> | null} */
let asked = null;
/** @type {Promise<Player> | null} */
let making = null;
/** Whose choices are kept by the server. @type {Player | null} */
let player = null;

/** Who is logged in, or null.
 * @returns {Promise<Player | null>} */
export function who() {
  asked ??= ask("/api/me").then(welcome, (refusal) => {
    asked = null;
    if (refusal.status === 401) return null;
    throw refusal;
  });
  return asked;
}

/** Who is logged in; whoever is not becomes a guest.
 * @param {string} [name] as the guest wants to be called
 * @returns {Promise<Player>} */
export async function login(name) {
  const known = await who();
  // Several parts of a page may want a login at once, and one guest is enough.
  return known ?? (making ??= guest(name).finally(() => (making = null)));
}

/** @param {string} [name] */
async function guest(name) {
  const made = await ask("/api/guests", { body: { name: name || ownName() } });
  keep(NAME, made.name);
  asked = Promise.resolve(made);
  player = made;
  void keepPreferences();
  return made;
}

/** Forget who is logged in: somebody logged in or out, or the server forgot. */
export function forget() {
  asked = player = null;
}

/** The name this device knows, or a friendly one. */
export const ownName = () => recall(NAME) || t("shell-guest");

/** @param {Player} known */
function welcome(known) {
  keep(NAME, known.name);
  void adopt(known);
  return known;
}

/** Take over what somebody has chosen elsewhere; nobody waits for it, and what is chosen here meanwhile counts.
 * @param {Player} known */
async function adopt(known) {
  const before = JSON.stringify(settings);
  const kept = await ask("/api/me/preferences").catch(() => null);
  // A page may have been left before the server knew of a choice.
  const chosen = recall(UNSAVED) || JSON.stringify(settings) !== before;
  if (kept && !chosen) {
    change(kept);
    keep(UNSAVED, false);
  }
  player = known;
  if (chosen) void keepPreferences();
}

async function keepPreferences() {
  if (player && (await ask("/api/me/preferences", { method: "PUT", body: settings }).catch(() => null))) keep(UNSAVED, false);
}

addEventListener("settings", () => {
  keep(UNSAVED, true);
  void keepPreferences();
});
