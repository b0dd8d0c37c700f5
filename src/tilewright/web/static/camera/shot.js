// A photo that was read: its tiles as they are corrected, their rows, and where they lie on the picture. Pure but for what it is given.

/** @import { PhotoShown, SeenTile } from "../messages/http.d.ts" */
/** How a tile lies, in shares of the photo. @typedef {{ x: number, y: number, right: [number, number], up: [number, number] }} Lying */
/** What the reader says of it. @typedef {Lying & { sure: number, numbers: number[], colors: number[], ink: number[], isDie: boolean,
 * look: number[] }} Found */
/** A tile: `given` is the face that the player gave it, `face` the one that counts, `likely` the others, the likeliest first, and
 * `doubt` why it should be looked at. @typedef {Found & { given: string | null, face: string, likely: readonly string[], doubt: string }} Tile */
/** @typedef {{ role: string, url: string, width: number, height: number, tiles: Tile[], rows: number[][], swatches: Record<string, number[]> }} Shot */
/** @typedef {{ x: number, y: number }} Point in shares of the photo */

/** More tiles are not looked at: `MOST_SEEN` of answers/photos.py. */
const MOST_SEEN = 200;
const [NUMBERS, COLORS] = [17, 4];
const DIGITS = 1e4;
/** The jokers in the order of their chances, after 1 to 13. */
export const JOKERS = "JDCM";
const KNOWN_SURE = 0.95;

/** A new photo. @param {string} role @param {import("./reader.js").Reading} reading @param {string} url of the picture @returns {Shot} */
export function shotOf(role, { width, height, tiles, rows }, url) {
  const kept = tiles.slice(0, MOST_SEEN).map((tile) => ({ ...tile, given: null, face: "", likely: [], doubt: "" }));
  const within = rows.map((row) => row.filter((place) => place < MOST_SEEN)).filter(({ length }) => length);
  return { role, url, width, height, tiles: kept, rows: within, swatches: {} };
}

/** What the answers need to know of it: never the photo. @param {Shot} shot */
export const seen = ({ tiles, rows }) => ({
  tiles: tiles.map(
    /** @returns {SeenTile} */ ({ numbers, colors, ink, given }) => ({
      numbers: numbers.map(rounded),
      colors: /** @type {SeenTile["colors"]} */ (colors.map(rounded)),
      ink: /** @type {SeenTile["ink"]} */ (ink.map(rounded)),
      face: given,
    }),
  ),
  rows,
});

/** @param {number} share */
const rounded = (share) => Math.round(Math.min(1, Math.max(0, share)) * DIGITS) / DIGITS;

/** The photo with what was answered about it. @param {Shot} shot @param {PhotoShown} answer @returns {Shot} */
export function looked(shot, { tiles, doubts, swatches }) {
  const of = new Map(doubts.map((doubt) => [doubt.tile, doubt]));
  return {
    ...shot,
    swatches,
    tiles: shot.tiles.map((tile, place) => {
      const { face, colors, likely } = tiles[place];
      const { kind = "", instead = null } = tile.given ? {} : (of.get(place) ?? {});
      const others = instead ? [instead, ...likely.filter((other) => other !== instead)] : likely;
      return { ...tile, face, colors: [...colors], given: tile.given && face, likely: others, doubt: kind };
    }),
  };
}

/** With another face on a tile. @param {Shot} shot @param {number} place @param {string} face @returns {Shot} */
export const corrected = (shot, place, face) => ({
  ...shot,
  tiles: shot.tiles.map((tile, at) => (at === place ? { ...tile, given: face, face, doubt: "" } : tile)),
});

/** With the tiles read as jokers that look like one: as `with_jokers` in camera/jokers.py. @param {Shot} shot @param {Map<number[], string>} jokers
 * by the look of the tile @returns {Shot} */
export const withJokers = (shot, jokers) => ({
  ...shot,
  tiles: shot.tiles.map((tile) => {
    const face = jokers.get(tile.look);
    if (tile.given || !face) return tile;
    const numbers = tile.numbers.map(
      (chance, at) => (1 - KNOWN_SURE) * chance + (at === NUMBERS - JOKERS.length + JOKERS.indexOf(face) ? KNOWN_SURE : 0),
    );
    return { ...tile, numbers };
  }),
});

/** Without a tile; its row is the rest. @param {Shot} shot @param {number} place @returns {Shot} */
export const without = (shot, place) => ({
  ...shot,
  tiles: shot.tiles.filter((_, at) => at !== place),
  rows: shot.rows.map((row) => row.filter((at) => at !== place).map((at) => (at > place ? at - 1 : at))).filter(({ length }) => length),
});

/** With a tile more, which lies as the nearest one does; nobody knows its face yet. @param {Shot} shot @param {Point} point @returns {Shot} */
export function added(shot, { x, y }) {
  const [nearest] = byDistance(shot, { x, y });
  const side = 0.03;
  const { right, up } = shot.tiles[nearest] ?? { right: [side, 0], up: [0, (-side * shot.width) / shot.height] };
  const even = (/** @type {number} */ count) => Array.from({ length: count }, () => 1 / count);
  const chances = { numbers: even(NUMBERS), colors: even(COLORS), ink: [0, 0, 0] };
  const tile = { x, y, right, up, ...chances, sure: 0, isDie: false, look: [], given: null, face: "", likely: [], doubt: "new" };
  return { ...shot, tiles: [...shot.tiles, tile], rows: [...shot.rows, [shot.tiles.length]] };
}

/** The places of the tiles, the nearest to a point first. @param {Shot} shot @param {Point} point */
function byDistance({ tiles, width, height }, { x, y }) {
  const far = tiles.map((tile) => Math.hypot((tile.x - x) * width, (tile.y - y) * height));
  return [...tiles.keys()].sort((one, other) => far[one] - far[other]);
}

/** The tile at a point, or -1: a little outside still counts, unless another is nearer. @param {Shot} shot @param {Point} point */
export function tileAt(shot, point) {
  const [place = -1] = byDistance(shot, point);
  if (place < 0) return -1;
  const { x, y, right, up } = shot.tiles[place];
  const cross = right[0] * up[1] - right[1] * up[0];
  const [dx, dy] = [point.x - x, point.y - y];
  const along = (dx * up[1] - dy * up[0]) / cross;
  const across = (right[0] * dy - right[1] * dx) / cross;
  const near = 1.25;
  return Math.max(Math.abs(along), Math.abs(across)) <= near ? place : -1;
}

/** The faces of each row. @param {Shot} shot */
export const facesOf = ({ tiles, rows }) => rows.map((row) => row.map((place) => tiles[place].face));

/** A point of a tile in pixels of the photo, in half edges from its middle. @param {{ width: number, height: number }} shot @param {Lying} tile
 * @param {number} along @param {number} above */
const pointOf = ({ width, height }, { x, y, right, up }, along, above) =>
  [(x + along * right[0] + above * up[0]) * width, (y + along * right[1] + above * up[1]) * height].map(Math.round);

/** The outline of a tile, as points of SVG. @param {{ width: number, height: number }} shot @param {Lying} tile */
export const outlineOf = (shot, tile) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([along, above]) => pointOf(shot, tile, along, above).join())
    .join(" ");

/** The line below a tile. @param {Shot} shot @param {Tile} tile */
export const underline = (shot, tile) => [-1, 1].map((along) => pointOf(shot, tile, along, -1.12).join()).join(" ");

/** Where the face of a tile is written, and how large. @param {Shot} shot @param {Tile} tile */
export function labelOf(shot, tile) {
  const [x, y] = pointOf(shot, tile, 0, -0.55);
  const size = 0.62 * Math.hypot(tile.right[0] * shot.width, tile.right[1] * shot.height);
  return { x, y, size };
}
