// The sizes of tiles: as large as possible with everything in sight. This is the only place that computes one.

import { find } from "../../dom.js";

// Lengths that board.css has too: around the tiles of a row, between tiles, and between rows in tile widths.
const FRAME = 8;
// The room of a grip. On a touch screen it is as wide as it can be with tiles that are hardly smaller: with the widest
// there are 44 px between the edge of the felt and the first tile.
const GRIP = 11;
const TOUCHED_GRIPS = [32, 26, 20];
const HARDLY_SMALLER = 0.9;
const BETWEEN_TILES = 2;
const BETWEEN_ROWS = 0.25;
const HEIGHT = 54 / 40;
// On a full table rows stand closer together before their tiles get too small to read.
const CLOSE = { grip: 4, frame: 4, between: 0.12 };
const SMALLEST = 20;
const READABLE = 28;
// At least this many tiles fit across the felt: on a wide felt they are larger than usual.
const ACROSS = 16;
const USUAL = 56;
const ZOOMED = 64;
// A row wraps only if its tiles would otherwise be smaller than this.
const UNBROKEN = 28;

/** The space for rows: `grip`, `frame` above and below the tiles of a row together, `between` rows in tile widths. @typedef {typeof CLOSE} Rows */

/** The largest tiles on a felt of a width. @param {number} width */
export const largestTile = (width) => Math.max(USUAL, Math.floor(width / ACROSS));

/**
 * The largest width of tiles at which rows of these lengths fit into a space without scrolling.
 * @param {number[]} lengths @param {number} width @param {number} height @param {Partial<Rows>} [rows]
 */
export function tileWidth(lengths, width, height, { grip = GRIP, frame = FRAME, between: apart = BETWEEN_ROWS } = {}) {
  const beside = FRAME + grip;
  const largest = largestTile(width);
  const whole = Math.floor((width - beside) / Math.max(...lengths)) - BETWEEN_TILES;
  for (let tile = whole < UNBROKEN ? largest : Math.min(largest, whole); tile > SMALLEST; tile--) {
    const between = tile * apart;
    if (
      countLines(lengths, tile + BETWEEN_TILES, { width, frame: beside, between }) * (tile * HEIGHT + frame + between) <=
      height + between
    )
      return tile;
  }
  return SMALLEST;
}

/**
 * How rows of these lengths lie on a felt, with the largest tiles. @param {number[]} lengths @param {number} width @param {number} height
 * @param {boolean} touched @returns {Rows & {tile: number}}
 */
export function laidOut(lengths, width, height, touched) {
  const usual = { grip: GRIP, frame: FRAME, between: BETWEEN_ROWS };
  const fitted = (/** @type {Rows} */ rows) => ({ ...rows, tile: tileWidth(lengths, width, height, rows) });
  const found = fitted(usual);
  const close = found.tile < READABLE ? fitted(CLOSE) : found;
  if (close.tile > found.tile || found.tile === SMALLEST) return close;
  const wider = touched ? TOUCHED_GRIPS.map((grip) => fitted({ ...usual, grip })) : [];
  return wider.find(({ tile }) => tile > SMALLEST && tile >= found.tile * HARDLY_SMALLER) ?? found;
}

/**
 * The number of lines that rows take. @param {number[]} lengths @param {number} step @param {{width: number, frame: number, between:
 * number}} space
 */
function countLines(lengths, step, { width, frame, between }) {
  let lines = 1;
  let left = width;
  for (const length of lengths) {
    const wide = frame + length * step;
    if (wide > left && left < width) {
      lines++;
      left = width;
    }
    if (wide > width) lines += Math.ceil(length / Math.max(1, Math.floor((width - frame) / step))) - 1;
    left -= Math.min(wide, width) + between;
  }
  return lines;
}

const BETWEEN_RACK_TILES = 4;
const SMALLEST_ON_RACK = 30;
// A rack with more tiles has three lines of smaller tiles, unless two lines have room for larger ones.
const SHORT_RACK = 16;
const LARGEST_OF_MANY = 42;
// The width of a tile is at most this part of the height that felt and rack share.
const TILES_HIGH = 7;
const LOW = 350;
// A rack of larger tiles, as for large text, leaves the felt nearly half of that height, and more of a great one.
const mostForRack = (/** @type {number} */ height) => Math.min(height * 0.55, height / 3 + 62);
// The padding of a rack at its sides, and above and below its lines.
const BESIDE_RACK = 8;
const SHELF = 9;
// The tiles have the size for as many as one of these, so that it seldom changes; a rack that gets shorter gives its lines to the felt.
const RACK_ROOM = [SHORT_RACK, 24, 36, 60];
// In one line, and with larger tiles, they lose too much by that: a rack as it is dealt, and one with few more.
const LINE_ROOM = [8, 11, 14, SHORT_RACK];
// The lengths of rows that there is room for besides those of the table: new ones of a turn, and the slot for another.
const ROOM = [3, 3, 1];

/**
 * The width of the tiles on the rack. @param {number} count @param {number} width @param {number} height of felt and rack together @param
 * {number} [larger] than usual, if that leaves the felt enough
 */
export function rackTileWidth(count, width, height, larger = 1) {
  const room = RACK_ROOM.find((most) => count <= most) ?? count;
  const many = room > SHORT_RACK;
  const most = Math.floor(Math.min(largestTile(width), height / TILES_HIGH));
  const within = (/** @type {number} */ tiles, /** @type {number} */ lines, least = SMALLEST_ON_RACK, largest = most) => {
    for (let tile = largest; tile >= least; tile--) if (rackLines(tiles, width, tile) <= lines) return tile;
    return null;
  };
  const line = LINE_ROOM.find((each) => count <= each) ?? count;
  // A phone on its side has more width than height.
  const usual =
    (height < LOW ? within(line, 1) : null) ??
    (many ? within(room, 2, LARGEST_OF_MANY) : null) ??
    within(room, many ? 3 : 2, SMALLEST_ON_RACK, many ? Math.min(most, LARGEST_OF_MANY) : most) ??
    SMALLEST_ON_RACK;
  // There one line stays one: a second would take the felt's.
  const lines = height < LOW ? rackLines(line, width, usual) : Infinity;
  for (let tile = Math.floor(usual * larger); tile > usual; tile--) {
    const taken = rackLines(line, width, tile);
    if (taken <= lines && taken * (tile * HEIGHT + SHELF) + SHELF <= mostForRack(height)) return tile;
  }
  return usual;
}

/** The number of lines that tiles of a width take on the rack. @param {number} count @param {number} width @param {number} tile */
const rackLines = (count, width, tile) =>
  Math.max(1, Math.ceil(count / Math.max(1, Math.floor((width + BETWEEN_RACK_TILES) / (tile + BETWEEN_RACK_TILES)))));

/** How much larger than usual the tiles in hand are: as the settings of the table want it, or as the text. @param {Element} rack */
function largerBy(rack) {
  const { fontSize } = getComputedStyle(document.documentElement);
  return Math.max(Number(getComputedStyle(rack).getPropertyValue("--larger")) || 1, parseFloat(fontSize) / 16);
}

/** The height that felt and rack of a board share, and what it was measured for. @type {WeakMap<HTMLElement, {around: string, height: number}>} */
const SHARED = new WeakMap();

/** All that the shared height depends on, as a text. @param {HTMLElement} board @param {HTMLElement} felt @param {HTMLElement} rack */
const around = (board, felt, rack) =>
  [
    board.clientWidth,
    board.clientHeight,
    felt.clientWidth,
    felt.clientHeight,
    rack.clientHeight,
    find(board, ".people")?.scrollHeight,
  ].join();

/** What is above the felt gives way to a higher rack, so the room is measured with a low one. @param {HTMLElement} rack */
function lower(rack) {
  rack.style.setProperty("--tile", `${SMALLEST_ON_RACK}px`);
  rack.style.setProperty("--lines", "1");
}

/** The height that felt and rack share; it is measured when something around them has changed. @param {HTMLElement} board @param {HTMLElement} felt @param {HTMLElement} rack */
function sharedHeight(board, felt, rack) {
  const known = SHARED.get(board);
  if (known && known.around === around(board, felt, rack)) return known.height;
  lower(rack);
  return felt.clientHeight + rack.clientHeight;
}

/**
 * Set the sizes of the tiles of a board, for the table and the rack as a turn begins: within a turn they stay the same.
 * @param {HTMLElement} board @param {number[]} lengths of the rows of the table @param {number} count of tiles on the whole rack
 * @param {number} [zoom] how much larger than fitting the tiles of the table are
 */
export function setTileSizes(board, lengths, count, zoom = 1) {
  const felt = find(board, ".felt");
  const rack = find(board, ".rack");
  if (!felt) return;
  // Before anything is read: the first time is when everybody waits.
  if (rack && !SHARED.has(board)) lower(rack);
  // The rack is first: it takes height from the felt.
  const height = rack ? sharedHeight(board, felt, rack) : 0;
  const width = felt.children[0].clientWidth;
  let largest = largestTile(width);
  if (rack) {
    // Tiles of the table are never larger than those in hand.
    const larger = largerBy(rack);
    largest = Math.min(rackTileWidth(count, rack.clientWidth - 2 * BESIDE_RACK, height, larger), Math.floor(largest * larger));
    setRackSize(rack, count, largest);
  }
  const { paddingTop } = getComputedStyle(felt);
  // Nobody takes hold of the tiles of a television.
  const touched = board.closest(".television") === null && matchMedia("(pointer: coarse)").matches;
  const rows = laidOut([...lengths, ...ROOM], width, felt.clientHeight - 2 * parseFloat(paddingTop), touched);
  const fitting = Math.min(largest, rows.tile);
  felt.style.setProperty("--grip", `${rows.grip}px`);
  felt.style.setProperty("--frame", `${rows.frame / 2}px`);
  felt.style.setProperty("--between", `${rows.between}`);
  felt.style.setProperty("--tile", `${Math.min(Math.max(ZOOMED, largestTile(width)), Math.round(fitting * zoom))}px`);
  felt.classList.toggle("zoomed", zoom > 1);
  if (rack) SHARED.set(board, { around: around(board, felt, rack), height });
}

/**
 * Set the size of the tiles on the rack, which are spread over all shelves. @param {HTMLElement} rack @param {number} count @param
 * {number} tile
 */
function setRackSize(rack, count, tile) {
  const width = rack.clientWidth - 2 * BESIDE_RACK;
  const lines = rackLines(count, width, tile);
  const onShelf = Math.ceil(rack.children.length / lines) * (tile + BETWEEN_RACK_TILES);
  rack.style.setProperty("--tile", `${tile}px`);
  rack.style.setProperty("--lines", `${lines}`);
  rack.style.setProperty("--beside", `${BESIDE_RACK + Math.max(0, Math.floor((width - onShelf) / 2))}px`);
}
