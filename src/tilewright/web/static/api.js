// Requests to the HTTP API, and who is logged in.

import { report } from "./errors.js";
import { inLocalTime } from "./parts/dates.js";
import { capitalised } from "./parts/text.js";
import { drop, meet, nextUnsent, readStored, store, take } from "./profile.js";
import { ask, hasServer, sentBy } from "./transport.js";
import { language, t } from "./words.js";

const NAME = "tilewright.name";
const HERE = "tilewright-here=";
const UNREADABLE = 422;

/** @import { Login as Player } from "./messages/http.d.ts" */

/** A request that the server refused, with its sentence; status 0 when it could not be reached. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message */
  constructor(status, message) {
    super(inLocalTime(message));
    this.status = status;
  }
}

/** What is asked for, or null if that is refused. @template T @param {Promise<T>} asked @returns {Promise<T | null>} */
export const unlessRefused = (asked) =>
  asked.catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

/** The sentence of a refusal; another error is reported, and has a general one. @param {unknown} error */
export function messageOf(error) {
  if (error instanceof Refusal) return error.message;
  report(error);
  return t("shell-refused");
}

/** Who of those who share this device plays now, or 0. */
let acting = 0;

/** Ask about matches as a person who shares this device, or 0 for the login of the browser. @param {number} person */
export function actAs(person) {
  acting = person;
}

const MOST_KEPT_ALIVE = 20_000;

/** The JSON answer to a request; throws a Refusal.
 * @template {string} Path
 * @template {{ method?: keyof import("./messages/http.d.ts").Answers, body?: unknown, person?: number }} [Options={}]
 * @param {Path} path
 * @param {Options} [request] a body without a method is posted; `person` is who of those who share this device asks
 * @returns {Promise<import("./messages/answer.d.ts").Answer<Path, Options>>} */
export async function request(path, { method, body, person } = /** @type {Options} */ ({})) {
  const asker = person ?? (path.startsWith("/api/matches/") ? acting : 0);
  const headers = {
    "Accept-Language": language(),
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
  };
  const sent = JSON.stringify(body);
  const options = {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: sent,
    // A change is sent even if the reader leaves the page at once; browsers do so for 64 KiB at most.
    keepalive: body !== undefined && sent.length < MOST_KEPT_ALIVE,
  };
  try {
    const answer = await ask(sentBy(path, asker), options);
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text || "null");
    throw new Refusal(answer.status, reason(text));
  } catch (error) {
    // The connection broke, at the latest within the answer, or a network has put its own page in its place.
    throw error instanceof Refusal ? error : new Refusal(0, t("shell-unreachable"));
  }
}

/** @param {string} text */
function reason(text) {
  try {
    const { detail } = JSON.parse(text);
    return typeof detail === "string" ? capitalised(detail) : detail.map((/** @type {{ msg: string }} */ part) => part.msg).join("; ");
  } catch {
    return t("shell-refused");
  }
}

/** @type {Promise<Player | null> | null} */
let known = null;
/** @type {Promise<Player> | null} */
let guestLogin = null;
/** Whose profile is sent to the host. @type {Player | null} */
let player = null;

/** Whether somebody may be logged in: a login comes with a cookie that scripts can read. */
export const mayBeKnown = () => !hasServer || document.cookie.includes(HERE);

/** Who is logged in, or null. Without the cookie that comes with a login nobody is, and the server is not asked.
 * @returns {Promise<Player | null>} */
export function currentPlayer() {
  if (!mayBeKnown()) return Promise.resolve(null);
  known ??= request("/api/me").then(welcome, (refusal) => {
    known = null;
    if (refusal.status === 401) return null;
    // Nobody who may play is ever refused this.
    if (refusal.status === 403) dispatchEvent(new CustomEvent("banned", { detail: refusal.message }));
    throw refusal;
  });
  return known;
}

/** Who is logged in; a visitor without a login becomes a guest.
 * @param {string} [name] of the guest
 * @returns {Promise<Player>} */
export async function login(name) {
  // Several elements may ask for a login at once; they share one guest.
  const found = await currentPlayer();
  if (found) return found;
  guestLogin ??= makeGuest(name).finally(() => {
    guestLogin = null;
  });
  return guestLogin;
}

/** Log in under a name; a guest or an account with another one is renamed.
 * @param {string} name */
export async function loginAs(name) {
  const found = await login(name);
  if (found.name === name) return;
  await request("/api/me/name", { method: "PUT", body: { name } });
  store(NAME, name);
  known = Promise.resolve({ ...found, name });
}

/** @param {string} [name] */
async function makeGuest(name) {
  const made = await request("/api/guests", { body: { name: name || guestName() } });
  store(NAME, made.name);
  known = Promise.resolve(made);
  player = made;
  // A new player has done what was done on this device.
  meet(made.player, { isNew: true, isServer: hasServer });
  return made;
}

/** Forget who is logged in, after a login, a logout, or an expired session. */
export function forgetPlayer() {
  known = player = null;
}

/** Forget what the player was called on this device. */
export const forgetName = () => store(NAME, null);

/** The name last used on this device, or the general one for guests. */
export const guestName = () => readStored(NAME) || t("shell-guest");

/** Whether a player, if there is one, has no name but the general one, by which nobody is known. @param {Player | null} found */
export const isNameless = (found) => !found || found.name === t("shell-guest");

/** @param {Player} found */
function welcome(found) {
  store(NAME, found.name);
  void adoptProfile(found);
  return found;
}

/** Load the profile of a player in the background, and send what it lacks.
 * @param {Player} found */
async function adoptProfile(found) {
  meet(found.player, { isServer: hasServer });
  const whole = await request("/api/me/profile").catch(() => null);
  player = found;
  if (whole) take(whole);
}

/** What was done here is sent in parts, one after the other. @type {Promise<void>} */
let sending = Promise.resolve();

/** Send what the host was not told yet; without a line it waits. */
function sendProfile() {
  sending = sending.then(sendUnsent);
  return sending;
}

async function sendUnsent() {
  for (let body = nextUnsent(); player && body; body = nextUnsent()) {
    try {
      take(await request("/api/me/profile", { method: "PATCH", body }), body);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status !== UNREADABLE) return;
      report(refusal);
      drop(body);
    }
  }
}

for (const type of ["profile", "online"]) addEventListener(type, () => void sendProfile());
