// The page's side of the worker that reads photos; a photo goes to the worker and nowhere else.

import { Refusal } from "../api.js";
import { meta } from "../meta.js";
import { t } from "../words.js";

/** @import { Found, Lying } from "./shot.js" */
/** What was found in a photo, and the photo as it is shown. @typedef {{ width: number, height: number, tiles: Found[], rows: number[][],
 * shown: Blob | null }} Reading */

// As in camera/refusals.py.
const MOST_BYTES = 40_000_000;
const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 1 << 16;
// A phone cannot hold more at once: a larger photo is decoded smaller.
const MOST_DECODED = 16_000_000;
/** The longer sides at which a photo and a frame of the live view are looked at. */
const SIDE = 1024;
const FRAME_SIDE = 512;
/** How many parts of a photo are looked at closer at most, as in camera/photo.py. */
const PARTS = 12;

export class Reader {
  /** None after it could not be loaded: the next question starts another. @type {Worker | null} */
  #worker = this.#start();
  /** @type {Map<number, { resolve: (answer: Reading & { rows: number[][] }) => void, reject: (reason: Refusal) => void }>} */
  #waiting = new Map();
  #last = 0;

  #start() {
    const worker = new Worker(`${meta("static")}camera/worker.js`);
    worker.onmessage = ({ data: { id, failed, ...answer } }) => {
      const asked = this.#waiting.get(id);
      this.#waiting.delete(id);
      // words: camera-failed-load camera-failed-read
      if (failed) asked?.reject(new Refusal(0, t(`camera-failed-${failed}`)));
      else asked?.resolve(answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(new Refusal(0, t("camera-failed-load")));
      this.#waiting.clear();
    };
    return worker;
  }

  /** The tiles in a photo; throws a Refusal for a file that cannot be used. @param {Blob | ImageBitmap} picture @returns {Promise<Reading>} */
  async read(picture) {
    const scaled = picture instanceof Blob ? await reduced(picture) : null;
    return this.#ask({ picture, scaled, side: SIDE, parts: PARTS, isShown: true }, picture);
  }

  /** The tiles in a frame of the live view. @param {ImageBitmap} picture @returns {Promise<Reading>} */
  glance(picture) {
    return this.#ask({ picture, side: FRAME_SIDE }, picture);
  }

  /** The rows in which tiles lie. @param {Lying[]} tiles @param {{ width: number, height: number }} photo @returns {Promise<number[][]>} */
  async rows(tiles, { width, height }) {
    const lying = tiles.map(({ x, y, right, up }) => ({ x, y, right, up }));
    return (await this.#ask({ tiles: lying, width, height })).rows;
  }

  /** How much each look is like that of each known joker. @param {number[][]} looks @param {number[][]} known @returns {Promise<number[][]>} */
  async likenesses(looks, known) {
    return (await this.#ask({ looks, known })).rows;
  }

  /** @param {object} question @param {Blob | ImageBitmap} [picture] @returns {Promise<Reading & { rows: number[][] }>} */
  #ask(question, picture) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, ...question }, picture instanceof ImageBitmap ? [picture] : []);
    });
  }

  /** Give back all memory. */
  close() {
    this.#worker?.terminate();
    this.#waiting.clear();
  }
}

/** The size at which a file is decoded, null for its own; throws a Refusal for a file beyond the bounds. @param {Blob} file */
async function reduced(file) {
  if (file.size > MOST_BYTES) throw new Refusal(0, t("camera-too-large", { most: MOST_BYTES / 1e6 }));
  const { width, height } = await sizeOf(file);
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    throw new Refusal(0, t("camera-too-many-pixels", { most: MOST_PIXELS / 1e6 }));
  const scale = Math.sqrt(MOST_DECODED / (width * height));
  return scale >= 1 ? null : { resizeWidth: Math.floor(width * scale), resizeHeight: Math.floor(height * scale) };
}

/** The size of a picture as it is shown, from its first bytes: nothing is decoded. @param {Blob} file */
async function sizeOf(file) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await new Promise((done, fail) => {
      image.onload = done;
      image.onerror = fail;
    });
    if (!image.naturalWidth) throw new Error("empty");
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    throw new Refusal(0, t("camera-damaged"));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
