// The sizes of tiles: as large as possible with everything in sight.

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
const SMALLEST = 24;
const LARGEST = 64;
// On a television, which is seen from far away, there are at least this many tiles to its width.
const ACROSS_TELEVISION = 20;
// A row wraps only if its tiles would otherwise be smaller than this.
const UNBROKEN = 28;

/**
 * The largest width of tiles at which rows of these lengths fit into a space without scrolling.
 * @param {number[]} lengths @param {number} width @param {number} height @param {number} [grip] the room of a grip
 * @param {number} [largest]
 */
export function tileWidth(lengths, width, height, grip = GRIP, largest = LARGEST) {
  const frame = FRAME + grip;
  const whole = Math.floor((width - frame) / Math.max(...lengths)) - BETWEEN_TILES;
  for (let tile = whole < UNBROKEN ? largest : Math.min(largest, whole); tile > SMALLEST; tile--) {
    const between = tile * BETWEEN_ROWS;
    if (countLines(lengths, tile + BETWEEN_TILES, { width, frame, between }) * (tile * HEIGHT + FRAME + between) <= height + between)
      return tile;
  }
  return SMALLEST;
}

/**
 * The room of a grip, and the largest width of tiles beside it. @param {number[]} lengths @param {number} width @param {number} height
 * @param {boolean} touched @param {number} [largest]
 */
export function gripAndTile(lengths, width, height, touched, largest = LARGEST) {
  const tile = tileWidth(lengths, width, height, GRIP, largest);
  for (const grip of touched ? TOUCHED_GRIPS : []) {
    const smaller = tileWidth(lengths, width, height, grip);
    if (smaller > SMALLEST && smaller >= tile * HARDLY_SMALLER) return { grip, tile: smaller };
  }
  return { grip: GRIP, tile };
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
const LARGEST_ON_RACK = 56;
// A rack with more tiles has three lines of smaller tiles, unless two lines have room for larger ones.
const SHORT_RACK = 16;
const LARGEST_OF_MANY = 42;
// On a low screen the width of a tile is at most this part of the height of the board.
const LINES_ON_SCREEN = 10;
const LOW = 480;
// The padding of a rack at its sides.
const BESIDE_RACK = 8;
// The tiles have the size for as many as one of these, so that it seldom changes.
const RACK_ROOM = [8, SHORT_RACK, 24, 36, 60];
// In one line they lose too much by that: a rack as it is dealt, and one with few more.
const LINE_ROOM = [8, 11, 14, SHORT_RACK];
// The lengths of rows that there is room for besides those of the table: new ones of a turn, and the slot for another.
const ROOM = [3, 3, 1];

/**
 * The width of the tiles on the rack. @param {number} count @param {number} width @param {number} height of felt and rack together @param
 * {number} [larger] than usual
 */
export function rackTileWidth(count, width, height, larger = 1) {
  const room = RACK_ROOM.find((most) => count <= most) ?? count;
  const many = room > SHORT_RACK;
  const most = (/** @type {number} */ tile) => Math.floor(larger * Math.min(tile, height / LINES_ON_SCREEN));
  const within = (/** @type {number} */ tiles, /** @type {number} */ lines, least = SMALLEST_ON_RACK, largest = most(LARGEST_ON_RACK)) => {
    for (let tile = largest; tile >= least; tile--) if (rackLines(tiles, width, tile) <= lines) return tile;
    return null;
  };
  // A phone on its side has more width than height.
  return (
    (height < LOW ? within(LINE_ROOM.find((most) => count <= most) ?? count, 1) : null) ??
    (many ? within(room, 2, LARGEST_OF_MANY) : null) ??
    within(room, many || larger > 1 ? 3 : 2, SMALLEST_ON_RACK, most(many ? LARGEST_OF_MANY : LARGEST_ON_RACK)) ??
    SMALLEST_ON_RACK
  );
}

/** The number of lines that tiles of a width take on the rack. @param {number} count @param {number} width @param {number} tile */
const rackLines = (count, width, tile) =>
  Math.max(1, Math.ceil(count / Math.max(1, Math.floor((width + BETWEEN_RACK_TILES) / (tile + BETWEEN_RACK_TILES)))));

/**
 * Set the sizes of the tiles of a board, for the table and the rack as a turn begins: within a turn they stay the same.
 * @param {HTMLElement} board @param {number[]} lengths of the rows of the table @param {number} count of tiles on the whole rack
 * @param {number} [zoom] how much larger than fitting the tiles of the table are
 */
export function setTileSizes(board, lengths, count, zoom = 1) {
  const felt = find(board, ".felt");
  const rack = find(board, ".rack");
  if (!felt) return;
  const width = felt.children[0].clientWidth;
  const isFar = board.closest(".television") !== null;
  const most = isFar ? Math.floor(width / ACROSS_TELEVISION) : LARGEST;
  let largest = most;
  // Such a felt grows with its rows, so it is measured with small ones.
  const oneSize = rack && getComputedStyle(board).getPropertyValue("--one-size");
  if (oneSize) felt.style.setProperty("--tile", `${SMALLEST}px`);
  // What the strip says for a moment does not change the size of the tiles. Felt, or what is above the board, gives way to it.
  const grown = grownBy(board.querySelector(".strip"));
  const above = board.closest(".main")?.querySelector(".top");
  const given = above ? Math.min(grown, above.scrollHeight - above.clientHeight) : 0;
  // The rack is first: it takes height from the felt.
  if (rack) {
    // Tiles of the table are never larger than those in hand.
    const larger = Number(getComputedStyle(rack).getPropertyValue("--larger")) || 1;
    largest = rackTileWidth(count, rack.clientWidth - 2 * BESIDE_RACK, board.clientHeight - given, larger);
    setRackSize(rack, count, largest);
  }
  const { paddingTop } = getComputedStyle(felt);
  const height = felt.clientHeight + grown - given - 2 * parseFloat(paddingTop);
  // Nobody takes hold of the tiles of a television.
  const touched = !isFar && matchMedia("(pointer: coarse)").matches;
  const { grip, tile } = gripAndTile([...lengths, ...ROOM], width, height, touched, most);
  let fitting = Math.min(largest, tile);
  if (oneSize) {
    fitting = Math.max(SMALLEST_ON_RACK, fitting);
    setRackSize(rack, count, fitting);
  }
  felt.style.setProperty("--grip", `${grip}px`);
  felt.style.setProperty("--tile", `${Math.min(most, Math.round(fitting * zoom))}px`);
  felt.classList.toggle("zoomed", zoom > 1);
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

/** How much higher the strip is than with two lines. @param {Element | null} strip */
const grownBy = (strip) => (strip?.clientHeight ? strip.clientHeight - parseFloat(getComputedStyle(strip).minHeight) : 0);
