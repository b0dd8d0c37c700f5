// The one door to what answers the app: a server, or without one a worker of this page with the same addresses and messages.

import { targetOf } from "./dom.js";
import { meta } from "./meta.js";

/** Whether a server answers, and so there are other people. */
export const hasServer = meta("python") === "";

/** A socket, or a line to the worker.
 * @typedef {{readyState: number} & Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">} SocketLike */

/** Whose login is used: 0 is that of the browser, a number that of a person who shares this device.
 * @typedef {number | typeof SCREEN} Person */

/** The login of a large screen that shows a table to all. */
export const SCREEN = "screen";

let unanswered = false;

/** Whether the server cannot be reached; `lost` is fired on the window when a request fails. */
export const isLost = () => unanswered || !navigator.onLine;

// Nobody who has a server loads the other way.
const worker = hasServer ? null : import("./offline/page.js");

/** What keeps the worker from answering, if anything; `host` is fired on the window when that changes. @type {() => unknown} */
export let hostWords = () => "";
void worker?.then((page) => {
  hostWords = page.hostWords;
});

/** The answer to a request; rejects if nothing answers.
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<Response>} */
export async function ask(path, options) {
  if (worker) return (await worker).ask(path, options);
  const answer = await fetch(path, options).catch(() => null);
  unanswered = !answer;
  if (answer) return answer;
  dispatchEvent(new Event("lost"));
  throw new Error("lost");
}

/** A new connection for the messages of matches and tables.
 * @param {string} language
 * @param {Person} [person]
 * @returns {Promise<SocketLike>} */
export async function openLine(language, person = 0) {
  if (worker) return (await worker).openLine(language, Number(person));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${sentBy(`/socket?language=${language}`, person)}`);
}

/** An address as a person who shares this device asks for it.
 * @param {string} path
 * @param {Person} person */
export const sentBy = (path, person) => (person ? `${path}${path.includes("?") ? "&" : "?"}person=${person}` : path);

/** The address of an answer that the browser itself loads, such as a picture or a file to save.
 * @param {string} path
 * @returns {Promise<string>} */
export async function addressOfAnswer(path) {
  if (!worker) return path;
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return URL.createObjectURL(await answer.blob());
}

/** Save what a link with `download` leads to, if the browser cannot load it by itself.
 * @param {MouseEvent} click */
export async function saveLinked(click) {
  const link = targetOf(click).closest("a");
  const path = link?.getAttribute("href") ?? "";
  if (!worker || !link?.hasAttribute("download") || !path.startsWith("/api/")) return;
  click.preventDefault();
  const saved = Object.assign(document.createElement("a"), {
    href: await addressOfAnswer(path),
    download: link.download,
  });
  saved.click();
  setTimeout(() => URL.revokeObjectURL(saved.href), SECONDS_TO_SAVE * 1000);
}

const SECONDS_TO_SAVE = 60;
