// What happened, in sentences of the reader's language.

import { html } from "../vendor/lit.js";
import { listed, t } from "../words.js";
import { seatName } from "./names.js";
import { pieces } from "./pieces_in_words.js";

/** @typedef {import("../tiles/state.js").State} State */
/** @typedef {import("../tiles/state.js").Entry} Entry */
/** @typedef {Record<string, string | number>} Values */

const MOST_SHOWN = 80;

/** An entry of the log in words; empty where there is nothing to tell. @param {Entry} entry @param {State} state @returns {string} */
export function sentence({ event, how }, state) {
  const say = (/** @type {string} */ key, /** @type {Values} */ values = {}, seats = [event.seat]) => about(key, seats, state, values);
  const some = (/** @type {string} */ key, /** @type {number} */ count, /** @type {number[]} */ tiles) =>
    count ? [say(key, { count, pieces: pieces(tiles) })] : [];
  const starts = () => say("event-starts", {}, [event.deal.starter]);
  switch (event.type) {
    case "MatchStartSeen":
    case "GameDealSeen":
      return [...drawn(event.deal.draws, state), starts()].join(" ");
    case "ReshuffleSeen":
      return `${say("event-reshuffled", { pieces: pieces(event.pairs) })} ${starts()}`;
    case "TilesPlayed":
      return say("event-played", { pieces: pieces(event.played), how });
    case "DrawSeen":
      return say(event.penalty ? "event-penalised" : "event-drew", { count: event.count, pieces: pieces(event.tiles) });
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
    case "MatchEnded":
      return say("event-match-ended", {}, event.winners);
    // words: game-event-left game-event-back game-event-pause-asked game-event-pause-ended
    case "SeatLeft":
      return say("game-event-left");
    case "SeatReclaimed":
      return say("game-event-back");
    case "PauseAsked":
      return say("game-event-pause-asked");
    case "Paused":
      return t("game-event-paused");
    case "PauseEnded":
      return say("game-event-pause-ended");
    default:
      return "";
  }
}

/** A sentence about seats, told to the reader. @param {string} key @param {number[]} seats @param {Pick<State, "seating"> | {seating: import("./match.js").Seating | null}} state @param {Values} values @returns {string} */
export function about(key, seats, state, values = {}) {
  const own = state.seating?.seat;
  const who = listed(seats.map((seat) => (seat === own ? t("you") : seatName(state.seating?.places ?? [], seat))));
  const text = t(key, { who, you: seats.length === 1 && seats[0] === own ? "yes" : "no", winners: seats.length, ...values });
  // A list of names may open the sentence with the small word for the reader.
  return text.replace(/\s+/g, " ").trim().replace(/^./u, (first) => first.toUpperCase());
}

/** The log, the latest first. @param {State} state */
export function log(state) {
  const lines = state.log.map((entry) => sentence(entry, state)).filter(Boolean);
  return html`<ol class="log" reversed tabindex="0" aria-label=${t("game-log")}>
    ${lines.slice(-MOST_SHOWN).reverse().map((line) => html`<li>${line}</li>`)}
  </ol>`;
}

/** @param {number[][]} draws @param {State} state */
function drawn(draws, state) {
  const each = draws.map((tiles, seat) => about("event-drawn-by", [seat], state, { pieces: pieces(tiles) }));
  return each.length ? [t("event-drawn-for-start", { draws: listed(each) })] : [];
}
