// The shuffles of a record, repeated in the browser with the hashes of Web Crypto. Pure, so that it is tested alone.

/** @typedef {{event: string, [field: string]: any}} RecordLine */
/** @typedef {{box: {pieces: number}, deal: {rack: number, starter: "highest" | "lot" | "host", next_starter: string}}} TileRules */
/** @typedef {{starter: number, draws: string[][]}} Start */
/** @typedef {{dice: {hand: number}}} DiceRules */
/** "same" if everything that came by chance follows from the promised secrets, "different" if not, and "unknown" if the secrets are the
 * promised ones but this script does not know the box of these rules. @typedef {"same" | "different" | "unknown"} Repeated */

const WORDS = 1n << 64n;
const HIGHEST = 13;
const JOKERS = ["J", "D", "C", "M"];
const FACES = [
  ...["K", "R", "B", "O"].flatMap((color) => Array.from({ length: HIGHEST }, (_, index) => `${color}${index + 1}`)),
  ...JOKERS,
];
// The boxes of the rulebooks by their size: copies of each number, and jokers of each kind.
const BOXES = new Map([
  [106, { copies: 2, jokers: [2, 0, 0, 0] }],
  [108, { copies: 2, jokers: [4, 0, 0, 0] }],
  [112, { copies: 2, jokers: [2, 2, 2, 2] }],
  [160, { copies: 3, jokers: [4, 0, 0, 0] }],
]);
// A-T1: the faces of nine dice; there are two of each.
const DICE = [
  "K1 B2 R6 O7 K10 B11",
  "K2 B3 R7 O8 K11 B12",
  "K3 B4 R8 O9 K12 B13",
  "O1 K4 B5 R9 O10 K13",
  "R1 O2 K5 B6 R10 O11",
  "R2 O3 K6 B7 R11 O12",
  "R3 O4 K7 B8 R12 O13",
  "R4 O5 K8 B9 R13 J",
  "B1 R5 O6 K9 B10 J",
].map((faces) => faces.split(" "));
// The turns of the tile game, which move pieces between a rack, the table and the pool.
const TURNS = new Set(["play", "draw", "penalty", "timeout"]);
const BAG = Array.from({ length: 2 * DICE.length }, (_, index) => index + 1);

/** Whether the games of a record were shuffled from the secrets that were promised, and nothing was laid that chance did not give.
 * @param {string} record in JSON Lines
 * @param {Partial<TileRules & DiceRules>} rules of the match, of tiles or of dice
 * @param {SubtleCrypto} subtle
 * @returns {Promise<Repeated>} */
export async function repeated(record, rules, subtle) {
  const games = gamesOf(record);
  for (const [index, lines] of games.entries()) {
    const [{ game, shuffle }] = lines;
    const secret = secretOf(lines);
    // A record that leaves out a game proves nothing about it.
    if (game !== index + 1 || !shuffle || !secret || (await commitment(secret, subtle)) !== shuffle.commitment) return "different";
  }
  const { box, deal, dice } = rules;
  const knowsBox = box !== undefined && deal !== undefined && BOXES.has(box.pieces);
  if (!games.length || !(knowsBox || dice)) return "unknown";
  for (const lines of games) {
    const chance = await chanceOf(secretOf(lines), lines[0].shuffle.nonces, subtle);
    const isHonest = knowsBox
      ? await areTilesRepeated(lines, { box, deal }, chance)
      : dice && (await areDiceRepeated(lines, { dice }, chance));
    if (!isHonest) return "different";
  }
  return "same";
}

/** How many games a record has. @param {string} record */
export function countGames(record) {
  return gamesOf(record).length;
}

/** The lines of each game of a record. @param {string} record @returns {RecordLine[][]} */
function gamesOf(record) {
  /** @type {RecordLine[][]} */
  const games = [];
  for (const text of record.split("\n")) {
    if (!text.trim()) continue;
    const line = JSON.parse(text);
    if (line.event === "game") games.push([]);
    games.at(-1)?.push(line);
  }
  return games;
}

/** The secret that was revealed at the end of a game. @param {RecordLine[]} lines @returns {string} */
function secretOf(lines) {
  return lines.find(({ event }) => event === "end")?.secret ?? "";
}

/**
 * Whether a game of tiles has the starters, racks and draws that chance gives. @param {RecordLine[]} lines @param {TileRules} rules
 * @param {Chance} chance
 */
async function areTilesRepeated([head, ...lines], rules, chance) {
  const seats = head.seats.length;
  /** @type {Start | null} */
  let before = null;
  /** @type {string[]} */
  let pool = [];
  /** @type {string[]} */
  let table = [];
  /** @type {string[][]} */
  let held = [];
  for (const line of lines) {
    if (line.event === "deal") {
      /** @type {Start} */
      const start = before ?? (await startOf(rules, seats, { game: head.game, starter: line.starter }, chance));
      before = start;
      const order = await chance.shuffled(box(rules));
      const { rack } = rules.deal;
      const racks = Array.from({ length: seats }, (_, seat) => order.slice(seat * rack, (seat + 1) * rack));
      pool = order.slice(seats * rack);
      const dealt =
        line.starter === start.starter && same(line.draws ?? start.draws, start.draws) && same(line.racks.map(inOrder), racks.map(inOrder));
      if (!dealt) return false;
      [held, table] = [racks, []];
    } else if (line.event === "draw" || line.event === "penalty" || line.event === "timeout") {
      if (line.to_pool?.length) pool = await chance.shuffled(inOrder([...pool, ...line.to_pool]));
      const left = pool.length - line.pieces.length;
      if (left < 0 || !same(line.pieces, pool.slice(left).reverse())) return false;
      pool = pool.slice(0, left);
    } else if (line.event === "end" && !same(line.racks.map(inOrder), held.map(inOrder))) return false;
    if (!TURNS.has(line.event)) continue;
    const after = line.table?.flat() ?? table;
    const rack = without([...held[line.seat], ...(line.pieces ?? []), ...table], [...after, ...(line.to_pool ?? [])]);
    if (!rack) return false;
    held[line.seat] = rack;
    table = after;
  }
  return before !== null;
}

/** The pieces without some of them, or null if they are not all there. @param {string[]} pieces @param {string[]} some */
function without(pieces, some) {
  const rest = [...pieces];
  for (const piece of some) {
    const place = rest.indexOf(piece);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}

/** Who starts the first deal of a game, and the draws for it.
 * @param {TileRules} rules @param {number} seats @param {{game: number, starter: number}} recorded @param {Chance} chance
 * @returns {Promise<Start>} */
async function startOf(rules, seats, { game, starter }, chance) {
  const named = rules.deal.starter === "host" || (game > 1 && rules.deal.next_starter !== "again");
  if (named) return { starter, draws: [] };
  if (rules.deal.starter === "lot") return { starter: await chance.draw(seats), draws: [] };
  const faceDown = await chance.shuffled(box(rules));
  /** @type {string[][]} */
  const draws = Array.from({ length: seats }, () => []);
  let drawing = draws.map((_, seat) => seat);
  let next = 0;
  while (drawing.length > 1) {
    for (const seat of drawing) draws[seat].push(faceDown[next++]);
    const drawn = (/** @type {number} */ seat) => Number(draws[seat].at(-1)?.slice(1)) || 0;
    const best = Math.max(...drawing.map(drawn));
    drawing = drawing.filter((seat) => drawn(seat) === best);
  }
  return { starter: drawing[0], draws };
}

/**
 * Whether a round of dice has the starter, dice and rolls that chance gives. @param {RecordLine[]} lines @param {DiceRules} rules @param
 * {Chance} chance
 */
async function areDiceRepeated([head, ...lines], { dice: { hand } }, chance) {
  /** @type {Map<number, string>} */
  const showing = new Map();
  for (const line of lines) {
    if (line.event === "deal") {
      const starter = head.game === 1 ? await chance.draw(head.seats.length) : line.starter;
      const order = await chance.shuffled(BAG);
      const hands = head.seats.map((/** @type {string} */ _, /** @type {number} */ seat) => order.slice(seat * hand, (seat + 1) * hand));
      const sorted = (/** @type {number[]} */ rack) => rack.toSorted((one, other) => one - other);
      if (line.starter !== starter || !same(line.racks.map(sorted), hands.map(sorted))) return false;
    } else if (line.event === "roll") {
      for (const [index, die] of line.dice.entries()) {
        const sides = DICE[(die - 1) % DICE.length];
        if (line.faces[index] !== sides[await chance.draw(sides.length)]) return false;
        showing.set(die, line.faces[index]);
      }
    } else if (
      line.event === "play" &&
      !same(
        line.played,
        line.dice.map((/** @type {number} */ die) => showing.get(die)),
      )
    )
      return false;
  }
  return true;
}

/** The faces of all tiles of the box, in the order in which they are shuffled. @param {TileRules} rules */
function box({ box: { pieces } }) {
  const { copies, jokers } = BOXES.get(pieces) ?? { copies: 0, jokers: [] };
  const numbers = FACES.length - JOKERS.length;
  return FACES.flatMap((face, code) => Array(code < numbers ? copies : jokers[code - numbers]).fill(face));
}

/** @param {string[]} faces */
function inOrder(faces) {
  return faces.toSorted((one, other) => FACES.indexOf(one) - FACES.indexOf(other));
}

/** @param {unknown} one @param {unknown} other */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A stream of numbers: each is the start of the HMAC of a counter. @typedef {Awaited<ReturnType<typeof chanceOf>>} Chance */

/** The chance of a game: its key is made of the secret and the nonces of all seats.
 * @param {string} secret @param {string[]} nonces @param {SubtleCrypto} subtle */
async function chanceOf(secret, nonces, subtle) {
  const parts = nonces.map(bytesOf).flatMap((nonce) => [numberBytes(BigInt(nonce.length), 4), nonce]);
  const mixed = await sign(await hmacKey(bytesOf(secret), subtle), joined(new TextEncoder().encode("tilewright game:"), ...parts), subtle);
  const key = await hmacKey(mixed, subtle);
  let counter = 0n;

  /** @param {number} n @returns {Promise<number>} from 0 to n - 1 */
  async function draw(n) {
    // Words at or above the largest multiple of n would favor small numbers.
    const fair = WORDS - (WORDS % BigInt(n));
    for (;;) {
      const word = new DataView((await sign(key, numberBytes(counter++, 8), subtle)).buffer).getBigUint64(0);
      if (word < fair) return Number(word % BigInt(n));
    }
  }

  /** @template T @param {T[]} items @returns {Promise<T[]>} */
  async function shuffled(items) {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const place = await draw(last + 1);
      [order[last], order[place]] = [order[place], order[last]];
    }
    return order;
  }

  return { draw, shuffled };
}

/** The hash of a secret as it is published before the game. @param {string} secret @param {SubtleCrypto} subtle */
export async function commitment(secret, subtle) {
  const hash = await subtle.digest("SHA-256", joined(new TextEncoder().encode("tilewright commitment:"), bytesOf(secret)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {SubtleCrypto} subtle */
function hmacKey(bytes, subtle) {
  return subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** @param {CryptoKey} key @param {Uint8Array<ArrayBuffer>} message @param {SubtleCrypto} subtle */
async function sign(key, message, subtle) {
  return new Uint8Array(await subtle.sign("HMAC", key, message));
}

/** @param {string} hexadecimal */
function bytesOf(hexadecimal) {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** @param {bigint} number @param {number} size */
function numberBytes(number, size) {
  const eight = new Uint8Array(8);
  new DataView(eight.buffer).setBigUint64(0, number);
  return eight.slice(8 - size);
}

/** @param {Uint8Array<ArrayBuffer>[]} parts */
function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
