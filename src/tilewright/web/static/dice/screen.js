// The screen of a match of dice: the header, and the felt with the opponent at its far side, the grid, and the player's dice.

import { classNames } from "../base_element.js";
import { seatStatus } from "../match/host.js";
import { seatTitle } from "../match/names.js";
import { canPlan, currentJudgement, isLaid } from "../match/state.js";
import { seatPicture } from "../parts/people/bot_face.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { shelf } from "./card.js";
import { diceView } from "./die.js";
import { dieAt, ordered } from "./draft.js";
import { game } from "./game.js";
import { praise, tray } from "./player_side.js";
import { draftOf, handOf } from "./turn.js";

/** @import { DiceMatch } from "./match.js" */
/** @import { State, View } from "./game.js" */

/** What the header says of a match of dice. @param {DiceMatch} _match @param {View} view */
export function header(_match, view) {
  const { rounds } = view.rules.match;
  const round = view.game > rounds ? t("dicegame-sudden-death") : t("dicegame-round-of", { round: view.game, rounds });
  const failed = view.failed > 1 && !view.over ? html`<span>${t("dicegame-failed", { count: view.failed })}</span>` : nothing;
  return { facts: html`<span>${round}</span> ${failed}` };
}

/** The felt. @param {DiceMatch} match @param {View} view */
export function felt(match, view) {
  const own = match.seating?.seat ?? null;
  return html`<div class="dice-table">${match.face.top ? seatBar(match, view, own === 0 ? 1 : 0) : nothing}
    ${grid(match, view)} ${match.face.top ? seatBar(match, view, own ?? 1) : tray(match, view)}</div>`;
}

/** A seat: face, name, what it won, points and dice. @param {DiceMatch} match @param {View} view @param {number} seat */
function seatBar(match, view, seat) {
  const { state, big } = match;
  const { seating } = state;
  const { moves, absence, mood } = seatStatus(state, seat);
  return html`<section class=${classNames({ "dice-seat": true, "to-move": moves, away: absence, big: big?.event.seat === seat })} data-seat=${seat}>
    <h2>${seating ? seatPicture(seating.places, seat, mood) : nothing}${
      seating?.places[seat].bot ? html`<span class="bot" role="img" aria-label=${t("game-bot")}></span>` : nothing
    }${seatTitle(seating, seat)}</h2>
    ${absence ? html`<span class="seat-mark">${absence}</span>` : nothing}
    ${shelf(view, seat)}
    <span class="points">${t("game-points", { points: view.totals[seat] })}</span>
    ${seat === seating?.seat ? tray(match, view) : diceView(view.hands[seat], view.showing)}
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
  const dice = /** @type {import("./draft.js").Placed[]} */ (
    ui.staged ?? (draft && !shown ? ordered(draft.now) : (shown?.rows ?? view.grid))
  );
  const known = arranging ? (state.judgement?.readings ?? state.readings) : (shown?.readings ?? state.readings);
  // A reading of a line is valid as long as the same dice are there.
  const readings = known.filter(({ cells, order }) => cells.every(([x, y], place) => dieAt(dice, x, y) === order[place]));
  return html`<tw-dice-grid
    .dice=${dice}
    .showing=${view.showing}
    .readings=${readings}
    .reasons=${reasons(state)}
    .changed=${arranging || shown ? new Set() : state.changed}
    .laid=${new Set(handOf(match))}
    .chosen=${ui.chosen}
    .turn=${game.turnKey(view)}
    .active=${draft !== null}
    .judged=${arranging || shown !== null}
    .planning=${canPlan(match.state)}
    @reason=${(/** @type {CustomEvent<string>} */ event) => match.session?.refuse([event.detail])}
    @leave=${() => match.kind.focusHand(match)}
  ></tw-dice-grid>`;
}

/** Why lines of the draft are not sets, by their cells. @param {State} state @returns {Map<string, string>} */
function reasons(state) {
  const judgement = currentJudgement(state);
  return new Map(judgement?.faults.map(({ cells }, place) => [String(cells), judgement.sentences[place]]));
}
