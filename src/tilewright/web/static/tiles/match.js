// The screen of a match of tiles. It is told what lies and what may be done, and knows no rules.

import { change, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import "./board/board.js";
import { secondsLeft, timeInWords } from "../match/clock.js";
import { same } from "./board/draft.js";
import { Drafting } from "./draft_sync.js";
import "./hint.js";
import { log, sentence } from "./log.js";
import "./scores.js";
import { buttons, headline } from "./screen.js";
import { seats } from "./seats.js";
import { sheet } from "../match/sheet.js";
import { MatchScreen } from "../match/match_screen.js";
import { play } from "../match/sounds.js";
import { EMPTY, judged, mine, over, soundOf, told } from "./state.js";
import { pieces } from "./pieces_in_words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../match/types.js").Message} Message */

/** `<tw-match>`: somebody's seat at a match of tiles. */
export class MatchPart extends MatchScreen {
  static properties = { state: { state: true }, hinting: { state: true } };
  #giving = "";
  /** @type {Drafting | null} */
  #drafting = null;

  constructor() {
    super();
    /** @type {State} */
    this.state = EMPTY;
    this.hinting = false;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("match") || !this.match || !this.line) return;
    this.#drafting?.stop();
    this.#drafting = new Drafting(this.line, this.match, (message) => this.told(message));
    Object.assign(this, { state: EMPTY, open: null, hinting: false });
    this.line.follow(this.match);
  }

  /** @returns {import("./board/board.js").Board | null} */
  get board() {
    return this.querySelector("tw-board");
  }

  get seating() {
    return this.state.seating;
  }

  get over() {
    return over(this.state);
  }

  card() {
    return html`<tw-scores .state=${this.state} ?counting=${this.over}></tw-scores>`;
  }

  /** @returns {[string, string][]} */
  keys() {
    return [["c", t("game-keys-clock")], ["r", t("game-keys-rack")], ["p", t("game-keys-pool")], ["l", t("game-keys-last")]];
  }

  /** End the turn without playing; what is laid is given up only when it is meant. @param {Message} command */
  giveUp(command) {
    const { view, draft } = this.state;
    const turn = `${this.state.seq}`;
    if (view && draft && !same(draft, view.table) && this.#giving !== turn) {
      this.#giving = turn;
      this.notices?.show([t("game-give-up")]);
      return;
    }
    void this.act(command);
  }

  startHint() {
    this.hinting = true;
    void this.updateComplete.then(() => /** @type {import("./hint.js").HintPart | null} */ (this.querySelector("tw-hint"))?.next());
  }

  lined() {
    this.#drafting?.again();
  }

  /** @param {Message} message */
  told(message) {
    const before = this.state;
    const after = told(before, message);
    this.state = after;
    this.#drafting?.follow(after, message.type);
    const sound = soundOf(before, after);
    if (sound) play(sound);
    if (after.news !== before.news) this.#tellNews(after);
    if (!mine(after)) this.hinting = false;
    if (over(after) !== over(before)) this.open = over(after) ? "scores" : null;
  }

  /** Tell those who hear the page what others did, and everybody what happened to themselves. @param {State} state */
  #tellNews(state) {
    const own = state.seating?.seat ?? null;
    const others = state.news.filter(({ event }) => event.seat !== own);
    if (others.length) this.say(others.map((entry) => sentence(entry, state)).join(" "));
    const suffered = state.news.filter(({ event }) => event.seat === own && (event.type === "TimeOutSeen" || event.penalty));
    if (suffered.length) this.notices?.show(suffered.map((entry) => sentence(entry, state)), "refused");
  }

  answers() {
    const { view, clock, log } = this.state;
    const left = secondsLeft(clock);
    /** @type {Record<string, () => string>} */
    const answers = {
      c: () => (clock?.paused ? t("game-paused") : left === null ? t("game-no-clock") : timeInWords(left)),
      r: () => t("game-key-rack", { count: view?.rack.length ?? 0, pieces: pieces(view?.rack ?? []) }),
      p: () => t("game-key-pool", { count: view?.pool ?? 0 }),
      l: () => log.map((entry) => sentence(entry, this.state)).filter(Boolean).pop() ?? "",
    };
    return view ? answers : {};
  }

  render() {
    const { state } = this;
    if (state.gone) return this.missing();
    return this.frame({
      mine: mine(state),
      head: headline(this),
      seats: seats(state),
      felt: html`${state.view ? this.#felt(state) : this.waiting()}
        ${this.hinting ? html`<tw-hint .match=${this.match} .told=${this.spoken} @show=${this.#animate} @lay=${this.#layHint} @close=${() => (this.hinting = false)}></tw-hint>` : nothing}`,
      own: buttons(this),
      side: html`<h2>${t("game-log")}</h2>${log(state)}`,
      sheet: this.open ? sheet(this, this.open) : nothing,
    });
  }

  /** @param {State} state */
  #felt(state) {
    const { view, draft, judgement, other } = state;
    const about = judged(state) && draft && view && !same(draft, view.table) ? judgement : null;
    return html`<tw-board
      .view=${view}
      .draft=${draft ?? view?.table}
      .readings=${other?.readings ?? judgement?.readings ?? state.readings}
      .faults=${about?.faults ?? []}
      .sentences=${about?.sentences ?? []}
      .other=${other?.rows ?? null}
      .changed=${state.changed}
      .order=${state.order}
      .sorting=${settings.sorting}
      .readonly=${!mine(state) || Boolean(state.clock?.paused)}
      @draft=${(/** @type {CustomEvent} */ event) => this.told({ type: "arranged", rows: event.detail })}
      @order=${(/** @type {CustomEvent} */ event) => this.#drafting?.order(event.detail)}
      @sorting=${(/** @type {CustomEvent} */ event) => change({ sorting: event.detail })}
      @say=${(/** @type {CustomEvent} */ event) => this.say(event.detail)}
    ></tw-board>`;
  }

  /** @param {CustomEvent} event */
  #animate(event) {
    void this.board?.demonstrate(event.detail);
  }

  /** @param {CustomEvent} event */
  #layHint(event) {
    this.hinting = false;
    this.told({ type: "arranged", rows: event.detail });
  }
}

customElements.define("tw-match", MatchPart);
