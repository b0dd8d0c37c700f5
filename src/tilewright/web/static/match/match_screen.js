// What the screens of tiles and of dice share: the line, the table around the match, commands, and the frame.

import { ask } from "../api.js";
import { classed, Part } from "../part.js";
import { settings } from "../settings.js";
import { Line } from "../socket.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import "./chat.js";
import "./notices.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Seating} Seating */
/** @typedef {"scores" | "rules" | "more" | "keys" | null} Open */
/** @typedef {{table: string, match: string | null, chair: number | null, host: boolean, chairs: {player: string | null, name: string | null, again: boolean}[]}} Room */
/** What stands in the frame. @typedef {{mine: boolean, head: unknown, seats: unknown, felt: unknown, own: unknown, side: unknown, sheet: unknown}} Parts */

const HEARD = ["seating", "events", "view", "clock", "draft", "judgement", "order", "presence", "gone"];

/** A seat at a match, on the line of the room around it or on one of its own; fires `match` with the id of the next one. */
export class MatchScreen extends Part {
  /** @type {Record<string, {state?: boolean}>} */
  static properties = {
    match: {},
    table: {},
    line: {},
    room: { state: true },
    open: { state: true },
    side: { state: true },
    down: { state: true },
    spoken: { state: true },
    verified: { state: true },
  };
  #own = false;
  #ended = new AbortController();

  constructor() {
    super();
    this.match = "";
    /** The table around the match, if there is one. @type {string | null} */
    this.table = null;
    /** @type {Line | null} */
    this.line = null;
    /** @type {Room | null} */
    this.room = null;
    /** What the sheet shows, if it is open. @type {Open} */
    this.open = null;
    this.side = false;
    this.down = false;
    this.spoken = "";
    /** What came out when the shuffles were made again. */
    this.verified = "";
  }

  /** What a message of the server's changes. @param {Message} _message */
  told(_message) {}

  /** The line has come back, or the first one is there. */
  lined() {}

  /** Who sits where. @returns {Seating | null} */
  get seating() {
    return null;
  }

  /** Whether a game or a round has ended and the next is not dealt yet, if there is one. @returns {boolean} */
  get over() {
    return false;
  }

  /** What an end is called, and what comes after it. @returns {{over: string, next: string}} */
  get ending() {
    return { over: t("game-over"), next: t("game-next-deal") };
  }

  /** The score card. @returns {unknown} */
  card() {
    return nothing;
  }

  /** Keys, and what they do. @returns {[string, string][]} */
  keys() {
    return [];
  }

  /** What single keys answer to somebody who does not see the screen. @returns {Record<string, () => string>} */
  answers() {
    return {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.#own = this.line === null;
    this.line ??= new Line();
    this.#ended = new AbortController();
    const { signal } = this.#ended;
    const hear = (/** @type {string} */ type, /** @type {(detail: any) => void} */ done) =>
      this.line?.addEventListener(type, (event) => done(/** @type {CustomEvent} */ (event).detail), { signal });
    for (const type of HEARD) hear(type, (message) => this.told(type === "clock" ? { ...message, at: Date.now() } : message));
    hear("table", (room) => this.#roomIs(room));
    hear("line", (line) => {
      this.down = line === "down";
      if (!this.down) this.lined();
    });
    addEventListener("keydown", (event) => this.#key(event), { signal });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#ended.abort();
    if (!this.#own) return;
    this.line?.close();
    this.line = null;
  }

  /** @param {Map<string, unknown>} _changed */
  updated(_changed) {
    const dialog = /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog.sheet"));
    if (!dialog || dialog.open === (this.open !== null)) return;
    if (this.open === null) dialog.close();
    else dialog.showModal();
  }

  /** @returns {import("./notices.js").NoticesPart | null} */
  get notices() {
    return this.querySelector("tw-notices");
  }

  /** @param {Partial<{open: Open, side: boolean}>} part */
  show(part) {
    Object.assign(this, part);
  }

  /** Say something to those who hear the page. @param {string} words */
  say(words) {
    this.spoken = words;
  }

  /** Carry out a command; what is refused is shown with its sentences. @param {Message} command */
  async act(command) {
    this.notices?.clear();
    const answer = await this.line?.act(command);
    if (answer?.type === "refused") this.refused(answer.sentences);
  }

  /** @param {string[]} sentences */
  refused(sentences) {
    this.notices?.show(sentences.length ? sentences : [t("game-refused")], "refused");
  }

  /** Play again: at the table when everybody wants it or the host waits no longer, else at once against the same bots. */
  async rematch(without = false) {
    const { table, seating } = this;
    if (!seating) return;
    try {
      if (table) return void (await ask(`/api/tables/${table}/rematch`, { body: { without_others: without } }));
      const bots = seating.places.flatMap(({ bot }) => bot ?? []);
      this.#next((await ask("/api/matches", { body: { rules: seating.rules, house: seating.house, bots } })).match);
    } catch (refusal) {
      this.refused([/** @type {Error} */ (refusal).message]);
    }
  }

  /** The screen around its own parts. @param {Parts} parts */
  frame({ mine, head, seats, felt, own, side, sheet }) {
    const { line, table } = this;
    const heard = (/** @type {CustomEvent} */ event) => this.notices?.show([t("game-chat-heard", event.detail)]);
    return html`<div class=${classed({ match: true, mine, zen: settings.zen, "side-open": this.side })}>
      ${head} ${seats}
      <div class="felt-place">${felt}<tw-notices></tw-notices></div>
      <footer class="own-side">${own}</footer>
      <aside class="side">
        ${side} ${table && line ? html`<tw-chat .line=${line} .table=${table} @heard=${heard}></tw-chat>` : nothing}
        <button class="side-close" @click=${() => this.show({ side: false })}>${t("game-close")}</button>
      </aside>
      <p class="spoken" role="status" aria-live="polite">${this.spoken}</p>
      <dialog class="sheet" @close=${() => this.show({ open: null })}>${sheet}</dialog>
    </div>`;
  }

  /** What stands on the felt before anything is known of the match. */
  waiting() {
    const { seating } = this;
    return html`<p class="waiting">${seating?.begun === false ? t("game-waiting") : seating?.seat === null ? t("game-watching-later") : t("game-joining")}</p>`;
  }

  /** What is shown where there is no such match. */
  missing() {
    return html`<section class="card center"><h1>${t("game-gone")}</h1><a class="button" href="/">${t("game-home")}</a></section>`;
  }

  /** @param {string} match */
  #next(match) {
    this.dispatchEvent(new CustomEvent("match", { detail: match, bubbles: true }));
  }

  /** @param {Room} room */
  #roomIs(room) {
    if (room.table !== this.table) return;
    this.room = room;
    if (this.#own && room.match && room.match !== this.match && this.over) this.#next(room.match);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, textarea, select, dialog")) return;
    const answer = this.answers()[event.key];
    if (event.key === "h") this.open = "keys";
    else if (answer) this.say(answer());
    else return;
    event.preventDefault();
  }
}
