// The page's side of the worker that answers without a server: requests, and lines that look like sockets.

import { meta } from "../meta.js";
import { here } from "../navigate.js";
import { t } from "../words.js";
import "./people.js";

/** How far the worker is: "loading", "elsewhere" while another tab has the game, "insecure" without https, "ready", or "failed".
 * @typedef {"loading" | "elsewhere" | "insecure" | "ready" | "failed"} Progress */

/** Whether this page is shown because a server could not be reached. */
const IS_AWAY = location.search === "?away";

/** @typedef {{ id: number, status: number, media: string, body: string }} Answered */
/** @typedef {{ progress?: Progress, answer?: Answered | null, sent?: { line: number, message: string }[] }} News what the worker tells */

/** @type {Map<number, { resolve: (answer: Response) => void, reject: (reason: Error) => void }>} */
const waiting = new Map();
/** @type {Map<number, WorkerSocket>} */
const lines = new Map();
let last = 0;
/** @type {Progress} */
let progress = "loading";

/** A line to the worker, which looks like a WebSocket. */
class WorkerSocket {
  /** @type {number} */
  readyState = WebSocket.CONNECTING;
  /** @type {((event: object) => void) | null} */
  onopen = null;
  /** @type {((event: object) => void) | null} */
  onmessage = null;
  /** @type {((event: object) => void) | null} */
  onclose = null;

  /** @param {number} number */
  constructor(number) {
    this.number = number;
  }

  /** @param {string} text */
  send(text) {
    tell({ type: "say", line: this.number, text });
  }

  close() {
    if (!lines.delete(this.number)) return;
    this.readyState = WebSocket.CLOSED;
    tell({ type: "disconnect", line: this.number });
  }
}

/** What the state of the worker is, in words; nothing while all is well. */
export function hostWords() {
  return {
    loading: t("offline-loading"),
    elsewhere: t("offline-elsewhere"),
    insecure: t("offline-insecure"),
    failed: t("offline-failed"),
    ready: IS_AWAY ? t("offline-away") : "",
  }[progress];
}

/** The answer of the worker.
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<Response>} */
export function ask(path, { method = "GET", headers, body } = {}) {
  const id = ++last;
  const language = new Headers(headers).get("Accept-Language") ?? document.documentElement.lang;
  return new Promise((resolve, reject) => {
    if (progress === "failed" || progress === "insecure") return reject(new Error(progress));
    waiting.set(id, { resolve, reject });
    tell({ type: "request", id, method, address: path, body: body ?? "", language });
  });
}

/** A new line.
 * @param {string} language
 * @param {number} person */
export async function openLine(language, person) {
  const line = new WorkerSocket(++last);
  lines.set(line.number, line);
  tell({ type: "connect", line: line.number, language, person });
  // As with a socket, the caller sets its functions first.
  setTimeout(() => {
    line.readyState = WebSocket.OPEN;
    line.onopen?.(new Event("open"));
  });
  return line;
}

/** @param {object} event */
function tell(event) {
  void started.then((worker) => worker?.postMessage(JSON.stringify(event)));
}

/** @param {News} news */
function hear({ progress: now, answer, sent = [] }) {
  if (now) setProgress(now);
  if (answer) {
    const { id, status, media, body } = answer;
    const empty = status === 204;
    waiting.get(id)?.resolve(new Response(empty ? null : body, { status, headers: { "Content-Type": media } }));
    waiting.delete(id);
  }
  for (const { line, message } of sent) lines.get(line)?.onmessage?.({ data: message });
}

/** @param {Progress} now */
function setProgress(now) {
  progress = now;
  dispatchEvent(new Event("host"));
  if (now !== "failed" && now !== "insecure") return;
  for (const { reject } of waiting.values()) reject(new Error(now));
  waiting.clear();
}

/** Start the worker once the service worker has everything, which has then checked it; without one it is loaded as it is. */
async function start() {
  // Two tabs must not write at once, and locks need https.
  if (!navigator.locks) return void setProgress("insecure");
  await serviceWorker().catch(() => null);
  const worker = new Worker(`${meta("static")}offline/worker.js`, { type: "module" });
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = () => setProgress("failed");
  return worker;
}

async function serviceWorker() {
  if (!("serviceWorker" in navigator)) return;
  const { installing } = await navigator.serviceWorker.register("sw.js");
  // A new version waits until no page uses the old one.
  const coming = navigator.serviceWorker.controller ? null : installing;
  if (coming)
    await new Promise((done) =>
      coming.addEventListener("statechange", () => {
        if (coming.state === "activated" || coming.state === "redundant") done(null);
      }),
    );
}

// What is on this device alone stays on the screen until the player leaves it.
const ON_DEVICE = /^\/(match|replay|review)/;
const PATIENCE_MS = 3_000;

/** Offline began by itself, and ends by itself when the server answers again. */
async function comeBack() {
  const { pathname, search, hash } = here();
  if (ON_DEVICE.test(pathname)) return;
  const options = { signal: AbortSignal.timeout(PATIENCE_MS), cache: /** @type {const} */ ("no-store") };
  const answer = await fetch(`${meta("server")}health`, options).catch(() => null);
  if (answer?.ok && pathname === here().pathname) location.replace(pathname + search + hash);
}

const started = start();
// The first state is shown as soon as there is a page.
dispatchEvent(new Event("host"));
if (IS_AWAY && meta("server")) {
  for (const type of ["popstate", "online"]) addEventListener(type, () => void comeBack());
  void comeBack();
}
