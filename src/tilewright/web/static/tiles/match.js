// The screen of a match of tiles. It draws what the session says and knows no rules.

import "./board/board.js";
import "./hint.js";
import "./scores.js";
import { step } from "../match/controls.js";
import { hasHints } from "../match/handicap.js";
import { allKeys } from "../match/host.js";
import { screenOf } from "../match/match_screen.js";
import { planNews } from "../match/plan.js";
import { canArrange, canPlan, isGameOver, isJudged, isLaid, isMyTurn, rowsOf } from "../match/state.js";
import { changeSettings, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { draws, game } from "./game.js";
import { drawnSentence, sentence } from "./log.js";
import { header, speak, tools, turnButtons } from "./screen.js";
import { people } from "./seats.js";
import { drawing, piecesInWords } from "./tile.js";
import { boardOf, choose, endHint, giveUp, NOTHING, play, startHint } from "./turn.js";

/** @import { Entry, State, View } from "./game.js" */
/** @typedef {import("../match/match_screen.js").MatchScreen & {state: State, ui: import("./turn.js").Chosen}} TilesMatch */

/** @param {TilesMatch} host */
const hintView = (host) => html`<tw-hint
  .match=${host.match}
  .shown=${host.announcement}
  @show=${(/** @type {CustomEvent} */ { detail }) => void boardOf(host)?.demonstrate(detail)}
  @mark=${(/** @type {CustomEvent} */ { detail }) => choose(host, { hinted: new Set(detail) })}
  @lay=${(/** @type {CustomEvent} */ { detail }) => [endHint(host), host.session?.arrange(detail)]}
  @close=${() => endHint(host)}
></tw-hint>`;

/** @param {TilesMatch} host @param {View} view */
function felt(host, view) {
  const { state } = host;
  const { judgement } = state;
  const laid = isLaid(state);
  // The player's own copy of the table hides how another seat arranges it.
  const other = laid ? null : state.other;
  const about = isJudged(state) && laid ? judgement : null;
  // A set that uses the table before the opening is enough is marked like a row that is wrong.
  const { early = [], needed = 0 } = about?.opening ?? {};
  const refuse = (/** @type {CustomEvent} */ event) => [event.preventDefault(), host.session?.refuse([event.detail])];
  return html`<tw-board
    .view=${view}
    .rows=${rowsOf(state)}
    .readings=${other?.readings ?? judgement?.readings ?? state.readings}
    .faults=${[...early.map((row) => ({ row })), ...(about?.faults ?? [])]}
    .sentences=${[...early.map(() => t("game-opening-first", { needed })), ...(about?.sentences ?? [])]}
    .other=${other?.rows ?? null}
    .changed=${state.changed}
    .plays=${state.plays}
    .draws=${draws(state)}
    .people=${host.face.top ? people(state, /** @type {Entry | null} */ (host.big)) : null}
    .drawn=${state.drawn}
    .hinted=${host.ui.hinted}
    .otherKeys=${allKeys(host)}
    .order=${state.order}
    .sorting=${settings.sorting}
    .strip=${host.strip}
    .planning=${canPlan(state)}
    .checked=${state.ending.checked}
    .readonly=${!canArrange(state)}
    @draft=${(/** @type {CustomEvent} */ { detail }) => host.session?.arrange(detail)}
    @step=${(/** @type {CustomEvent} */ { detail }) => step(host, detail)}
    @order=${(/** @type {CustomEvent} */ { detail }) => host.session?.order(detail)}
    @sorting=${(/** @type {CustomEvent} */ { detail }) => changeSettings({ sorting: detail })}
    @announce=${(/** @type {CustomEvent} */ { detail }) => (host.announcement = detail)}
    @notice=${refuse}
    @why=${refuse}
    @choose=${(/** @type {CustomEvent} */ { detail }) => choose(host, { chosen: detail })}
  ></tw-board>`;
}

/** @type {import("../match/match_screen.js").Kind<TilesMatch, Entry, State, View>} */
export const kind = {
  game,
  tips: ["lay", "draw", "opening", "joker", "rearrange"],
  initial: NOTHING,
  drawing,
  sentence,
  drawnSentence,
  ending: () => ({ over: t("game-over"), next: t("game-next-deal") }),
  holdsStrip: true,
  header,
  felt,
  tools,
  turnButtons,
  aside: () => nothing,
  speak(host) {
    speak(host);
    host.strip.say("hint", host.ui.hinting ? hintView(host) : null);
  },
  lastTurns({ state }) {
    const turns = new Set(state.plays.map(({ seq }) => seq));
    const entries = state.log.filter(({ seq }) => turns.has(seq));
    return entries.map((entry) => sentence(entry, state)).join(" ");
  },
  standing: ({ scores, totals }) => ({ gained: scores[scores.length - 1], totals }),
  playAgain: (host) => boardOf(host)?.playAgain(),
  scoreCard: ({ state }) => html`<tw-scores .state=${state} .counting=${isGameOver(state)}></tw-scores>`,
  keys(host) {
    const { rack = [], pool = 0 } = host.state.view ?? {};
    return [
      ["d", t("game-keys-draw"), () => giveUp(host)],
      ["e", t("game-keys-play"), () => play(host)],
      ["i", t("game-hint"), () => isMyTurn(host.state) && hasHints(host.state) && startHint(host)],
      ["r", t("game-keys-rack"), () => t("game-key-rack", { count: rack.length, pieces: piecesInWords(rack) })],
      ["p", t("game-keys-pool"), () => t("game-key-pool", { count: pool })],
    ];
  },
  focusHand: (host) => boardOf(host)?.focusRack(),
  showSolution: (host, { table }) => host.session?.arrange(table),
  planNews: (plan) => planNews("game", plan, piecesInWords),
  changed(host, after) {
    if (!isMyTurn(after)) endHint(host);
    const { wanted } = host.ui;
    if (wanted && wanted === after.draft?.rows && isJudged(after)) play(host);
  },
};

customElements.define("tw-match", screenOf(kind));
