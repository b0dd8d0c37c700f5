// The screen of a match of tiles. It draws what the server sends and knows no rules.

import { changeSettings, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import "./board/board.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { secondsLeft, timeInWords } from "../parts/clock.js";
import { DraftSync } from "./draft_sync.js";
import "./hint.js";
import { drawnSentence, log, sentence } from "./log.js";
import "./scores.js";
import { hasHints } from "../match/handicap.js";
import { MatchScreen } from "../match/match_screen.js";
import { isGivenUp } from "../match/moments.js";
import { planNews } from "../match/plan.js";
import { shake } from "../match/shake.js";
import { sheet } from "../match/sheet.js";
import { playSound } from "../match/sounds.js";
import { logHeading, ticker } from "../match/ticker.js";
import { piecesInWords } from "./pieces_in_words.js";
import { objections, speak, tilesControls, tilesHeader } from "./screen.js";
import { seatList } from "./seats.js";
import {
  canPlan,
  INITIAL,
  isGameOver,
  isJudged,
  isLaid,
  isMyTurn,
  isOutdated,
  isPlayable,
  reduce,
  soundBetween,
  turnKey,
} from "./state.js";
import { drawing } from "./tile.js";

/** @import { Message } from "../match/types.js" */
/** @import { State } from "./state.js" */

/** `<tw-match>` */
export class TilesMatch extends MatchScreen {
  static properties = {
    state: { state: true },
    hinting: { state: true },
    hinted: { state: true },
    chosen: { state: true },
  };
  #warnedTurn = "";
  /** The draft to play as soon as it is judged. @type {import("./state.js").Rows | null} */
  #wanted = null;
  /** @type {DraftSync | null} */
  #draftSync = null;

  constructor() {
    super();
    /** @type {State} */
    this.state = INITIAL;
    this.hinting = false;
    /** The tiles that the hint names. @type {Set<number>} */
    this.hinted = new Set();
    /** The tiles that are chosen on the board. @type {number[]} */
    this.chosen = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("match") || !this.match || !this.connection) return;
    this.#draftSync?.stop();
    this.#draftSync = new DraftSync(this.connection, this.match, (message) => this.receive(message));
    Object.assign(this, { state: INITIAL, open: null, hinting: false });
    this.connection.followMatch(this.match);
  }

  /** The number of tiles of a seat, where its tiles come from. @param {number} seat */
  seatElement = (seat) => this.querySelector(`.seat[data-seat="${seat}"] .count`);

  /** The turns of others since the player's own, in words. */
  get lastTurns() {
    const turns = new Set(this.state.plays.map(({ seq }) => seq));
    return this.state.log
      .filter(({ seq }) => turns.has(seq))
      .map((entry) => sentence(entry, this.state))
      .join(" ");
  }

  /** Play the turns of others again. */
  playAgain() {
    this.board?.playAgain();
  }

  drawing = drawing();

  /** @returns {import("./board/board.js").Board | null} */
  get board() {
    return this.querySelector("tw-board");
  }

  get seating() {
    return this.state.seating;
  }

  get over() {
    return isGameOver(this.state) || isGivenUp(this.state.log);
  }

  get won() {
    const { view } = this.state;
    return Boolean(
      view &&
        isGameOver(this.state) &&
        view.seat !== null &&
        (view.outcome ?? view.results.at(-1))?.winners.includes(view.seat),
    );
  }

  scoreCard() {
    return html`<tw-scores .state=${this.state} ?counting=${isGameOver(this.state)}></tw-scores>`;
  }

  /** @returns {[string, string][]} */
  keyHelp() {
    return [
      ["d", t("game-keys-draw")],
      ["e", t("game-keys-play")],
      ["i", t("game-hint")],
      ["c", t("game-keys-clock")],
      ["r", t("game-keys-rack")],
      ["p", t("game-keys-pool")],
      ["l", t("game-keys-last")],
      ["a", t("game-keys-again")],
    ];
  }

  keyActions() {
    const { may, seating } = this.state;
    return {
      d: () => this.giveUp({ type: may.includes("Pass") ? "Pass" : "DrawTile" }),
      e: () => this.play(),
      i: () => isMyTurn(this.state) && hasHints(seating) && this.startHint(),
    };
  }

  focusHand() {
    void this.board?.focusRack();
  }

  /** One list has all keys. */
  showKeys() {
    if (this.board) this.board.showKeys();
    else super.showKeys();
  }

  /** @returns {[string, string][]} */
  #keys() {
    return [...this.keyHelp(), ["h ?", t("game-keys-help")]];
  }

  /** End the turn without playing; the first try warns that the draft is lost. @param {Message} command */
  giveUp(command) {
    const turn = `${this.state.seq}`;
    if (!isMyTurn(this.state)) return this.showRefusal(objections(this.state));
    if (isLaid(this.state) && this.#warnedTurn !== turn) {
      this.#warnedTurn = turn;
      // A refusal would be heard first, and the warning not at all.
      this.strip.say("refused", null);
      this.strip.say("news", t("game-give-up"));
      return;
    }
    void this.#endTurn(command);
  }

  /** Play the draft; what is wrong with it is said, and shakes. A draft that is not judged yet is played as soon as it is. */
  play() {
    const { state } = this;
    this.#wanted = null;
    if (isPlayable(state)) return void this.#endTurn({ type: "PlayTiles", table: state.draft });
    const wrong = objections(state);
    if (!wrong.length) {
      this.#wanted = state.draft;
      return;
    }
    this.showRefusal(wrong);
    this.board?.shakeWrong();
    shake(this.querySelectorAll(".voice"));
  }

  /** End the turn. The focus goes to the rack, where the next turn begins. @param {Message} command */
  async #endTurn(command) {
    const held = this.contains(document.activeElement);
    await this.sendCommand(command);
    if (held && !this.strip.has("refused")) this.focusHand();
  }

  /** Ask for a hint; the focus goes to its buttons. */
  async startHint() {
    this.hinting = true;
    await this.updateComplete;
    await this.strip.updateComplete;
    const hint = /** @type {import("./hint.js").HintElement | null} */ (this.querySelector("tw-hint"));
    await hint?.next();
    await hint?.updateComplete;
    hint?.focusButton();
  }

  connected() {
    this.#draftSync?.resend();
  }

  /** @param {Message} message */
  receive(message) {
    const before = this.state;
    const plan = message.type === "plan" ? { ...message, asked: this.#draftSync?.asked } : null;
    const after = reduce(before, plan ?? message);
    this.state = after;
    if (plan && after !== before) this.#sayPlan(/** @type {any} */ (plan));
    this.#draftSync?.update(after, message.type);
    const sound = soundBetween(before, after);
    if (sound) playSound(sound);
    if (after.news !== before.news) this.#announceNews(after);
    if (!isMyTurn(after)) this.#endHint();
    if (message.type === "arranged" || !sameTurn(before, after)) this.strip.say("refused", null);
    if (this.#wanted && this.#wanted === after.draft && isJudged(after)) this.play();
    if (isGameOver(after) === isGameOver(before)) return;
    this.open = isGameOver(after) ? "scores" : null;
    this.celebrates = before.live;
  }

  /** Say what became of the plan. @param {import("../messages/socket.d.ts").PlanAnswer} answer */
  #sayPlan(answer) {
    const said = planNews("game", answer, piecesInWords);
    if (said)
      this.strip.say(
        "news",
        said.map((each) => html`<p>${drawnText(each, this.drawing)}</p>`),
      );
  }

  /** Announce what others did, and show what happened to the player. @param {State} state */
  #announceNews(state) {
    const own = state.seating?.seat ?? null;
    const others = state.news.filter(({ event }) => event.seat !== own);
    if (others.length) this.announce(others.map((entry) => sentence(entry, state)).join(" "));
    const dealt = state.news.findLast(({ event }) => event.deal);
    if (dealt) this.strip.say("chat", drawnSentence(dealt, state));
    void this.celebrateBig(state.news);
    const penalties = state.news.filter(
      ({ event }) => event.seat === own && (event.type === "TimeOutSeen" || event.penalty),
    );
    if (penalties.length)
      this.strip.say(
        "refused",
        penalties.map((entry) => html`<p>${drawnSentence(entry, state)}</p>`),
      );
  }

  keyAnswers() {
    const { view, clock, log } = this.state;
    const left = secondsLeft(clock);
    /** @type {Record<string, () => string>} */
    const answers = {
      c: () => (clock?.paused ? t("game-paused") : left === null ? t("game-no-clock") : timeInWords(left)),
      r: () => t("game-key-rack", { count: view?.rack.length ?? 0, pieces: piecesInWords(view?.rack ?? []) }),
      p: () => t("game-key-pool", { count: view?.pool ?? 0 }),
      l: () =>
        log
          .map((entry) => sentence(entry, this.state))
          .filter(Boolean)
          .pop() ?? "",
    };
    return view ? answers : {};
  }

  render() {
    const { state } = this;
    if (state.gone) return this.missing();
    return this.frame({
      mine: isMyTurn(state),
      header: tilesHeader(this),
      seats: html`${seatList(state, this.big)}${ticker(this, sentence, drawnSentence)}`,
      felt: state.view ? this.#felt(state) : this.waiting(),
      strip: state.view ? nothing : this.strip,
      controls: tilesControls(this),
      side: html`${logHeading(this)}${log(state)}`,
      sheet: this.open ? sheet(this, this.open) : nothing,
    });
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    if (settings.coach) void import("../match/coach.js").then(({ coach }) => coach(this, this.#coached()));
    speak(this);
    this.strip.say("hint", this.hinting ? this.#hint() : null);
  }

  #hint() {
    return html`<tw-hint
      .match=${this.match}
      .shown=${this.announcement}
      @show=${(/** @type {CustomEvent} */ event) => void this.board?.demonstrate(event.detail)}
      @mark=${(/** @type {CustomEvent} */ event) => (this.hinted = new Set(event.detail))}
      @lay=${(/** @type {CustomEvent} */ event) => this.#layHint(event.detail)}
      @close=${() => this.#endHint()}
    ></tw-hint>`;
  }

  /** What the coach needs to know of the turn. */
  #coached() {
    const { state } = this;
    const { draft, view, seq } = state;
    const laid = isLaid(state) ? JSON.stringify(draft) : "";
    return { over: isGameOver(state), turn: view && isMyTurn(state) ? `${seq}` : null, laid };
  }

  /** @param {State} state */
  #felt(state) {
    const { view, draft, judgement } = state;
    const laid = isLaid(state);
    // The player's own copy of the table hides how another seat arranges it.
    const other = laid ? null : state.other;
    const about = isJudged(state) && laid ? judgement : null;
    // A set that uses the table before the opening is enough is marked like a row that is wrong.
    const { early = [], needed = 0 } = about?.opening ?? {};
    return html`<tw-board
      .view=${view}
      .draft=${(!isOutdated(state) && draft) || view?.table}
      .readings=${other?.readings ?? judgement?.readings ?? state.readings}
      .faults=${[...early.map((row) => ({ row })), ...(about?.faults ?? [])]}
      .sentences=${[...early.map(() => t("game-opening-first", { needed })), ...(about?.sentences ?? [])]}
      .other=${other?.rows ?? null}
      .changed=${state.changed}
      .plays=${state.plays}
      .seatElement=${this.seatElement}
      .drawn=${state.drawn}
      .hinted=${this.hinted}
      .otherKeys=${this.#keys()}
      .order=${state.order}
      .sorting=${settings.sorting}
      .strip=${this.strip}
      .planning=${canPlan(state)}
      .readonly=${!(isMyTurn(state) || canPlan(state)) || Boolean(state.clock?.paused)}
      @draft=${(/** @type {CustomEvent} */ event) => [playSound("tap"), this.receive({ type: "arranged", rows: event.detail })]}
      @order=${(/** @type {CustomEvent} */ event) => this.#draftSync?.order(event.detail)}
      @sorting=${(/** @type {CustomEvent} */ event) => changeSettings({ sorting: event.detail })}
      @announce=${(/** @type {CustomEvent} */ event) => this.announce(event.detail)}
      @notice=${(/** @type {CustomEvent} */ event) => this.showRefusal([event.detail])}
      @why=${(/** @type {CustomEvent} */ event) => [event.preventDefault(), this.showRefusal([event.detail])]}
      @choose=${(/** @type {CustomEvent} */ event) => (this.chosen = event.detail)}
    ></tw-board>`;
  }

  #endHint() {
    this.hinting = false;
    if (this.hinted.size) this.hinted = new Set();
  }

  /** @param {number[][]} rows */
  #layHint(rows) {
    this.#endHint();
    this.layDraft(rows);
  }

  /** Arrange the table as given. @param {number[][]} rows */
  layDraft(rows) {
    this.receive({ type: "arranged", rows });
  }
}

/** Whether two states are of the same turn. @param {State} one @param {State} other */
const sameTurn = ({ view: one }, { view: other }) => (one && turnKey(one)) === (other && turnKey(other));

customElements.define("tw-match", TilesMatch);
