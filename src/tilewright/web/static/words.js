// The texts of the page, in one language at a time; the English ones are in src/tilewright/words/en.

import { report } from "./errors.js";
import { meta } from "./meta.js";
import { changeSettings, settings } from "./settings.js";
import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent.js";

const MOST_TRIES = 3;
const WAIT_MS = 400;

/** @type {FluentBundle} */
let bundle = new FluentBundle("en");

/** The names of the languages that the server has, by code. The browser knows them too, but takes long to look them up. */
const names = () =>
  new Map(
    meta("languages")
      .split(" ")
      .map((each) => /** @type {[string, string]} */ (each.split("="))),
  );

/** The languages that the server has. */
export const languages = () => [...names().keys()];

/** The language of the page; until its texts are there, the one they are loaded in. */
export const language = () => (hasWords() ? bundle.locales[0] : chosenLanguage());

const hasWords = () => bundle.hasMessage("shell-name");

/** A whole number of at most three digits, which all our languages write alike: the browser's own formats take 30 ms to load. */
class SmallNumber extends FluentNumber {
  toString() {
    return String(this.value);
  }
}

/** @param {string | number} value */
const asValue = (value) =>
  typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000 ? new SmallNumber(value) : value;

/** The text of an id, with values filled in.
 * @param {string} id
 * @param {Record<string, string | number>} [values] */
export function t(id, values = {}) {
  const pattern = bundle.getMessage(id)?.value;
  /** What is missing is shown by its name, and the rest of the page is drawn. @type {Error[]} */
  const errors = [];
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asValue(value)]));
  const text = pattern ? bundle.formatPattern(pattern, shown, errors) : id;
  if (errors.length) report(errors[0]);
  return text;
}

/** The name of a language in that language.
 * @param {string} code */
export const languageName = (code) => names().get(code) ?? code;

/** Some texts as a list in a sentence, as the server writes lists.
 * @param {string[]} parts @returns {string} */
export function joinList(parts) {
  const [first, ...middle] = parts.slice(0, -1);
  const last = parts[parts.length - 1];
  if (parts.length < 3) return parts.length < 2 ? parts.join() : t("list-two", { first, last });
  return t("list-last", {
    first: middle.reduce((before, part) => t("list-more", { first: before, last: part }), first),
    last,
  });
}

/** Change the language.
 * @param {string | null} code null leaves it to the browser */
export function setLanguage(code) {
  changeSettings({ language: code });
}

/** The files of texts that are used; the one without a name has what every page says. */
const used = new Set([""]);
/** What is loaded, by the path of its file. @type {Map<string, Promise<FluentResource>>} */
const loaded = new Map();
/** How many of the used files the bundle has. */
let complete = 0;

/** Load the texts of the chosen language, of all files that are used; fires `words` on the window if the language is another one.
 * @returns {Promise<void>} */
export async function loadWords() {
  const code = chosenLanguage();
  if (hasWords() && code === language() && complete === used.size) return;
  /** @type {FluentResource[]} */
  const files = [];
  // A module may want more of them meanwhile.
  for (const name of used) files.push(await fileOf(`${name && `${name}/`}${code}`));
  // The player may have chosen another language meanwhile.
  return code === chosenLanguage() ? use(code, files) : loadWords();
}

/** Load texts that most visits never need, now and in every language that is chosen: the module waits that is imported on demand, because
 * a bundle loads others together.
 * @param {string[]} names those of their files */
export async function loadMoreWords(...names) {
  for (const name of names) used.add(name);
  await loadWords();
}

/** @param {string} path */
function fileOf(path) {
  const file = loaded.get(path) ?? askFor(path);
  loaded.set(path, file);
  file.catch(() => loaded.delete(path));
  return file;
}

/** @param {string} path */
async function askFor(path) {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${meta("static")}words/${path}.ftl`).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => null) : null;
    if (text !== null) return new FluentResource(text);
    if (tries >= MOST_TRIES) throw new Error("the words cannot be loaded");
    await new Promise((done) => setTimeout(done, tries * WAIT_MS));
  }
}

/** Use some texts; fires `words` on the window.
 * @param {string} code the language
 * @param {string} texts a file of Fluent */
export const setWords = (code, texts) => use(code, [new FluentResource(texts)]);

/** @param {string} code @param {FluentResource[]} files */
function use(code, files) {
  const isNew = !hasWords() || code !== language();
  // All our languages are left-to-right, so values need no isolating marks.
  bundle = new FluentBundle(code, { useIsolating: false });
  for (const file of files) bundle.addResource(file);
  complete = used.size;
  document.documentElement.lang = code;
  if (isNew) dispatchEvent(new Event("words"));
}

function chosenLanguage() {
  const known = languages();
  const wanted = [settings.language ?? "", ...navigator.languages].map((code) => code.split("-")[0]);
  return wanted.find((code) => known.includes(code)) ?? "en";
}

// The page stays in its language if another one cannot be loaded.
addEventListener("settings", () => void loadWords().catch(report));
