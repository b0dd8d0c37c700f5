// The settings, stored on this device at once; api.js also saves them on the server for a player who is logged in.

const KEY = "tilewright.settings";

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
export const settings = {
  language: null,
  avatar: null,
  theme: "auto",
  felt: "green",
  sorting: "own",
  pace: "normal",
  // Somebody who follows an invitation may not expect sounds.
  sounds: !globalThis.location?.pathname.startsWith("/join/"),
  zen: false,
  large: false,
  lessons: [],
  coach: true,
  tips: [],
  warns: true,
  ...readStored(KEY),
};

/** What each of those who share a device has of their own. @typedef {Partial<Pick<Settings, "language" | "sorting" | "large">>} Personal */

/** The settings of the device, while somebody who shares it has their own; `keep` stores what they change.
 * @type {{ device: Required<Personal>, keep: (own: Personal) => void } | null} */
let lent = null;

/** @param {Partial<Settings>} part @returns {Personal} */
const personal = ({ language, sorting, large }) =>
  Object.fromEntries(Object.entries({ language, sorting, large }).filter(([, value]) => value !== undefined));

/** Use the settings of somebody who shares this device, until they are taken back; fires `settings` on the window.
 * @param {Personal} own
 * @param {(own: Personal) => void} keep called with what they change */
export function lendSettings(own, keep) {
  takeSettingsBack();
  lent = { device: /** @type {Required<Personal>} */ (personal(settings)), keep };
  Object.assign(settings, own);
  dispatchEvent(new CustomEvent("settings", { detail: {} }));
}

/** Use the settings of the device again. */
export function takeSettingsBack() {
  if (!lent) return;
  Object.assign(settings, lent.device);
  lent = null;
  dispatchEvent(new CustomEvent("settings", { detail: {} }));
}

/** Change some settings; fires `settings` on the window with those that are not of a person who shares the device.
 * @param {Partial<Settings>} part
 * @param {{ ofDevice?: boolean }} [how] whether they were saved by the player of the device */
export function changeSettings(part, { ofDevice = false } = {}) {
  const own = personal(part);
  const { language: _, sorting: __, large: ___, ...rest } = part;
  if (lent && ofDevice) Object.assign(lent.device, own);
  else if (lent) lent.keep(own);
  Object.assign(settings, lent && ofDevice ? rest : part);
  store(KEY, { ...settings, ...lent?.device });
  applyTheme();
  dispatchEvent(new CustomEvent("settings", { detail: lent ? rest : part }));
}

/** A value stored on this device, or null.
 * @param {string} key */
export function readStored(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // Storage is disabled, or the value is not JSON.
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

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

/** Set the attributes that style/tokens.css reads: the felt, and the chosen theme or the system's. */
export function applyTheme() {
  document.documentElement.dataset.felt = settings.felt;
  document.documentElement.dataset.theme = settings.theme === "auto" ? (darkSystem.matches ? "dark" : "light") : settings.theme;
}

darkSystem.addEventListener("change", applyTheme);
