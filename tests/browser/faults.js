// Plays matches over connections that lose, double, delay and reorder messages, stall and break, against a real server: at the end every session must
// know what a fresh connection is told, and nothing may be lost or done twice. Run by test_faults.py: node faults.js URL WS FIRST COUNT TOGETHER.

import assert from "node:assert/strict";

const [url, library, first, count, together] = process.argv.slice(2);
const { default: Socket } = await import(library);
// Waits of the page are this much shorter here.
const FASTER = 8;
const TURNS = 6;
const STEPS = 400;
// A busy machine is slow; only what never happens is an error.
const SETTLES_MS = 120_000;
const HANGS_MS = 240_000;
const BUSY = 503;

const [later, every, ask] = [setTimeout, setInterval, fetch];
const realNow = Date.now.bind(Date);
const began = realNow();
const real = (/** @type {number} */ ms) => new Promise((done) => later(done, ms));

/** Numbers that follow from a seed, so that a failure comes back. @param {number} seed */
function chance(seed) {
  let state = seed * 2654435761;
  return (/** @type {number} */ bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** The players by their number: the cookie, the source of chance, and whether the connection is bad. @type {Map<string, any>} */
const players = new Map();

/** A WebSocket that treats messages as its player's connection does. */
class Faulty {
  static OPEN = 1;
  onopen = /** @type {any} */ (null);
  onmessage = /** @type {any} */ (null);
  onclose = /** @type {any} */ (null);
  #stalls = false;
  #closed = false;

  constructor(/** @type {string} */ address) {
    const target = new URL(address);
    this.player = players.get(target.searchParams.get("person") ?? "");
    target.searchParams.delete("person");
    this.socket = new Socket(target, { headers: { cookie: this.player.cookie } });
    this.socket.on("open", () => this.onopen?.({}));
    this.socket.on("error", () => null);
    this.socket.on("close", (/** @type {number} */ code) => this.#end(code));
    this.socket.on("message", (/** @type {Buffer} */ data) => this.#carry(() => this.onmessage?.({ data: data.toString() })));
  }

  get readyState() {
    return this.#closed ? 3 : this.socket.readyState;
  }

  send(/** @type {string} */ text) {
    this.#carry(() => this.socket.readyState === 1 && this.socket.send(text));
  }

  close() {
    this.#closed = true;
    this.socket.terminate();
  }

  #end(/** @type {number} */ code) {
    this.#closed = true;
    this.onclose?.({ code });
  }

  /** Carry a message: as it is, twice, late, or not at all; or lose the connection. @param {() => void} deliver */
  #carry(deliver) {
    const { pick, bad } = this.player;
    if (!bad) return this.#stalls ? undefined : deliver();
    const fate = pick(100);
    if (fate < 1) this.#stalls = true;
    if (fate === 1) this.socket.terminate();
    if (this.#stalls || fate < 8) return;
    if (fate < 14) later(deliver, pick(40));
    if (fate < 30) later(deliver, pick(40));
    else deliver();
  }
}

const target = new EventTarget();
Object.assign(globalThis, {
  WebSocket: Faulty,
  location: { protocol: "http:", host: new URL(url).host, origin: url, href: url, pathname: "/", hash: "" },
  document: {
    querySelector: () => null,
    cookie: "",
    documentElement: { dataset: {} },
    addEventListener: () => {},
    removeEventListener: () => {},
  },
  navigator: { onLine: true, languages: ["en"] },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target),
  setTimeout: (/** @type {any} */ does, /** @type {number} */ ms = 0, .../** @type {any[]} */ more) => later(does, ms / FASTER, ...more),
  setInterval: (/** @type {any} */ does, /** @type {number} */ ms) => every(does, ms / FASTER),
});
Date.now = () => began + (realNow() - began) * FASTER;
const STATIC = "../../src/tilewright/web/static/";
const { Connection } = await import(`${STATIC}socket.js`);
const { Session } = await import(`${STATIC}match/session.js`);
const GAMES = {
  "classic-nl": (await import(`${STATIC}tiles/game.js`)).game,
  turbo: (await import(`${STATIC}dice/game.js`)).game,
};
const BOTS = { "classic-nl": "beginner", turbo: "turbo-greedy" };

/** @param {string} path @param {object} body @param {string} [cookie] */
async function post(path, body, cookie = "") {
  const headers = { "Content-Type": "application/json", cookie };
  const answer = await ask(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  assert.ok(answer.ok || answer.status === BUSY, `${path}: ${answer.status}`);
  return answer;
}

/** What a fresh connection is told. @param {string} match @param {string} cookie */
async function fresh(match, cookie) {
  const socket = new Socket(`${url.replace("http", "ws")}/socket?language=en`, { headers: { cookie } });
  const heard = /** @type {any[]} */ ([]);
  await new Promise((done, failed) => {
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", match })));
    socket.on("error", failed);
    // A server that has not yet noticed that the last ones are gone refuses one more.
    socket.on("close", () => failed(new Error("a fresh connection was refused")));
    socket.on("message", (/** @type {Buffer} */ data) => {
      heard.push(JSON.parse(data.toString()));
      if (heard.at(-1).type === "clock") done(null);
    });
  });
  // The server has noticed the end before the next one asks, however busy it is.
  await new Promise((done) => socket.on("close", done).close());
  const { view, may, seq } = heard.find(({ type }) => type === "view");
  const events = heard.filter(({ type }) => type === "events").flatMap((each) => each.events);
  return { view, may, seq, events };
}

/** Do something that a player may do now. @param {any} session @param {any} player @returns {Promise<boolean | null>} whether a command was carried out, null without one */
async function act(session, { pick, cookie }) {
  const { may, view, draft } = session.state;
  if (!view || session.state.waiting) return null;
  const own = view.rack ?? view.hands[view.seat];
  const free = own.filter((/** @type {number} */ piece) => !draft?.rows.flat().includes(piece));
  if (pick(3) === 0) return session.step(["undo", "redo", "reset"][pick(3)]) && null;
  if (pick(2) === 0 && view.rack) return session.arrange([...(draft?.rows ?? view.table), free.slice(0, 1 + pick(3))]) && null;
  if (pick(2) === 0 && free.length && !view.rack)
    return session.arrange([...(draft?.rows ?? view.grid), [pick(40) - 20, 30 + pick(9), free[0]]]) && null;
  const type = ["DrawTile", "RollDice", "Pass"].find((each) => may.includes(each));
  if (type) return session.command(type === "RollDice" ? { type, dice: own } : { type });
  if (!may.includes("PlaceDice")) return null;
  const hint = await post(`/api/matches/${session.match}/hint`, { step: 3 }, cookie);
  if (hint.status === BUSY) return null;
  const { table } = await hint.json();
  return session.command({ type: "PlaceDice", grid: table });
}

/** One schedule of faults. @param {number} seed */
async function play(seed) {
  const rules = seed % 3 ? "classic-nl" : "turbo";
  const login = await post("/api/guests", { name: "Ann" });
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const player = { cookie, pick: chance(seed), bad: true, session: /** @type {any} */ (null) };
  players.set(String(seed), player);
  const house = rules === "turbo" ? {} : { "time.limit": "none" };
  const { match } = await (await post("/api/matches", { rules, house, bots: [BOTS[rules]] }, cookie)).json();
  const connection = new Connection({ person: seed });
  const session = new Session(GAMES[rules], connection, match, () => undefined);
  player.session = session;
  let done = 0;
  let step = 0;
  for (; step < STEPS && done < TURNS; step++) {
    await real(5 + player.pick(20));
    player.bad = step < STEPS / 2;
    if (await act(session, player)) done += 1;
  }
  player.bad = false;
  const until = realNow() + SETTLES_MS;
  for (;;) {
    await real(150);
    const { view, may, seq, log, waiting, line } = session.state;
    try {
      const told = await fresh(match, cookie);
      const { rules: _, ...shown } = view ?? {};
      const { rules: __, ...expected } = told.view;
      const own = log.filter(({ event }) => event.seat === told.view.seat && OWN.has(event.type)).length;
      assert.deepEqual([shown, may, seq], [expected, told.may, told.seq]);
      assert.deepEqual(
        log.map(({ event }) => event),
        told.events,
      );
      assert.deepEqual([own, waiting], [done, null]);
      // On a busy machine it may be slow.
      assert.notEqual(line, "down");
      break;
    } catch (error) {
      if (realNow() < until) continue;
      const events = log.map(({ event }) => `${event.type} ${event.seat ?? ""}`);
      throw new Error(`seed ${seed}, ${done} of ${step} steps: ${JSON.stringify(events)} ${error}`);
    }
  }
  session.stop();
  connection.close();
  players.delete(String(seed));
}

/** One schedule, which fails if it hangs. @param {number} seed */
async function inTime(seed) {
  const hangs = later(() => {
    console.error(`seed ${seed} hangs`, JSON.stringify(players.get(String(seed))?.session?.state));
    process.exit(1);
  }, HANGS_MS);
  await play(seed);
  clearTimeout(hangs);
}

const OWN = new Set(["DrawSeen", "Passed", "RollSeen", "DicePlaced", "TilesPlayed"]);

let next = Number(first);
const last = next + Number(count);
await Promise.all(
  Array.from({ length: Number(together) }, async () => {
    while (next < last) await inTime(next++);
  }),
);
console.log(`${count} schedules`);
process.exit(0);
