// One handler of everything that fails unexpectedly: the player is told and offered a way on (app.js), the owner of the server gets a
// line in the log.

import { meta } from "./meta.js";
import { here } from "./navigate.js";

/** The most kinds of errors that a page reports. */
const MOST_KINDS = 5;
// What browsers say of a module that could not be loaded.
const NOT_LOADED = /dynamically imported module|Importing a module script failed/;
const PLACE = /\/static\/[0-9a-f]+\/([\w./-]+(?::\d+){0,2})/;

/** How the owner is told. @type {(body: string, headers: Record<string, string>) => unknown} */
let send = () => null;
/** @type {Set<string>} */
const told = new Set();

/** Whether an error says that a part of the app could not be loaded. @param {unknown} error */
export const isNotLoaded = (error) => error instanceof TypeError && NOT_LOADED.test(error.message);

/** Tell the owner of an error: its name and its place in our scripts, nothing about the player. @param {unknown} error */
export function report(error) {
  const name = error instanceof Error ? error.name : "Error";
  const place = PLACE.exec((error instanceof Error && error.stack) || "")?.[1] ?? "";
  const kind = `${name} ${place}`;
  if (told.has(kind) || told.size >= MOST_KINDS) return;
  told.add(kind);
  const page = here()
    .pathname.split("/")[1]
    .replace(/[^a-z]/g, "");
  const version = /[0-9a-f]{16}/.exec(meta("static"))?.[0] ?? "";
  const body = JSON.stringify({ name: name.replace(/[^A-Za-z]/g, "") || "Error", place, page, version });
  const headers = { "Content-Type": "application/json" };
  // An owner who cannot be reached is not told.
  void Promise.resolve(send(body, headers)).catch(() => null);
}

/** @param {unknown} error */
function failed(error) {
  // A request that was refused has a sentence for the player, and is not a defect.
  const refused = error instanceof Error && "status" in error;
  if (!refused && !isNotLoaded(error)) report(error);
  const sentence = refused ? error.message : "";
  dispatchEvent(new CustomEvent("trouble", { detail: { sentence, reload: isNotLoaded(error) } }));
}

/**
 * Handle all errors and rejected promises that nobody else has handled; fires `trouble` on the window. @param {typeof send} tell how the
 * owner is told
 */
export function watchErrors(tell) {
  send = tell;
  addEventListener("error", ({ error }) => error && failed(error));
  addEventListener("unhandledrejection", ({ reason }) => reason?.name !== "AbortError" && failed(reason));
}
