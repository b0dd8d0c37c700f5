// Finds the faces that a text speaks of, so that they can be drawn. Pure.

/**
 * How a language names faces: the words of each face and its notation, those of several numbers of a color with `#` for
 * the numbers, and what stands between the parts of a list.
 * @typedef {{faces: [words: string, face: string][], several: [words: string, color: string][], between: string[]}} Naming
 */
/** A part of a text: words, and the faces that they name. @typedef {{words: string, faces: string[]}} Part */

const NUMBERS = "(?:1[0-3]|[1-9])";

/**
 * A function that splits a text into parts; faces that follow each other in a list are one part. Jokers count only beside
 * other faces unless `jokers`: texts speak of them in general too.
 * @param {Naming} naming @returns {(text: string, jokers?: boolean) => Part[]}
 */
export function faceFinder({ faces, several, between }) {
  const named = new Map(faces.map(([words, face]) => [words.toLowerCase(), face]));
  const runs = several.map(([words, color]) => ({
    pattern: new RegExp(`^${escaped(words).replace("#", `(${NUMBERS}(?: ${NUMBERS})+)`)}$`, "iu"),
    color,
  }));
  const sources = [
    ...several.map(([words]) => escaped(words).replace("#", `${NUMBERS}(?: ${NUMBERS})+`)),
    // Longer names first: a double joker is not a joker.
    ...[...named.keys()].sort((one, other) => other.length - one.length).map(escaped),
  ];
  const one = `(?<![\\p{L}\\p{N}])(?:${sources.join("|")})(?![\\p{L}\\p{N}])`;
  const list = new RegExp(`${one}(?:(?:${between.map(escaped).join("|")})${one})*`, "giu");
  const single = new RegExp(one, "giu");
  const facesOf = (/** @type {string} */ words) => {
    const face = named.get(words.toLowerCase());
    if (face) return [face];
    return runs.flatMap(
      ({ pattern, color }) =>
        pattern
          .exec(words)?.[1]
          .split(" ")
          .map((number) => color + number) ?? [],
    );
  };
  return (text, jokers = false) => {
    /** @type {Part[]} */
    const parts = [];
    let end = 0;
    for (const { 0: words, index } of text.matchAll(list)) {
      const found = [...words.matchAll(single)].flatMap(([each]) => facesOf(each));
      if (!jokers && !found.some((face) => /\d/.test(face))) continue;
      parts.push({ words: text.slice(end, index), faces: [] }, { words, faces: found });
      end = index + words.length;
    }
    return [...parts, { words: text.slice(end), faces: [] }].filter(({ words }) => words);
  };
}

/** Faces in blocks: neighbours in a run are together. @param {string[]} faces @returns {string[][]} */
export function runsOf(faces) {
  /** @type {string[][]} */
  const blocks = [];
  for (const face of faces) {
    const last = blocks[blocks.length - 1]?.at(-1) ?? "";
    if (last[0] === face[0] && Number(face.slice(1)) === Number(last.slice(1)) + 1) blocks[blocks.length - 1].push(face);
    else blocks.push([face]);
  }
  return blocks;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
