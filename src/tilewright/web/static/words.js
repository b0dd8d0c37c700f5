// The words of the page, in one language at a time; English stands in src/tilewright/words/en.

import { meta } from "./meta.js";
import { change, settings } from "./settings.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** @type {FluentBundle} */
let bundle = new FluentBundle("en");

/** The languages that the server has words for. */
export const languages = () => meta("languages").split(" ");

/** The language of the page. */
export const language = () => bundle.locales[0];

/** The words of an id, with values filled in.
 * @param {string} id
 * @param {Record<string, string | number>} [values] */
export function t(id, values) {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : id;
}

/** What a language is called by those who speak it.
 * @param {string} code */
export function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}

/** Some words as a list in a sentence, as the server writes lists.
 * @param {string[]} parts @returns {string} */
export function listed(parts) {
  if (parts.length < 2) return parts.join();
  const first = parts.slice(0, -1).reduce((before, last) => t("list-more", { first: before, last }));
  return t("list-two", { first, last: parts[parts.length - 1] });
}

/** Speak a language from now on, on this page and later.
 * @param {string | null} code null leaves it to the browser */
export function setLanguage(code) {
  change({ language: code });
}

/** Load the words of the chosen language; the window is told by a `words` event. */
export async function loadWords() {
  const code = chosen();
  if (code === language() && bundle.hasMessage("shell-name")) return;
  const answer = await fetch(`${meta("static")}words/${code}.ftl`);
  if (!answer.ok || code !== chosen()) return;
  // All our languages are written in one direction, so no marks are needed around values.
  const fresh = new FluentBundle(code, { useIsolating: false });
  fresh.addResource(new FluentResource(await answer.text()));
  bundle = fresh;
  document.documentElement.lang = code;
  dispatchEvent(new Event("words"));
}

function chosen() {
  const known = languages();
  const wanted = [settings.language ?? "", ...navigator.languages].map((code) => code.split("-")[0]);
  return wanted.find((code) => known.includes(code)) ?? "en";
}

addEventListener("settings", () => void loadWords());
