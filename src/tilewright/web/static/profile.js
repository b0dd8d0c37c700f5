// What the player has on every device: choices, lessons, tips, people who share a device, and puzzles solved. This device has a
// copy, and knows what its host was not told yet. Only hosts merge: the page sends entries, and takes back the whole.

const KEY = "tilewright.profile";
// Less than what a browser still sends when its page is closed.
const MOST_SENT = 60;

/** @import { ProfileSent as Profile, ProfileShown } from "./messages/http.d.ts" */
/** @typedef {Required<Profile>} Parts */
/** The copy of a player's profile, whether they have an account, and how others see them. @typedef {{ player: string, account: boolean,
 * avatar: string, whole: Profile, unsent: Profile }} Copy */

/** @returns {Copy} */
const empty = () => ({ player: "", account: false, avatar: "", whole: {}, unsent: {} });

/** What was read or written last; where storage is disabled, it stays as long as the page is open. @type {Copy} */
let copy = empty();
let text = "";

function read() {
  const stored = textOf(KEY);
  if (stored && stored !== text) [text, copy] = [stored, { ...empty(), ...readStored(KEY) }];
  return copy;
}

/** @param {Partial<Copy>} changed */
function write(changed) {
  copy = { ...read(), ...changed };
  store(KEY, copy);
  dispatchEvent(new Event("profile"));
}

/** The entries of a part by their keys. @template {keyof Parts} Name @param {Name} name @returns {Parts[Name]} */
export const entries = (name) => /** @type {Parts[Name]} */ (read().whole[name] ?? {});

/** The avatar of the player, as far as this device knows, or "". */
export const ownAvatar = () => read().avatar;

/** When something is chosen: after what it replaces, also if the clock of this device is slow.
 * @param {{ at: number } | undefined} before */
export const stamp = (before) => Math.max(Date.now(), (before?.at ?? 0) + 1);

/** A name as it is compared. @param {string} name */
export const nameKey = (name) => name.trim().toLocaleLowerCase();

/** The people of this device with what they have chosen, and those who share another one with the player, under free numbers.
 * @param {import("./device/people.js").Person[]} people
 * @param {number[]} numbers */
export function sharers(people, numbers) {
  const known = entries("people");
  const found = new Map(people.map((each) => [nameKey(each.name), { ...each, own: known[nameKey(each.name)]?.own ?? {} }]));
  const free = numbers.filter((number) => !people.some(({ person }) => person === number));
  for (const [key, { name, own = {} }] of Object.entries(known))
    if (name && !found.has(key) && free.length) found.set(key, { person: free.splice(0, 1)[0], name, own });
  return [...found.values()];
}

/** Have people in the profile, so that they are known on every device. @param {{ name: string, own: object }[]} people */
export const rememberSharers = (people) =>
  add({ people: Object.fromEntries(people.map(({ name, own }) => [nameKey(name), { at: stampOf(name), name, own }])) });

/** @param {string} name */
export const forgetSharer = (name) => add({ people: { [nameKey(name)]: { at: stampOf(name), name: "", own: {} } } });

/** @param {string} name */
const stampOf = (name) => stamp(entries("people")[nameKey(name)]);

/** Some entries over others. @param {Profile} one @param {Profile} other @returns {Profile} */
const over = (one, other) => {
  const names = /** @type {(keyof Parts)[]} */ ([...new Set([...Object.keys(one), ...Object.keys(other)])]);
  return Object.fromEntries(names.map((name) => [name, { ...one[name], ...other[name] }]));
};

/** Add entries, and have the host told of them; `profile` is fired on the window.
 * @param {Profile} added
 * @param {{ told?: boolean }} [how] whether the host has them already */
export function add(added, { told = false } = {}) {
  const { whole, unsent } = read();
  write({ whole: over(whole, added), unsent: told ? unsent : over(unsent, added) });
}

/** Have the copy for a player: what a guest did here goes along to them, what another account did does not.
 * @param {string} player
 * @param {{ isNew?: boolean, isServer: boolean }} how whether the player was just made, and by a server */
export function meet(player, { isNew = false, isServer }) {
  const { player: before, account, whole, unsent } = read();
  if (before === player) return;
  const others = account && isServer;
  const mine = others ? { choices: whole.choices ?? {} } : over(whole, unsent);
  write({ player, account: false, avatar: "", whole: mine, unsent: others && !isNew ? {} : mine });
}

/** Forget what a player has done here; what was chosen stays on this device. */
export function leave() {
  write({ ...empty(), account: true, whole: { choices: entries("choices") } });
}

/** Forget everything. */
export function forgetAll() {
  write(empty());
}

/** Some of what the host was not told yet, or null. @returns {Profile | null} */
export function nextUnsent() {
  const all = Object.entries(read().unsent).flatMap(([name, part]) => Object.entries(part).map(([key, each]) => ({ name, key, each })));
  const some = all.slice(0, MOST_SENT);
  return some.length ? some.reduce((sent, { name, key, each }) => over(sent, { [name]: { [key]: each } }), {}) : null;
}

/** Take the whole from the host, which was sent some entries; those that have changed meanwhile stay unsent.
 * @param {Partial<ProfileShown>} answer
 * @param {Profile} [sent] */
export function take({ account = false, avatar, ...whole }, sent = {}) {
  const unsent = without(read().unsent, sent);
  write({ account, avatar: avatar ?? "", whole: over(whole, unsent), unsent });
}

/** Give up on entries that the host refuses. @param {Profile} sent */
export const drop = (sent) => write({ unsent: without(read().unsent, sent) });

/** @param {Profile} unsent @param {Profile} sent @returns {Profile} */
const without = (unsent, sent) =>
  Object.fromEntries(
    Object.entries(unsent).map(([name, part]) => {
      const gone = /** @type {Record<string, unknown>} */ (sent[/** @type {keyof Parts} */ (name)] ?? {});
      return [name, Object.fromEntries(Object.entries(part).filter(([key, each]) => JSON.stringify(gone[key]) !== JSON.stringify(each)))];
    }),
  );

/** A value stored on this device, or null.
 * @param {string} key */
export function readStored(key) {
  try {
    return JSON.parse(textOf(key) ?? "null");
  } catch {
    return null; // It is not JSON.
  }
}

/** @param {string} key */
function textOf(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is disabled.
  }
}

/** Store a value on this device, if storage is enabled.
 * @param {string} key
 * @param {unknown} value */
export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
