// The screen of a match of tiles. It draws what the session says and knows no rules.

import "./board/board.js";
import "./hint.js";
import "./scores.js";
import { hasHints } from "../match/handicap.js";
import { waiting } from "../match/host.js";
import { MatchScreen } from "../match/match_screen.js";
import { planNews } from "../match/plan.js";
import { rowsOf } from "../match/state.js";
import { logHeading, ticker } from "../match/ticker.js";
import { secondsLeft, timeInWords } from "../parts/clock.js";
import { changeSettings, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { focusRack, showKeys } from "./board/board.js";
import { canPlan, draws, game, isGameOver, isJudged, isLaid, isMyTurn } from "./game.js";
import { drawnSentence, log, sentence } from "./log.js";
import { piecesInWords } from "./pieces_in_words.js";
import { speak, tilesControls, tilesHeader } from "./screen.js";
import { people } from "./seats.js";
import { drawing } from "./tile.js";
import { boardOf, choose, endHint, giveUp, NOTHING, play, startHint, step } from "./turn.js";

/** @import { Entry, State } from "./game.js" */
/** @typedef {MatchScreen & {state: State, ui: import("./turn.js").Chosen}} TilesMatch */

/** @param {TilesMatch} host */
const hintView = (host) => html`<tw-hint
  .match=${host.match}
  .shown=${host.announcement}
  @show=${(/** @type {CustomEvent} */ { detail }) => void boardOf(host)?.demonstrate(detail)}
  @mark=${(/** @type {CustomEvent} */ { detail }) => choose(host, { hinted: new Set(detail) })}
  @lay=${(/** @type {CustomEvent} */ { detail }) => [endHint(host), host.session?.arrange(detail)]}
  @close=${() => endHint(host)}
></tw-hint>`;

/** @param {TilesMatch} host @param {State} state */
function felt(host, state) {
  const { view, judgement } = state;
  const laid = isLaid(state);
  // The player's own copy of the table hides how another seat arranges it.
  const other = laid ? null : state.other;
  const about = isJudged(state) && laid ? judgement : null;
  // A set that uses the table before the opening is enough is marked like a row that is wrong.
  const { early = [], needed = 0 } = about?.opening ?? {};
  const refuse = (/** @type {CustomEvent} */ event) => [event.preventDefault(), host.showRefusal([event.detail])];
  return html`<tw-board
    .view=${view}
    .rows=${rowsOf(game, state)}
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
    .otherKeys=${[...kind.keyHelp(), ["h ?", t("game-keys-help")]]}
    .order=${state.order}
    .sorting=${settings.sorting}
    .strip=${host.strip}
    .planning=${canPlan(state)}
    .checked=${state.ending.checked}
    .readonly=${!(isMyTurn(state) || canPlan(state)) || Boolean(state.clock?.paused)}
    @draft=${(/** @type {CustomEvent} */ { detail }) => host.session?.arrange(detail)}
    @step=${(/** @type {CustomEvent} */ { detail }) => step(host, detail)}
    @order=${(/** @type {CustomEvent} */ { detail }) => host.session?.order(detail)}
    @sorting=${(/** @type {CustomEvent} */ { detail }) => changeSettings({ sorting: detail })}
    @announce=${(/** @type {CustomEvent} */ { detail }) => host.announce(detail)}
    @notice=${refuse}
    @why=${refuse}
    @choose=${(/** @type {CustomEvent} */ { detail }) => choose(host, { chosen: detail })}
  ></tw-board>`;
}

/** @type {import("../match/match_screen.js").Kind<TilesMatch, Entry, State>} */
export const kind = {
  game,
  tips: ["lay", "draw", "opening", "joker", "rearrange"],
  initial: NOTHING,
  drawing: () => drawing(),
  sentence,
  drawnSentence,
  ending: () => ({ over: t("game-over"), next: t("game-next-deal") }),
  isMine: ({ state }) => isMyTurn(state),
  parts: (host) => ({
    header: tilesHeader(host),
    seats: ticker(host),
    felt: host.state.view ? felt(host, host.state) : waiting(host),
    strip: host.state.view ? nothing : host.strip,
    controls: tilesControls(host),
    side: html`${logHeading(host)}${log(host.state)}`,
  }),
  speak(host) {
    speak(host);
    host.strip.say("hint", host.ui.hinting ? hintView(host) : null);
  },
  coached({ state }) {
    const turn = state.view && isMyTurn(state) ? `${state.seq}` : null;
    return { turn, laid: isLaid(state) ? JSON.stringify(state.draft?.rows) : "" };
  },
  lastTurns({ state }) {
    const turns = new Set(state.plays.map(({ seq }) => seq));
    const entries = state.log.filter(({ seq }) => turns.has(seq));
    return entries.map((entry) => sentence(entry, state)).join(" ");
  },
  standing: ({ scores, totals }) => ({ gained: scores[scores.length - 1], totals }),
  playAgain: (host) => boardOf(host)?.playAgain(),
  scoreCard: ({ state }) => html`<tw-scores .state=${state} ?counting=${isGameOver(state)}></tw-scores>`,
  keyHelp: () => [
    ["d", t("game-keys-draw")],
    ["e", t("game-keys-play")],
    ["i", t("game-hint")],
    ["c", t("game-keys-clock")],
    ["r", t("game-keys-rack")],
    ["p", t("game-keys-pool")],
    ["l", t("game-keys-last")],
    ["a", t("game-keys-again")],
  ],
  keyActions: (host) => ({
    d: () => giveUp(host),
    e: () => play(host),
    i: () => isMyTurn(host.state) && hasHints(host.state) && startHint(host),
  }),
  /** @returns {Record<string, () => string>} */
  keyAnswers({ state }) {
    const { view, clock, log: entries } = state;
    const left = secondsLeft(clock);
    if (!view) return {};
    return {
      c: () => (clock?.paused ? t("game-paused") : left === null ? t("game-no-clock") : timeInWords(left)),
      r: () => t("game-key-rack", { count: view.rack.length, pieces: piecesInWords(view.rack) }),
      p: () => t("game-key-pool", { count: view.pool }),
      l: () => entries.map((entry) => sentence(entry, state)).findLast(Boolean) ?? "",
    };
  },
  focusHand(host) {
    const board = boardOf(host);
    if (board) void focusRack(board);
  },
  // One list has all keys.
  showKeys: (host) => (boardOf(host) ? showKeys(host) : host.show({ open: "keys" })),
  showSolution: (host, { table }) => host.session?.arrange(table),
  announced: ({ event }, own) => event.seat !== own,
  planNews: (plan) => planNews("game", plan, piecesInWords),
  changed(host, after) {
    if (!isMyTurn(after)) endHint(host);
    const { wanted } = host.ui;
    if (wanted && wanted === after.draft?.rows && isJudged(after)) play(host);
  },
};

customElements.define(
  "tw-match",
  class extends MatchScreen {
    constructor() {
      super(/** @type {import("../match/match_screen.js").Kind} */ (/** @type {unknown} */ (kind)));
    }
  },
);
