// The worker that answers without a server: Python, with our package, behind one function; it stores what happens before it tells it.

import { openDatabase, readAll, writeAll } from "./storage.js";

const LOCK = "tilewright";
// After a turn of a bot that could not be stored.
const RETRY_MS = 10_000;
// setTimeout cannot wait for longer.
const LONGEST_MS = 2 ** 31 - 1;
// A page that has asked for the game is loaded again, and has it by then.
const AWAY_MS = 10_000;
const COME_HERE = '{"type":"come here"}';
// How much of the start is loading, starting Python, and its imports.
const LOADED = 0.6;
const STARTED = 0.85;
const START = "import sys; sys.path.insert(0, '/app')";
const HOST = "from tilewright.local.worker import Worker; Worker";

/** What is called in Python.
 * @typedef {{ do: (event: string, at: number) => string, stored: () => void, not_stored: (event: string, at: number) => string }} Host */
/** @typedef {{ changes: Record<string, string | null>, answer: object | null, sent: object[], wake_at: number | null }} Outcome */

/** Events are carried out one after the other, so that each is stored before the next begins. @type {Promise<void>} */
let queue = start();
queue.catch(fail);
/** @type {Host} */
let host;
/** @type {IDBDatabase} */
let database;
let timer = 0;

/** Ends that this tab has the game, while it has it. @type {(() => void) | null} */
let release = null;
const tabs = new BroadcastChannel(LOCK);

/** Runs while another tab has the game, until this one waits for it. */
let away = 0;

addEventListener("message", ({ data }) => {
  if (data !== COME_HERE) return enqueue(data);
  tabs.postMessage(data);
  if (away) comeBack();
});
// What came before is stored first; from then on this tab writes nothing.
tabs.onmessage = () => {
  if (release) queue = queue.then(handOver);
};

/** @param {string} event */
function enqueue(event) {
  queue = queue.then(() => carryOut(event));
  queue.catch(fail);
}

/** A defect stops everything: what is stored is right, and a reload reads it. */
function fail() {
  postMessage({ progress: "failed" });
}

/** @param {string} event */
async function carryOut(event) {
  if (!release) return;
  /** @type {Outcome} */
  let outcome = JSON.parse(host.do(event, Date.now()));
  let soonest = 0;
  if (Object.keys(outcome.changes).length)
    try {
      await writeAll(database, outcome.changes);
      host.stored();
    } catch {
      outcome = JSON.parse(host.not_stored(event, Date.now()));
      soonest = Date.now() + RETRY_MS;
    }
  postMessage({ answer: outcome.answer, sent: outcome.sent });
  clearTimeout(timer);
  if (outcome.wake_at !== null) {
    const wait = Math.max(outcome.wake_at, soonest) - Date.now();
    timer = setTimeout(() => enqueue('{"type":"wake"}'), Math.min(Math.max(0, wait), LONGEST_MS));
  }
}

async function start() {
  await ownTab();
  const [python, stored] = await Promise.all([
    startPython(),
    openDatabase().then((opened) => {
      database = opened;
      return readAll(opened);
    }),
  ]);
  host = python.runPython(HOST)(JSON.stringify(stored));
  postMessage({ progress: "ready" });
}

/** Resolves when no other tab has the game; this one then has it until it is closed, or another asks for it. */
function ownTab() {
  /** @type {Promise<void>} */
  return new Promise((own) => {
    const hold = () => {
      own();
      return new Promise((end) => (release = () => end(null)));
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      postMessage({ progress: "elsewhere" });
      void navigator.locks.request(LOCK, hold);
    });
  });
}

/** Let another tab have the game. */
function handOver() {
  clearTimeout(timer);
  release?.();
  release = null;
  postMessage({ progress: "elsewhere" });
  away = setTimeout(comeBack, AWAY_MS);
}

/** Wait for the game; once it is here again the page is loaded again, with what the other has stored. */
function comeBack() {
  clearTimeout(away);
  away = 0;
  void navigator.locks.request(LOCK, () => postMessage({ progress: "back" }));
}

/** Python with our package; every file must have the hash that files.json has. */
async function startPython() {
  const folder = new URL("../python/", import.meta.url).href;
  /** @type {Record<string, { bytes: number, integrity: string }>} */
  const files = await (await fetch(`${folder}files.json`)).json();
  const contents = loadAll(folder, files);
  const plain = globalThis.fetch;
  globalThis.fetch = async (address, options) => {
    const content = await contents[String(address instanceof Request ? address.url : address).replace(folder, "")];
    if (!content) return plain(address, options);
    return content instanceof Response ? content : new Response(content);
  };
  // Imports cannot name a hash: these are compared before they are run.
  await Promise.all(Object.keys(files).map((name) => name.endsWith(".mjs") && contents[name]));
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: folder });
  postMessage({ loaded: STARTED });
  const app = /** @type {ArrayBuffer} */ (await contents["app.zip"]);
  python.unpackArchive(new Uint8Array(app), "zip", { extractDir: "/app" });
  python.runPython(START);
  return python;
}

/** All files, by their names, as they come in; the page is told how much of them has.
 * @param {string} folder @param {Record<string, { bytes: number, integrity: string }>} files @returns {Record<string, Promise<ArrayBuffer | Response>>} */
function loadAll(folder, files) {
  const whole = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  let [had, told] = [0, 0];
  const came = (/** @type {number} */ bytes) => {
    had += bytes;
    if (had - told < whole / 50 && had < whole) return;
    told = had;
    postMessage({ loaded: (LOADED * had) / whole });
  };
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, load(`${folder}${name}`, file, came)]));
}

/** A file, which must have the hash that is known of it.
 * @param {string} address @param {{ bytes: number, integrity: string }} file @param {(bytes: number) => void} came */
async function load(address, { bytes, integrity }, came) {
  // Of WebAssembly the browser keeps what it has compiled, if it has loaded and compared the file itself.
  const isCode = address.endsWith(".wasm");
  const answer = await fetch(address, isCode ? { integrity } : {});
  if (isCode && answer.ok) {
    came(bytes);
    return answer;
  }
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const content = new Uint8Array(bytes);
  let at = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    // More than is known of it does not fit, and fails.
    content.set(part.value, at);
    at += part.value.length;
    came(part.value.length);
  }
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", content));
  if (`sha384-${btoa(String.fromCharCode(...digest))}` !== integrity) throw new Error(`${address} has another hash`);
  return content.buffer;
}
