// The texts of the page, in one language at a time; the English ones are in src/tilewright/words/en.

import { report } from "./errors.js";
import { meta } from "./meta.js";
import { changeSettings, settings } from "./settings.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

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

/** The text of an id, with values filled in.
 * @param {string} id
 * @param {Record<string, string | number>} [values] */
export function t(id, values) {
  const pattern = bundle.getMessage(id)?.value;
  /** What is missing is shown by its name, and the rest of the page is drawn. @type {Error[]} */
  const errors = [];
  const text = pattern ? bundle.formatPattern(pattern, values, errors) : id;
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

/** Load the texts of the chosen language; fires `words` on the window. */
export async function loadWords() {
  const code = chosenLanguage();
  if (hasWords() && code === language()) return;
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${meta("static")}words/${code}.ftl`).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => null) : null;
    if (code !== chosenLanguage()) return;
    if (text !== null) return setWords(code, text);
    if (tries >= MOST_TRIES) throw new Error("the words cannot be loaded");
    await new Promise((done) => setTimeout(done, tries * WAIT_MS));
  }
}

/** Use some texts; fires `words` on the window.
 * @param {string} code the language
 * @param {string} texts a file of Fluent */
export function setWords(code, texts) {
  // All our languages are left-to-right, so values need no isolating marks.
  bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(texts));
  document.documentElement.lang = code;
  dispatchEvent(new Event("words"));
}

/** Use more texts, in the language of the page. @param {string} texts a file of Fluent */
export const addWords = (texts) => void bundle.addResource(new FluentResource(texts));

function chosenLanguage() {
  const known = languages();
  const wanted = [settings.language ?? "", ...navigator.languages].map((code) => code.split("-")[0]);
  return wanted.find((code) => known.includes(code)) ?? "en";
}

// The page stays in its language if another one cannot be loaded.
addEventListener("settings", () => void loadWords().catch(report));
