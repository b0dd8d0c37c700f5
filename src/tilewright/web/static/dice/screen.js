// The screen of a match of dice: the header, and the felt with the opponent at its far side, the grid, and the player's dice.

import { classNames } from "../base_element.js";
import { header } from "../match/header.js";
import { waiting } from "../match/host.js";
import { moodOf } from "../match/moments.js";
import { logHeading, ticker } from "../match/ticker.js";
import { seatPicture } from "../parts/people/bot_face.js";
import { html, nothing, repeat } from "../vendor/lit.js";
import { t } from "../words.js";
import { scoreCard, shelf } from "./card.js";
import { diceView } from "./die.js";
import { dieAt, laidDice, rows } from "./draft.js";
import { currentJudgement, game, isLaid } from "./game.js";
import { drawnSentence, seatTitle, sentence } from "./log.js";
import { playerSide, praise, tray } from "./player_side.js";
import { draftOf, isPlanning } from "./turn.js";

/** @import { DiceMatch } from "./match.js" */
/** @import { State, View } from "./game.js" */

const MOST_SHOWN = 80;

/** The parts of the screen. @param {DiceMatch} match @returns {import("../match/match_screen.js").Parts} */
export function parts(match) {
  const { state } = match;
  const { view, seating } = state;
  const own = seating?.seat ?? null;
  return {
    header: header(match, { mine: match.kind.isMine(match), facts: view ? facts(view) : nothing }),
    seats: view ? ticker(match) : nothing,
    felt: view
      ? html`<div class="dice-table">${match.face.top ? seatBar(match, view, own === 0 ? 1 : 0) : nothing}
          ${grid(match, view)} ${match.face.top ? seatBar(match, view, own ?? 1) : tray(match, view)}</div>`
      : waiting(match),
    strip: match.strip,
    controls: view ? (own === null ? html`<p class="watching">${t("game-watching")}</p>` : playerSide(match)) : nothing,
    side: html`${view ? scoreCard(view, state) : nothing}
      ${logHeading(match)}
      <ol class="log" reversed tabindex="0" aria-label=${t("game-log")}>${repeat(
        lines(state),
        (entry) => entry,
        (entry) => html`<li>${drawnSentence(entry, state)}</li>`,
      )}</ol>`,
  };
}

/** @param {State} state */
const lines = (state) =>
  state.log
    .slice(-MOST_SHOWN)
    .filter((entry) => sentence(entry, state))
    .reverse();

/** The facts in the header. @param {View} view */
function facts(view) {
  const { rounds } = view.rules.match;
  return html`<span>${view.game > rounds ? t("dicegame-sudden-death") : t("dicegame-round-of", { round: view.game, rounds })}</span>
    ${view.failed > 1 && !view.over ? html`<span>${t("dicegame-failed", { count: view.failed })}</span>` : nothing}`;
}

/** A seat: face, name, what it won, points and dice. @param {DiceMatch} match @param {View} view @param {number} seat */
function seatBar(match, view, seat) {
  const { state, big } = match;
  const place = state.seating?.places[seat];
  const away = Boolean(state.clock?.away.includes(seat));
  const own = seat === state.seating?.seat;
  const apart = place?.bot === null && !state.seating?.terms.one_device && !own;
  const gone = apart && state.present.length > 0 && !state.present.includes(seat);
  return html`<section class=${classNames({ "dice-seat": true, "to-move": view.to_move.includes(seat) && !view.over, away: away || gone, big: big?.event.seat === seat })} data-seat=${seat}>
    <h2>${state.seating ? seatPicture(state.seating.places, seat, moodOf(seat, { log: state.log, toMove: view.to_move, winners: view.over ? (view.results.at(-1)?.winners ?? []) : null })) : nothing}${
      place?.bot ? html`<span class="bot" role="img" aria-label=${t("game-bot")}></span>` : nothing
    }${seatTitle(seat, state)}</h2>
    ${away || gone ? html`<span class="seat-mark">${away ? t("game-away") : t("game-not-connected")}</span>` : nothing}
    ${shelf(view, seat)}
    <span class="points">${t("game-points", { points: view.totals[seat] })}</span>
    ${own ? tray(match, view) : diceView(view.hands[seat], view.showing)}
    ${praise(big, seat)}
  </section>`;
}

/** @param {DiceMatch} match @param {View} view */
function grid(match, view) {
  const { state, ui } = match;
  const draft = draftOf(match);
  const arranging = draft !== null && isLaid(state);
  // How the opponent lays dice is shown until the player takes one up to plan.
  const shown = arranging || ui.chosen.length ? null : state.other;
  const dice = /** @type {import("./draft.js").Placed[]} */ (ui.staged ?? (draft && !shown ? rows(draft) : (shown?.rows ?? view.grid)));
  const known = arranging ? (state.judgement?.readings ?? state.readings) : (shown?.readings ?? state.readings);
  // A reading of a line is valid as long as the same dice are there.
  const readings = known.filter(({ cells, order }) => cells.every(([x, y], place) => dieAt(dice, x, y) === order[place]));
  return html`<tw-dice-grid
    .dice=${dice}
    .showing=${view.showing}
    .readings=${readings}
    .reasons=${reasons(state)}
    .changed=${arranging || shown ? new Set() : state.changed}
    .laid=${draft ? laidDice(draft) : new Set()}
    .chosen=${ui.chosen}
    .turn=${game.turnKey(view)}
    .active=${draft !== null}
    .judged=${arranging || shown !== null}
    .planning=${isPlanning(match)}
    @reason=${(/** @type {CustomEvent<string>} */ event) => match.showRefusal([event.detail])}
    @leave=${() => match.kind.focusHand(match)}
  ></tw-dice-grid>`;
}

/** Why lines of the draft are not sets, by their cells. @param {State} state @returns {Map<string, string>} */
function reasons(state) {
  const judgement = currentJudgement(state);
  return new Map(judgement?.faults.map(({ cells }, place) => [String(cells), judgement.sentences[place]]));
}
