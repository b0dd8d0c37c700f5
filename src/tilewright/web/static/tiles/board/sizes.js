// How large tiles are: as large as lets everything be seen.

// Lengths that board.css has too: what a row needs beside its tiles, between tiles, and between rows in parts of a tile.
const FRAME = 8;
const GRIP = 11;
const BETWEEN_TILES = 2;
const BETWEEN_ROWS = 0.25;
const HEIGHT = 54 / 40;
const SMALLEST = 24;
const LARGEST = 64;
// A row breaks only where its tiles would be smaller than this otherwise.
const UNBROKEN = 28;

/**
 * The width of tiles, as large as lets rows of these lengths flow into a space without scrolling.
 * @param {number[]} lengths @param {number} width @param {number} height @param {boolean} grips
 */
export function fit(lengths, width, height, grips) {
  const frame = FRAME + (grips ? GRIP : 0);
  const whole = Math.floor((width - frame) / Math.max(...lengths)) - BETWEEN_TILES;
  for (let tile = whole < UNBROKEN ? LARGEST : Math.min(LARGEST, whole); tile > SMALLEST; tile--) {
    const between = tile * BETWEEN_ROWS;
    if (flow(lengths, tile + BETWEEN_TILES, { width, frame, between }) * (tile * HEIGHT + FRAME + between) <= height + between) return tile;
  }
  return SMALLEST;
}

/** How many lines rows take. @param {number[]} lengths @param {number} step @param {{width: number, frame: number, between: number}} space */
function flow(lengths, step, { width, frame, between }) {
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
// A rack of more tiles has three lines, of tiles that leave room for the felt.
const SHORT_RACK = 16;
const LARGEST_OF_MANY = 42;
// On a low screen tiles are so small that ten times their width is as high as the board.
const LINES_ON_SCREEN = 10;

/** The width of a rack's tiles. @param {number} count @param {number} width @param {number} height that of felt and rack */
export function rackFit(count, width, height) {
  const many = count > SHORT_RACK;
  for (let tile = Math.min(many ? LARGEST_OF_MANY : LARGEST_ON_RACK, Math.floor(height / LINES_ON_SCREEN)); tile > SMALLEST_ON_RACK; tile--) {
    const abreast = Math.floor((width + BETWEEN_RACK_TILES) / (tile + BETWEEN_RACK_TILES));
    if (Math.ceil(count / abreast) <= (many ? 3 : 2)) return tile;
  }
  return SMALLEST_ON_RACK;
}

/**
 * Give the tiles of a board their sizes.
 * @param {HTMLElement} board @param {number[]} lengths those of its rows @param {boolean} own whether rows have grips, and a new one a place
 * @param {number} count the tiles of the whole rack
 */
export function measure(board, lengths, own, count) {
  const felt = /** @type {HTMLElement | null} */ (board.querySelector(".felt"));
  const rack = /** @type {HTMLElement | null} */ (board.querySelector(".rack"));
  if (!felt) return;
  // What the rack needs is not the felt's.
  if (rack) {
    const width = rack.clientWidth - 2 * parseFloat(getComputedStyle(rack).paddingLeft);
    rack.style.setProperty("--tile", `${rackFit(count, width, board.clientHeight)}px`);
  }
  const height = felt.clientHeight - 2 * parseFloat(getComputedStyle(felt).paddingTop);
  felt.style.setProperty("--tile", `${fit(own ? [...lengths, 1] : lengths, felt.children[0].clientWidth, height, own)}px`);
}
