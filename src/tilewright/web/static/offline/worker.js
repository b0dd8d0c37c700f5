// The worker that answers without a server: Python, with our package, behind one function; it stores what happens before it tells it.

import { openDatabase, readAll, writeAll } from "./storage.js";

const LOCK = "tilewright";
// After a turn of a bot that could not be stored.
const RETRY_MS = 10_000;
// setTimeout cannot wait for longer.
const LONGEST_MS = 2 ** 31 - 1;
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

addEventListener("message", ({ data }) => enqueue(data));

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

/** Resolves when no other tab has the game; this one then has it until it is closed. */
function ownTab() {
  /** @type {Promise<void>} */
  return new Promise((own) => {
    const hold = () => {
      own();
      return new Promise(() => {});
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      postMessage({ progress: "elsewhere" });
      void navigator.locks.request(LOCK, hold);
    });
  });
}

/** Python with our package; every file must have the hash that files.json has. */
async function startPython() {
  const folder = new URL("../python/", import.meta.url).href;
  /** @type {Record<string, { integrity: string }>} */
  const files = await (await fetch(`${folder}files.json`)).json();
  const plain = globalThis.fetch;
  globalThis.fetch = (address, options) => {
    const name = String(address instanceof Request ? address.url : address).replace(folder, "");
    return plain(address, { ...options, integrity: files[name]?.integrity ?? "" });
  };
  const modules = Object.keys(files).filter((name) => name.endsWith(".mjs"));
  // Imports cannot name a hash: these are compared before they are run.
  const checked = modules.map(async (name) => (await fetch(`${folder}${name}`)).arrayBuffer());
  const app = fetch(`${folder}app.zip`).then((answer) => answer.arrayBuffer());
  await Promise.all(checked);
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(new Uint8Array(await app), "zip", { extractDir: "/app" });
  python.runPython(START);
  return python;
}
