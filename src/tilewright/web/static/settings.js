// How somebody likes the game to look and sound; kept on this device at once, and by api.js for who is logged in.

const KEY = "tilewright.settings";

/**
 * @typedef {object} Settings
 * @property {string | null} language null leaves it to the browser
 * @property {"auto" | "light" | "dark"} theme
 * @property {"own" | "color" | "number"} sorting
 * @property {boolean} sounds
 * @property {boolean} zen
 */

/** @type {Settings} */
export const settings = { language: null, theme: "auto", sorting: "own", sounds: false, zen: false, ...recall(KEY) };

/** Change some settings, and tell the window by a `settings` event.
 * @param {Partial<Settings>} part */
export function change(part) {
  Object.assign(settings, part);
  keep(KEY, settings);
  dress();
  dispatchEvent(new CustomEvent("settings", { detail: part }));
}

/** What was kept on this device under a key, or null.
 * @param {string} key */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // Storage is switched off, or holds what is none of ours.
  }
}

/** Keep something on this device, where it lets us.
 * @param {string} key
 * @param {unknown} value */
export function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

const night = matchMedia("(prefers-color-scheme: dark)");

/** Show the theme that is chosen, or the system's: style/base.css looks at the attribute. */
export function dress() {
  document.documentElement.dataset.theme = settings.theme === "auto" ? (night.matches ? "dark" : "light") : settings.theme;
}

night.addEventListener("change", dress);
