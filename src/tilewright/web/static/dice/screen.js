// What the screen of a match of dice shows, from the top: whose turn it is, the other's dice, the grid, the own side.

import "../table/clock.js";
import { about } from "../table/log.js";
import { pictured, PICTURES } from "../table/pictured.js";
import { sheet } from "../table/sheet.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { scoreCard } from "./card.js";
import { hand } from "./die.js";
import { dieAt, isChanged, laid, rows } from "./draft.js";
import { ownSide } from "./own.js";
import { headOf, sentence } from "./says.js";
import { judgementOf, turnOf } from "./state.js";

/** @typedef {import("./match.js").DiceMatch} DiceMatch */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").View} View */

const MOST_SHOWN = 80;

/** @param {DiceMatch} match */
export function screen(match) {
  const { state } = match;
  const { view, seating } = state;
  if (state.gone) return match.missing();
  const own = seating?.seat ?? null;
  const mine = Boolean(view && own !== null && !view.over && view.to_move.includes(own));
  return match.frame({
    mine,
    head: headline(match, mine),
    seats: view ? seatBar(state, view, own === 0 ? 1 : 0) : nothing,
    felt: view ? html`${felt(match, view)}${zoom(match)}` : match.waiting(),
    own: view ? (own === null ? watching(state, view) : ownSide(match, view)) : nothing,
    side: html`${view ? scoreCard(view, state) : nothing}
      <h2>${t("game-log")}</h2>
      <ol class="log" reversed tabindex="0" aria-label=${t("game-log")}>${lines(state).map((told) => html`<li>${told}</li>`)}</ol>`,
    sheet: match.open ? sheet(match, match.open) : nothing,
  });
}

/** @param {DiceMatch} match */
function zoom(match) {
  const [picture, words] = match.large ? /** @type {const} */ (["fit", t("dicegame-fit")]) : /** @type {const} */ (["large", t("dicegame-large")]);
  return html`<span class="dice-zoom">${pictured(picture, words, () => (match.large = !match.large))}</span>`;
}

/** @param {State} state */
const lines = (state) =>
  state.log.slice(-MOST_SHOWN).map((told) => sentence(told, state)).filter(Boolean).reverse();

/** @param {DiceMatch} match @param {boolean} mine */
function headline(match, mine) {
  const { view, clock } = match.state;
  const rounds = view?.rules.match.rounds ?? 0;
  return html`<header class="headline">
    <a class="pictured" href="/" title=${t("game-home")}>
      <svg viewBox="0 0 24 24" aria-hidden="true">${PICTURES.back}</svg><span>${t("game-home")}</span>
    </a>
    <div class="whose">
      <h1>${whose(match, mine)}</h1>
      <p>
        ${view ? html`<span>${view.game > rounds ? t("dicegame-sudden-death") : t("dicegame-round-of", { round: view.game, rounds })}</span>` : nothing}
        ${view && view.failed > 1 && !view.over ? html`<span>${t("dicegame-failed", { count: view.failed })}</span>` : nothing}
        ${match.down ? html`<strong class="down">${t("game-down")}</strong>` : nothing}
      </p>
    </div>
    <tw-clock .clock=${view?.over ? null : clock}></tw-clock>
    ${pictured("rules", t("game-rules"), () => match.show({ open: "rules" }))}
    ${pictured("more", t("game-more"), () => match.show({ open: "more" }))}
  </header>`;
}

/** @param {DiceMatch} match @param {boolean} mine */
function whose({ state }, mine) {
  const { view, clock, seating } = state;
  if (!view) return t("game-title");
  if (view.outcome) return about("event-match-ended", view.outcome.winners, /** @type {any} */ (state));
  if (view.over) return t("dicegame-round-over");
  if (clock?.paused) return t("game-paused");
  if (seating?.seat !== null && clock?.away.includes(seating?.seat ?? -1)) return t("game-you-are-away");
  return mine ? t("game-your-turn") : t("game-their-turn", { name: headOf(view.to_move[0], state) });
}

/** A seat that is not the own: who it is, how it stands, and its dice. @param {State} state @param {View} view @param {number} seat */
function seatBar(state, view, seat) {
  const place = state.seating?.places[seat];
  const away = Boolean(state.clock?.away.includes(seat));
  const gone = place?.bot === null && !state.present.includes(seat);
  return html`<section class=${classMap({ "dice-seat": true, moves: view.to_move.includes(seat) && !view.over, away: away || gone })}>
    <h2>${place?.bot ? html`<span class="bot" role="img" aria-label=${t("game-bot")}></span>` : nothing}${headOf(seat, state)}</h2>
    ${away || gone ? html`<span class="seat-mark">${away ? t("game-away") : t("game-not-connected")}</span>` : nothing}
    <span class="points">${t("game-points", { points: view.totals[seat] })}</span>
    ${hand(view.hands[seat], view.showing)}
  </section>`;
}

/** Whoever watches sees both seats alike. @param {State} state @param {View} view */
const watching = (state, view) => html`${seatBar(state, view, 1)}<p class="watching">${t("game-watching")}</p>`;

/** @param {DiceMatch} match @param {View} view */
function felt(match, view) {
  const { state, draft } = match;
  const arranging = draft !== null && isChanged(draft);
  const dice = /** @type {import("./draft.js").Placed[]} */ (draft ? rows(draft) : (state.other?.rows ?? view.grid));
  const known = arranging ? (state.judgement?.readings ?? state.readings) : (state.other?.readings ?? state.readings);
  // What the server said of a line holds as long as the same dice lie there.
  const readings = known.filter(({ cells, order }) => cells.every(([x, y], place) => dieAt(dice, x, y) === order[place]));
  return html`<tw-dice-grid
    .dice=${dice}
    .showing=${view.showing}
    .readings=${readings}
    .reasons=${reasons(match)}
    .changed=${arranging || state.other ? new Set() : state.changed}
    .laid=${draft ? laid(draft) : new Set()}
    .chosen=${match.chosen}
    .turn=${turnOf(view)}
    .active=${draft !== null}
    .judged=${arranging || (draft === null && state.other !== null)}
    .large=${match.large}
    @reason=${(/** @type {CustomEvent<string>} */ event) => match.notices?.show([event.detail])}
    @leave=${() => /** @type {HTMLElement | null} */ (match.querySelector('[data-place="tray"] [tabindex="0"]'))?.focus()}
  ></tw-dice-grid>`;
}

/** Why lines of the draft are no sets, by their cells. @param {DiceMatch} match @returns {Map<string, string>} */
function reasons({ state, draft }) {
  const judgement = draft && judgementOf(state, rows(draft));
  return new Map(judgement?.faults.map(({ cells }, place) => [String(cells), judgement.sentences[place]]));
}
