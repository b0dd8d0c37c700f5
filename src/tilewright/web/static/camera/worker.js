// The worker that reads photos: the C of kernel/photo as WebAssembly. What it is given stays here; it loads two files and sends nothing.

// As the C has them: tiles.h.
const MOST_TILES = 400;
const NUMBERS = 17;
const COLORS = 4;
const FIELDS = 75;
const [NUMBER, COLOR, INK, DIE, ROW, PLACE, LOOK] = [7, 24, 28, 31, 32, 33, 34];
const LOOK_SIZE = 164;
const BYTES = 4;
// So many rows of a photo are copied at a time.
const STRIP = 256;
// A picture to look at needs no more.
const SHOWN_SIDE = 2048;

/** @typedef {{ memory: WebAssembly.Memory, _initialize: () => void, malloc: (size: number) => number, free: (at: number) => void,
 * read_photo_tiles: (file: number, size: number, pixels: number, width: number, height: number, side: number, parts: number, tiles: number, looked: number)
 * => number, group_rows: (tiles: number, count: number) => number, likeness: (joker: number, tile: number) => number }} Kernel */
/** @typedef {import("./shot.js").Lying} Lying */
/** @typedef {import("./shot.js").Found} Found */
/** What is asked: a photo to be read, the rows of tiles, or how much looks are like those of known jokers. `most` bounds the pixels of a file: a larger one is decoded smaller.
 * @typedef {{ id: number, picture?: Blob | ImageBitmap, side?: number, parts?: number, isShown?: boolean, scaled?: { resizeWidth: number, resizeHeight: number } |
 * null, tiles?: Lying[], width?: number, height?: number, looks?: number[][], known?: number[][] }} Asked */

/** @type {Promise<{ kernel: Kernel, network: number, size: number }> | null} */
let loading = null;
const loaded = () => (loading ??= load());

addEventListener("message", async ({ data }) => {
  const asked = /** @type {Asked} */ (data);
  try {
    await loaded();
  } catch {
    loading = null;
    return postMessage({ id: asked.id, failed: "load" });
  }
  try {
    const answer = asked.picture ? await read(asked) : asked.looks ? { rows: await likenesses(asked) } : { rows: await rowsOf(asked) };
    postMessage({ id: asked.id, ...answer });
  } catch {
    postMessage({ id: asked.id, failed: "read" });
  }
});

/** @param {string} name */
async function file(name) {
  const answer = await fetch(new URL(name, location.href));
  if (!answer.ok) throw new Error(name);
  return answer.arrayBuffer();
}

async function load() {
  const [code, weights] = await Promise.all([file("reader.wasm"), file("tiles.bin")]);
  const { instance } = await WebAssembly.instantiate(code);
  const kernel = /** @type {Kernel} */ (/** @type {unknown} */ (instance.exports));
  kernel._initialize();
  const network = kernel.malloc(weights.byteLength);
  new Uint8Array(kernel.memory.buffer).set(new Uint8Array(weights), network);
  return { kernel, network, size: weights.byteLength };
}

/** @param {Asked} asked */
async function read({ picture, side = 0, parts = 0, isShown, scaled }) {
  const options = /** @type {ImageBitmapOptions} */ ({
    colorSpaceConversion: "none",
    ...scaled,
    ...(scaled ? { resizeQuality: "high" } : {}),
  });
  const bitmap = picture instanceof Blob ? await createImageBitmap(picture, options) : /** @type {ImageBitmap} */ (picture);
  const { width, height } = bitmap;
  try {
    const found = await tilesIn(bitmap, side, parts);
    return { width, height, ...found, shown: isShown ? await smaller(bitmap) : null };
  } finally {
    bitmap.close();
  }
}

/** @param {ImageBitmap} bitmap @param {number} side @param {number} parts */
async function tilesIn(bitmap, side, parts) {
  const { kernel, network, size } = await loaded();
  const { width, height } = bitmap;
  const places = [3 * width * height, MOST_TILES * FIELDS * BYTES, 2 * BYTES].map((bytes) => kernel.malloc(bytes));
  const [pixels, tiles, looked] = places;
  try {
    if (places.includes(0)) throw new Error("memory");
    copy(bitmap, kernel.memory, pixels);
    const count = kernel.read_photo_tiles(network, size, pixels, width, height, side, parts, tiles, looked);
    if (count < 0) throw new Error("memory");
    const [wide, high] = new Int32Array(kernel.memory.buffer, looked, 2);
    return { tiles: foundIn(kernel.memory, tiles, count, wide, high), rows: rowsIn(kernel.memory, tiles, count) };
  } finally {
    places.forEach(kernel.free);
  }
}

/** Copy a picture as three bytes a pixel. @param {ImageBitmap} bitmap @param {WebAssembly.Memory} memory @param {number} at */
function copy(bitmap, memory, at) {
  const { width, height } = bitmap;
  const canvas = contextOf(width, Math.min(STRIP, height));
  for (let top = 0; top < height; top += STRIP) {
    const high = Math.min(STRIP, height - top);
    canvas.drawImage(bitmap, 0, -top);
    const { data } = canvas.getImageData(0, 0, width, high);
    const to = new Uint8Array(memory.buffer, at + 3 * width * top, 3 * width * high);
    for (let from = 0, i = 0; i < to.length; from += 4) {
      to[i++] = data[from];
      to[i++] = data[from + 1];
      to[i++] = data[from + 2];
    }
  }
}

/** @param {number} width @param {number} height */
function contextOf(width, height) {
  const context = new OffscreenCanvas(width, height).getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("canvas");
  return context;
}

/** @param {WebAssembly.Memory} memory @param {number} at @param {number} count @param {number} wide @param {number} high @returns {Found[]} */
function foundIn({ buffer }, at, count, wide, high) {
  return Array.from({ length: count }, (_, i) => {
    const one = new Float32Array(buffer, at + i * FIELDS * BYTES, FIELDS);
    return {
      sure: one[0],
      x: Math.min(1, Math.max(0, one[1] / wide)),
      y: Math.min(1, Math.max(0, one[2] / high)),
      right: [one[3] / wide, one[4] / high],
      up: [one[5] / wide, one[6] / high],
      numbers: [...one.subarray(NUMBER, NUMBER + NUMBERS)],
      colors: [...one.subarray(COLOR, COLOR + COLORS)],
      ink: [...one.subarray(INK, INK + 3)],
      isDie: one[DIE] > 0.5,
      look: [...new Int8Array(buffer, at + (i * FIELDS + LOOK) * BYTES, LOOK_SIZE)],
    };
  });
}

/** The places of the tiles of each row, from left to right. @param {WebAssembly.Memory} memory @param {number} at @param {number} count */
function rowsIn({ buffer }, at, count) {
  /** @type {number[][]} */
  const rows = [];
  const numbers = new Int32Array(buffer, at, count * FIELDS);
  const place = (/** @type {number} */ i) => numbers[i * FIELDS + PLACE];
  for (let i = 0; i < count; i++) {
    rows[numbers[i * FIELDS + ROW]] ??= [];
    rows[numbers[i * FIELDS + ROW]].push(i);
  }
  return rows.filter(Boolean).map((row) => row.sort((one, other) => place(one) - place(other)));
}

/** The rows in which tiles lie that were added or taken away by hand. @param {Asked} asked */
async function rowsOf({ tiles = [], width = 1, height = 1 }) {
  const { kernel } = await loaded();
  const lying = tiles.slice(0, MOST_TILES);
  const at = kernel.malloc(Math.max(1, lying.length) * FIELDS * BYTES);
  try {
    if (!at) throw new Error("memory");
    const all = new Float32Array(kernel.memory.buffer, at, lying.length * FIELDS);
    lying.forEach(({ x, y, right, up }, i) => {
      all.set([1, x * width, y * height, right[0] * width, right[1] * height, up[0] * width, up[1] * height], i * FIELDS);
    });
    if (!kernel.group_rows(at, lying.length)) throw new Error("memory");
    return rowsIn(kernel.memory, at, lying.length);
  } finally {
    kernel.free(at);
  }
}

/** How much each look is like that of each known joker. @param {Asked} asked */
async function likenesses({ looks = [], known = [] }) {
  const { kernel } = await loaded();
  const at = kernel.malloc((looks.length + known.length) * LOOK_SIZE);
  try {
    if (!at) throw new Error("memory");
    const all = new Int8Array(kernel.memory.buffer, at, (looks.length + known.length) * LOOK_SIZE).fill(0);
    for (const [i, look] of [...looks, ...known].entries()) all.set(look.slice(0, LOOK_SIZE), i * LOOK_SIZE);
    const place = (/** @type {number} */ i) => at + i * LOOK_SIZE;
    return looks.map((_, i) => known.map((_, joker) => kernel.likeness(place(looks.length + joker), place(i))));
  } finally {
    kernel.free(at);
  }
}

/** A picture to look at, at most SHOWN_SIDE wide and high. @param {ImageBitmap} bitmap */
function smaller(bitmap) {
  const scale = Math.min(1, SHOWN_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = contextOf(width, height);
  canvas.drawImage(bitmap, 0, 0, width, height);
  return canvas.canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
}
