// The page's side of the worker that answers without a server: requests, and lines that look like sockets.

import { meta } from "../meta.js";
import { here } from "../navigate.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";
import "./people.js";

/** How far the worker is: "loading", "elsewhere" while another tab has the game, "insecure" without https, "ready", "back" when the
 * game is here again, or "failed". @typedef {"loading" | "elsewhere" | "insecure" | "ready" | "back" | "failed"} Progress */

/** Whether this page is shown because a server could not be reached. */
const IS_AWAY = location.search === "?away";

/** @typedef {{ id: number, status: number, media: string, body: string }} Answered */
/** @typedef {{ progress?: Progress, loaded?: number, answer?: Answered | null, sent?: { line: number, message: string }[] }} News what the worker tells */

/** @type {Map<number, { resolve: (answer: Response) => void, reject: (reason: Error) => void }>} */
const waiting = new Map();
/** @type {Map<number, WorkerSocket>} */
const lines = new Map();
let last = 0;
/** @type {Progress} */
let progress = "loading";
/** How much of the game is loaded, from 0 to 1. */
let loaded = 0;

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

/** What the state of the worker is; nothing while all is well. */
export function hostWords() {
  switch (progress) {
    case "loading": {
      // What has been here before has kept everything.
      const isKept = Boolean(navigator.serviceWorker?.controller);
      const words = isKept ? t("offline-loading") : `${t("offline-loading")} ${t("offline-first")}`;
      const percent = Math.round(loaded * 100);
      return html`${words} <progress max="100" .value=${percent} aria-label=${words}></progress> <span aria-hidden="true">${percent} %</span>`;
    }
    case "elsewhere":
      return html`${t("offline-elsewhere")} <button @click=${() => tell({ type: "come here" })}>${t("offline-here")}</button>`;
    case "insecure":
      return t("offline-insecure");
    case "failed":
      return t("offline-failed");
    default:
      return IS_AWAY ? t("offline-away") : "";
  }
}

/** The answers that are files of the site: they are there before Python is. */
const WRITTEN = /^\/api\/((?:rules|lessons|themes)(?:\/[\w-]+)?)\?language=(\w+)$/;

/** The answer of the worker, or of a file while it is not ready.
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<Response>} */
export async function ask(path, { method = "GET", headers, body } = {}) {
  const [, name, inLanguage] = (method === "GET" && progress !== "ready" && WRITTEN.exec(path)) || [];
  const written = name ? await fetch(`${meta("static")}answers/${inLanguage}/${name}.json`).catch(() => null) : null;
  if (written?.ok) return written;
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
  worker?.postMessage(JSON.stringify(event));
}

/** @param {News} news */
function hear({ progress: now, loaded: part, answer, sent = [] }) {
  if (part !== undefined) loaded = part;
  if (now || part !== undefined) setProgress(now ?? progress);
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
  // Another tab has changed what is stored: this page begins anew.
  if (now === "back") return location.reload();
  if (now === "ready" && progress !== "ready") void serviceWorker().catch(() => null);
  progress = now;
  dispatchEvent(new Event("host"));
  if (now !== "failed" && now !== "insecure") return;
  for (const { reject } of waiting.values()) reject(new Error(now));
  waiting.clear();
}

/** Start the worker, which checks every file that it runs. */
function start() {
  // Two tabs must not write at once, and locks need https.
  if (!navigator.locks) return void setProgress("insecure");
  const worker = new Worker(`${meta("static")}offline/worker.js`, { type: "module" });
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = () => setProgress("failed");
  return worker;
}

/** Keep everything on this device; it is loaded once the game is ready, so that nothing delays that. */
async function serviceWorker() {
  if ("serviceWorker" in navigator) await navigator.serviceWorker.register("sw.js");
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

const worker = start();
// The first state is shown as soon as there is a page.
dispatchEvent(new Event("host"));
if (IS_AWAY && meta("server")) {
  for (const type of ["popstate", "online"]) addEventListener(type, () => void comeBack());
  void comeBack();
}
