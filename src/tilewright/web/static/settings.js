// The settings: what the profile has chosen, over what is usual.

import { add, entries, readStored, stamp } from "./profile.js";

export { readStored, store } from "./profile.js";

/** The key of what was seen of matches before their first deal. */
export const SEEN = "tilewright.seen";

/** The key of the choice whether this device calls the player: null, or the name of its subscription, "" without one. */
export const CALLS = "tilewright.calls";

/** The key that says that the game is on this device, for times without a connection. */
export const OFFLINE = "tilewright.offline";

/** The key of the people who share this device, and their matches. */
export const DEVICE = "tilewright.device";

/** The key that says that the player of this device knows other people, who may call. */
export const PEOPLE = "tilewright.people";

/** The key that says that somebody who was invited was asked about sounds. */
export const SOUND_ASKED = "tilewright.sound-asked";

/** The key of the jokers that were shown to the camera of this device. */
export const SHOWN_JOKERS = "tilewright.jokers";

/** Whether the player wants to be called on this device. */
export const wantsCalls = () => readStored(CALLS) !== null;

/**
 * @typedef {object} Settings
 * @property {string | null} language null leaves it to the browser
 * @property {string | null} avatar null leaves it to the server
 * @property {"auto" | "light" | "dark"} theme
 * @property {"green" | "blue" | "red"} felt
 * @property {"own" | "color" | "number"} sorting
 * @property {"slow" | "normal" | "fast" | "off"} pace of the turns of others
 * @property {boolean} sounds
 * @property {boolean} zen
 * @property {boolean} large whether the table has large text and tiles
 * @property {string[]} lessons the lessons that are done
 * @property {boolean} coach whether there are tips in the first game
 * @property {string[]} tips the tips that were given
 * @property {boolean} warns whether a turn that may cost a penalty is asked about first
 */

/** @type {Settings} */
const USUAL = {
  language: null,
  avatar: null,
  theme: "auto",
  felt: "green",
  sorting: "own",
  pace: "normal",
  sounds: true,
  zen: false,
  large: false,
  lessons: [],
  coach: true,
  tips: [],
  warns: true,
};

/** @type {Settings} */
export const settings = { ...USUAL };

/** What each of those who share a device has of their own. @typedef {Partial<Pick<Settings, "language" | "sorting" | "large">>} Personal */

/** What somebody who shares the device has chosen, while they have it; `keep` stores what they change.
 * @type {{ own: Personal, keep: (own: Personal) => void } | null} */
let lent = null;

/** All settings that a page may draw; the tips that were given are not among them. */
const drawn = () => JSON.stringify({ ...settings, tips: [] });

/** What the profile and the person who has the device have chosen is used; fires `settings` on the window. */
function apply() {
  const before = drawn();
  const choices = entries("choices");
  const chosen = Object.entries(choices).map(([name, { value }]) => [name, value]);
  // A player who switches tips on again gets all of them again.
  const tips = Object.entries(entries("tips")).filter(([, at]) => at > (choices.coach?.at ?? 0));
  const done = { lessons: Object.keys(entries("lessons")), tips: tips.map(([tip]) => tip) };
  Object.assign(settings, USUAL, Object.fromEntries(chosen), done, lent?.own);
  applyTheme();
  if (drawn() !== before) dispatchEvent(new Event("settings"));
}

/** @param {Partial<Settings>} part @returns {Personal} */
const personal = ({ language, sorting, large }) =>
  Object.fromEntries(Object.entries({ language, sorting, large }).filter(([, value]) => value !== undefined));

/** Use the settings of somebody who shares this device, until they are taken back; fires `settings` on the window.
 * @param {Personal} own
 * @param {(own: Personal) => void} keep called with what they change */
export function lendSettings(own, keep) {
  lent = { own, keep };
  apply();
}

/** Use the settings of the device again. */
export function takeSettingsBack() {
  if (!lent) return;
  lent = null;
  apply();
}

/** Change some settings; what a person who shares the device chooses is their own.
 * @param {Partial<Settings>} part */
export function changeSettings({ lessons = [], tips = [], ...part }) {
  const before = entries("choices");
  const at = stamp(before.coach);
  const own = personal(part);
  if (lent) {
    lent.own = { ...lent.own, ...own };
    lent.keep(own);
  }
  const chosen = Object.entries(part).filter(([name]) => !lent || !(name in own));
  const fresh = (/** @type {string[]} */ all, /** @type {string[]} */ known) =>
    Object.fromEntries(all.filter((each) => !known.includes(each)).map((each) => [each, at]));
  add({
    choices: Object.fromEntries(chosen.map(([name, value]) => [name, { at: stamp(before[name]), value }])),
    lessons: fresh(lessons, settings.lessons),
    tips: fresh(tips, settings.tips),
  });
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

/** Set the attributes that style/tokens.css reads: the felt, and the chosen theme or the system's. */
export function applyTheme() {
  document.documentElement.dataset.felt = settings.felt;
  document.documentElement.dataset.theme = settings.theme === "auto" ? (darkSystem.matches ? "dark" : "light") : settings.theme;
}

darkSystem.addEventListener("change", applyTheme);
// Somebody who follows an invitation may not expect sounds; that must not undo what they have chosen elsewhere.
if (globalThis.location?.pathname.startsWith("/join/") && !entries("choices").sounds) add({ choices: { sounds: { at: 0, value: false } } });
addEventListener("profile", apply);
apply();
