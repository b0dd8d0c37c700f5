// The log of a match of tiles: what happened, in sentences.

import { about, clauseAbout, commonSentence } from "../match/events.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { faceInWords } from "../parts/boards/faces.js";
import { joinList, t } from "../words.js";
import { notation } from "./piece.js";
import { drawing, piecesInWords } from "./tile.js";

/** @import { Values } from "../match/types.js" */
/** @import { AnyEntry } from "../match/state.js" */
/** @import { State } from "./game.js" */

/** An entry of the log as a sentence, or "" for an event without one. @param {AnyEntry} entry @param {State} state @returns {string} */
export function sentence({ event, how = "" }, state) {
  const say = (/** @type {string} */ key, /** @type {Values} */ values = {}, seats = [event.seat]) => about(key, seats, state, values);
  const some = (/** @type {string} */ key, /** @type {number} */ count, /** @type {number[]} */ tiles) =>
    count ? [say(key, { count, pieces: piecesInWords(tiles) })] : [];
  const starts = () => say("event-starts", {}, [event.deal.starter]);
  switch (event.type) {
    case "MatchStartSeen":
    case "GameDealSeen":
      return [...startingDraws(event.deal.draws, state), starts()].join(" ");
    case "ReshuffleSeen":
      return `${say("event-reshuffled", { pieces: piecesInWords(event.pairs) })} ${starts()}`;
    case "TilesPlayed":
      // As they lie in their rows: the event has them by color.
      return say("event-played", {
        pieces: piecesInWords(event.table.flat().filter((/** @type {number} */ piece) => event.played.includes(piece))),
        how,
      });
    case "DrawSeen":
      return say(event.penalty ? "event-penalised" : "event-drew", {
        count: event.count,
        pieces: piecesInWords(event.tiles),
      });
    case "Passed":
      return say("event-passed");
    case "TimeOutSeen":
      return [
        say("event-timed-out", { table: how }),
        ...some("event-timed-out-returned", event.returned_count, event.returned),
        ...some("event-timed-out-to-pool", event.to_pool.length, event.to_pool),
        ...some("event-timed-out-drew", event.count, event.drawn),
      ].join(" ");
    case "GameEnded":
      // words: event-game-out event-game-blocked event-game-last-lap
      return say(`event-game-${event.reason}`, {}, event.winners);
    default:
      return commonSentence(event, state);
  }
}

/** An entry of the log with its tiles drawn, or "". @param {AnyEntry} entry @param {State} state */
export function drawnSentence(entry, state) {
  const { played = [], tiles = [], pairs = [] } = entry.event;
  return drawnText(sentence(entry, state), drawing([...played, ...tiles, ...pairs]), { jokers: true });
}

/** Tiles that were drawn one after the other: level draws are repeated. @param {number[]} tiles */
const oneByOne = (tiles) =>
  tiles
    .map(notation)
    .map(faceInWords)
    .reduce((first, last) => t("game-drawn-then", { first, last }));

/** @param {number[][]} draws @param {State} state */
function startingDraws(draws, state) {
  const each = draws.map((tiles, seat) => clauseAbout("event-drawn-by", [seat], state, { pieces: oneByOne(tiles) }));
  return each.length ? [t("event-drawn-for-start", { draws: joinList(each) })] : [];
}
