// The screen of a match of tiles. It is told what lies and what may be done, and knows no rules.

import { ask } from "../api.js";
import { Part } from "../part.js";
import { change, settings } from "../settings.js";
import { Line } from "../socket.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import "./board.js";
import "./chat.js";
import { secondsLeft, timeInWords } from "./clock.js";
import { same } from "./draft.js";
import { Drafting } from "./drafting.js";
import "./hint.js";
import { log, sentence } from "./log.js";
import "./notices.js";
import "./scores.js";
import { buttons, headline } from "./screen.js";
import { seats } from "./seats.js";
import { sheet } from "./sheet.js";
import "./shuffle.js";
import { play } from "./sounds.js";
import { EMPTY, judged, mine, over, soundOf, told } from "./state.js";
import { pieces } from "./spoken.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Message} Message */
/** @typedef {{table: string, match: string | null, host: boolean, chair: number | null, chairs: {player: string | null, name: string | null, again: boolean}[]}} Room */

const HEARD = ["seating", "events", "view", "clock", "draft", "judgement", "order", "presence", "gone"];

/** `<tw-match>`: a match, on the line of the room around it or on one of its own; fires `match` with the id of the next one. */
export class MatchPart extends Part {
  static properties = {
    match: {},
    table: {},
    line: {},
    state: { state: true },
    room: { state: true },
    open: { state: true },
    side: { state: true },
    down: { state: true },
    hinting: { state: true },
    spoken: { state: true },
  };
  #own = false;
  #giving = "";
  /** @type {Drafting | null} */
  #drafting = null;
  /** @param {Event} event */
  #hear = (event) => this.#told(/** @type {CustomEvent<Message>} */ (event).detail);
  /** @param {Event} event */
  #lined = (event) => this.#lineIs(/** @type {CustomEvent<string>} */ (event).detail);
  /** @param {Event} event */
  #roomed = (event) => this.#roomIs(/** @type {CustomEvent<Room>} */ (event).detail);
  /** @param {KeyboardEvent} event */
  #keyed = (event) => this.#key(event);

  constructor() {
    super();
    this.match = "";
    /** The table around the match, if there is one. @type {string | null} */
    this.table = null;
    /** @type {Line | null} */
    this.line = null;
    /** @type {State} */
    this.state = EMPTY;
    /** @type {Room | null} */
    this.room = null;
    /** What the sheet shows, if it is open. @type {import("./sheet.js").Open} */
    this.open = null;
    this.side = false;
    this.down = false;
    this.hinting = false;
    this.spoken = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.#own = this.line === null;
    this.line ??= new Line();
    for (const type of HEARD) this.line.addEventListener(type, this.#hear);
    this.line.addEventListener("line", this.#lined);
    this.line.addEventListener("table", this.#roomed);
    addEventListener("keydown", this.#keyed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const type of HEARD) this.line?.removeEventListener(type, this.#hear);
    this.line?.removeEventListener("line", this.#lined);
    this.line?.removeEventListener("table", this.#roomed);
    removeEventListener("keydown", this.#keyed);
    if (!this.#own) return;
    this.line?.close();
    this.line = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("match") || !this.match || !this.line) return;
    this.#drafting?.stop();
    this.#drafting = new Drafting(this.line, this.match, (message) => this.#told(message));
    Object.assign(this, { state: EMPTY, open: null, hinting: false });
    this.line.follow(this.match);
  }

  updated() {
    const dialog = this.querySelector("dialog.sheet");
    if (!(dialog instanceof HTMLDialogElement) || dialog.open === (this.open !== null)) return;
    if (this.open === null) dialog.close();
    else dialog.showModal();
  }

  /** @returns {import("./board.js").Board | null} */
  get board() {
    return this.querySelector("tw-board");
  }

  /** Say something to those who hear the page. @param {string} words */
  say(words) {
    this.spoken = words;
  }

  /** Carry out a command; what is refused is shown with its sentences. @param {Message} command */
  async act(command) {
    this.#notices?.clear();
    const answer = await this.line?.act(command);
    if (answer?.type !== "refused") return;
    const sentences = answer.sentences.length ? answer.sentences : [t("game-refused")];
    this.#notices?.show(sentences, "refused");
  }

  /** End the turn without playing; what is laid is given up only when it is meant. @param {Message} command */
  giveUp(command) {
    const { view, draft } = this.state;
    const turn = `${this.state.seq}`;
    if (view && draft && !same(draft, view.table) && this.#giving !== turn) {
      this.#giving = turn;
      this.#notices?.show([t("game-give-up")]);
      return;
    }
    void this.act(command);
  }

  async rematch() {
    const { seating } = this.state;
    if (!seating) return;
    try {
      if (this.table) await ask(`/api/tables/${this.table}/rematch`, { body: { without_others: false } });
      else {
        const bots = seating.places.flatMap(({ bot }) => (bot === null ? [] : [bot]));
        const { match } = await ask("/api/matches", { body: { rules: seating.rules, house: seating.house, bots } });
        this.#next(match);
      }
    } catch (refusal) {
      this.#notices?.show([/** @type {Error} */ (refusal).message], "refused");
    }
  }

  /** @param {Partial<{open: import("./sheet.js").Open, side: boolean}>} part */
  show(part) {
    Object.assign(this, part);
  }

  startHint() {
    this.hinting = true;
    void this.updateComplete.then(() => /** @type {import("./hint.js").HintPart | null} */ (this.querySelector("tw-hint"))?.next());
  }

  /** @returns {import("./notices.js").NoticesPart | null} */
  get #notices() {
    return this.querySelector("tw-notices");
  }

  /** @param {string} match */
  #next(match) {
    this.dispatchEvent(new CustomEvent("match", { detail: match, bubbles: true }));
  }

  /** @param {string} line */
  #lineIs(line) {
    this.down = line === "down";
    if (line === "open") this.#drafting?.again();
  }

  /** @param {Room} room */
  #roomIs(room) {
    if (room.table !== this.table) return;
    this.room = room;
    if (this.#own && room.match && room.match !== this.match && over(this.state)) this.#next(room.match);
  }

  /** @param {Message} message */
  #told(message) {
    const before = this.state;
    const after = told(before, message.type === "clock" ? { ...message, at: Date.now() } : message);
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
    if (suffered.length) this.#notices?.show(suffered.map((entry) => sentence(entry, state)), "refused");
  }

  /** Single keys answer what somebody who sees the screen reads off it. @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, textarea, select, dialog")) return;
    const { view, clock } = this.state;
    if (!view) return;
    const left = secondsLeft(clock);
    const last = this.state.log.map((entry) => sentence(entry, this.state)).filter(Boolean);
    /** @type {Record<string, () => string>} */
    const answers = {
      c: () => (clock?.paused ? t("game-paused") : left === null ? t("game-no-clock") : timeInWords(left)),
      r: () => t("game-key-rack", { count: view.rack.length, pieces: pieces(view.rack) }),
      p: () => t("game-key-pool", { count: view.pool }),
      l: () => last[last.length - 1] ?? "",
    };
    if (event.key === "h") this.open = "keys";
    else if (answers[event.key]) this.say(answers[event.key]());
    else return;
    event.preventDefault();
  }

  render() {
    const { state } = this;
    if (state.gone) return html`<section class="card center"><h1>${t("game-gone")}</h1><a class="button" href="/">${t("game-home")}</a></section>`;
    return html`<div class="match ${mine(state) ? "mine" : ""} ${settings.zen ? "zen" : ""} ${this.side ? "side-open" : ""}">
      ${headline(this)}
      ${seats(state)}
      <div class="felt-place">
        ${state.view ? this.#felt(state) : html`<p class="waiting">${this.#waiting(state)}</p>`}
        <tw-notices></tw-notices>
        ${this.hinting ? html`<tw-hint .match=${this.match} @show=${this.#animate} @lay=${this.#layHint} @close=${() => (this.hinting = false)}></tw-hint>` : nothing}
      </div>
      <footer class="own-side">${buttons(this)}</footer>
      <aside class="side">
        <h2>${t("game-log")}</h2>
        ${log(state)}
        ${this.table && this.line ? html`<tw-chat .line=${this.line} .table=${this.table} @heard=${this.#heard}></tw-chat>` : nothing}
        <button type="button" class="side-close" @click=${() => (this.side = false)}>${t("game-close")}</button>
      </aside>
      <p class="spoken" role="status" aria-live="polite">${this.spoken}</p>
      <dialog class="sheet" @close=${() => (this.open = null)}>${this.open ? sheet(this, this.open) : nothing}</dialog>
    </div>`;
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
      @draft=${(/** @type {CustomEvent} */ event) => this.#told({ type: "arranged", rows: event.detail })}
      @order=${(/** @type {CustomEvent} */ event) => this.#drafting?.order(event.detail)}
      @sorting=${(/** @type {CustomEvent} */ event) => change({ sorting: event.detail })}
      @say=${(/** @type {CustomEvent} */ event) => this.say(event.detail)}
    ></tw-board>`;
  }

  /** @param {State} state */
  #waiting(state) {
    return state.seating && !state.seating.begun ? t("game-waiting") : t("game-joining");
  }

  /** @param {CustomEvent} event */
  #animate(event) {
    void this.board?.demonstrate(event.detail);
  }

  /** @param {CustomEvent} event */
  #layHint(event) {
    this.hinting = false;
    this.#told({ type: "arranged", rows: event.detail });
  }

  /** @param {CustomEvent<{name: string, words: string}>} event */
  #heard({ detail }) {
    this.#notices?.show([t("game-chat-heard", detail)]);
  }
}

customElements.define("tw-match", MatchPart);
