// The people who pass this device around: their names, what each has chosen, and their matches.

import { login, Refusal, request } from "../api.js";
import { seenBefore, seenOf, withSeen } from "../before_deal.js";
import { random } from "../random.js";
import { DEVICE, readStored, SEEN, store } from "../settings.js";
import { hasServer } from "../transport.js";

/** @import { SeatHandicap } from "../messages/socket.d.ts" */

/** How a seat plays that plays as the table does. @type {SeatHandicap} */
export const LIKE_THE_TABLE = { "opening.min": null, "deal.rack": null, "time.limit": null, hints: "always" };

/** As many logins a server keeps for a device. */
const MOST_PEOPLE = 12;
const MOST_MATCHES = 20;
const NONCE_BYTES = 32;
const LOGGED_OUT = 401;

/**
 * Somebody who shares this device: the number of their login, and what they have chosen. @typedef {{person: number, name: string, own:
 * import("../settings.js").Personal}} Person
 */
/**
 * A match on this device; `persons` have its first seats, the bots the others. Those in `turned` sit on the other side of the table.
 * @typedef {{match: string, rules: string, house: import("../parts/rules/booklets.js").House, persons: number[], bots: string[], over?:
 * boolean, turned?: number[], handicaps?: SeatHandicap[]}} Played
 */
/** Those who played last come first. @typedef {{people: Person[], matches: Played[]}} Device */

/** What this device knows. @returns {Device} */
export const device = () => ({ people: [], matches: [], ...readStored(DEVICE) });

/** A match on this device, or null. @param {string} match */
export const playedHere = (match) => device().matches.find((each) => each.match === match) ?? null;

/** @param {Partial<Device>} part */
const change = (part) => store(DEVICE, { ...device(), ...part });

/** Store what has changed about a match, and return it. @param {Played} played */
export function noted(played) {
  change({ matches: device().matches.map((each) => (each.match === played.match ? played : each)) });
  return played;
}

/** Store what somebody has chosen. @param {number} person @param {import("../settings.js").Personal} own */
export function keepOwn(person, own) {
  change({ people: device().people.map((each) => (each.person === person ? { ...each, own: { ...each.own, ...own } } : each)) });
}

/** The people of these names, those who are known with their numbers, and everybody else; a thirteenth person takes the place of
 * the one who has not played for the longest time.
 * @param {Person[]} people @param {string[]} names @returns {{seated: Person[], others: Person[]}} */
export function seatedBy(people, names) {
  const others = [...people];
  const known = names.map((name) => {
    const place = others.findIndex((each) => same(each.name, name));
    return place < 0 ? null : others.splice(place, 1)[0];
  });
  const numbers = Array.from({ length: MOST_PEOPLE }, (_, place) => place + 1);
  const seated = names.map((name, place) => {
    const found = known[place];
    if (found) return { ...found, name };
    const taken = new Set([...known.flatMap((each) => each ?? []), ...others].map(({ person }) => person));
    const person = numbers.find((each) => !taken.has(each)) ?? others.pop()?.person ?? 0;
    known[place] = { person, name, own: {} };
    return known[place];
  });
  return { seated, others };
}

/** @param {string} one @param {string} other */
const same = (one, other) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Begin a match of people who share this device, and bots; returns its id. Handicaps are those of the people.
 * @param {{rules: string, house: import("../parts/rules/booklets.js").House, names: string[], bots: string[], handicaps:
 * SeatHandicap[]}} wanted */
export async function beginMatch({ rules, house, names, bots, handicaps: theirs }) {
  const { people } = device();
  const { seated, others } = seatedBy(people, names);
  // Pages about the match, such as its review, are opened by the login of the browser.
  await login();
  for (const each of seated) await welcome(each, people);
  const persons = seated.map(({ person }) => person);
  const unequal = JSON.stringify(theirs) !== JSON.stringify(theirs.map(() => LIKE_THE_TABLE));
  const handicaps = unequal ? [...theirs, ...bots.map(() => LIKE_THE_TABLE)] : [];
  const body = { rules, house, bots, persons, handicaps };
  const { match } = await request("/api/matches", { body, person: persons[0] });
  const matches = [{ match, ...body }, ...device().matches].slice(0, MOST_MATCHES);
  change({ people: [...seated, ...others], matches });
  // Without a server this device draws all secrets.
  if (hasServer) for (const person of persons) await giveNonce(match, person);
  return match;
}

/** Play the same again, everybody one seat further. @param {Played} played */
export function playAgain({ rules, house, persons, bots, handicaps }) {
  const { people } = device();
  const seats = persons.map((person, seat) => ({
    name: people.find((each) => each.person === person)?.name ?? "",
    handicap: handicaps?.[seat] ?? LIKE_THE_TABLE,
  }));
  const moved = [...seats.slice(1), seats[0]];
  return beginMatch({ rules, house, names: moved.map(({ name }) => name), bots, handicaps: moved.map(({ handicap }) => handicap) });
}

/** Forget somebody, also on the server: their seats stay, without a name. @param {Person} gone */
export async function forget({ person }) {
  await request("/api/me/delete", { body: {}, person }).catch((refusal) => {
    if (!(refusal instanceof Refusal) || refusal.status !== LOGGED_OUT) throw refusal;
  });
  change({ people: device().people.filter((each) => each.person !== person) });
}

/** Give somebody a login of their own, unless they have one. @param {Person} each @param {Person[]} before */
async function welcome({ person, name }, before) {
  const known = before.find((other) => other.person === person);
  if (known && same(known.name, name)) {
    const found = await request("/api/me", { person }).catch((refusal) => {
      if (refusal instanceof Refusal && refusal.status === LOGGED_OUT) return null;
      throw refusal;
    });
    if (found) {
      if (found.name !== name) await request("/api/me/name", { method: "PUT", body: { name }, person });
      return;
    }
  } else if (known) await forget(known);
  await request("/api/guests", { body: { name }, person });
}

/** Give a person's part of every shuffle, after what the server promises is stored. @param {string} match @param {number} person */
async function giveNonce(match, person) {
  const shown = await request(`/api/matches/${match}`, { person });
  const nonce = random(NONCE_BYTES);
  const stored = readStored(SEEN);
  store(SEEN, withSeen(stored, seenBefore({ ...shown, seat: shown.seat ?? 0 }, nonce, seenOf(stored, match))));
  await request(`/api/bot/matches/${match}/nonce`, { body: { type: "nonce", nonce }, person });
}
