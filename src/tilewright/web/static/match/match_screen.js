// The base of the match screens of both games: the connection, the table around the match, commands, and the frame.

import { request } from "../api.js";
import { BaseElement, classNames } from "../base_element.js";
import { to } from "../navigate.js";
import { settings } from "../settings.js";
import { Connection } from "../socket.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";
import { celebrate, celebrateTurn } from "./celebration.js";
import { showEmote } from "./emotes.js";
import "../parts/people/chat.js";
import { drawnText, lightPieces } from "../parts/boards/drawn_text.js";
import { inLocalTime } from "../parts/dates.js";
import { answers } from "../parts/people/knocking.js";
import { isBig } from "./moments.js";
import { seatName } from "./names.js";
import "./strip.js";

/** @import { Message } from "./types.js" */
/** @import { Seating, TableShown as Room } from "../messages/socket.d.ts" */
/** @typedef {"scores" | "rules" | "more" | "keys" | null} Open */
/** The contents of the frame; a felt that ends with a rack has the strip in it. @typedef {{mine: boolean, header: unknown, seats: unknown, felt: unknown, strip: unknown, controls: unknown, side: unknown, sheet: unknown}} Parts */

const MESSAGES = [
  "seating",
  "events",
  "view",
  "clock",
  "draft",
  "judgement",
  "plan",
  "order",
  "presence",
  "gone",
];

const CELEBRATED_MS = 1000;

/** Uses the connection of the table page around it, or opens its own; fires `match` with the id of the next match. */
export class MatchScreen extends BaseElement {
  /** @type {Record<string, {state?: boolean}>} */
  static properties = {
    match: {},
    table: {},
    connection: {},
    device: {},
    television: {},
    room: { state: true },
    open: { state: true },
    side: { state: true },
    disconnected: { state: true },
    announcement: { state: true },
    verification: { state: true },
    asksEnd: { state: true },
    big: { state: true },
  };
  #ownsConnection = false;
  #title = "";
  /** Whether the player has not been given their hand yet. */
  #awaited = true;
  #listening = new AbortController();

  constructor() {
    super();
    this.match = "";
    /** The table around the match, if there is one. @type {string | null} */
    this.table = null;
    /** @type {Connection | null} */
    this.connection = null;
    /** The device that is passed around, if it is: it hides the pieces, and plays again with the same people. @type {{hide: () => void, rematch: () => Promise<void>} | null} */
    this.device = null;
    /** Whether this is a large screen for all: nobody plays on it. */
    this.television = false;
    /** @type {Room | null} */
    this.room = null;
    /** What the sheet shows, or null while it is closed. @type {Open} */
    this.open = null;
    this.side = false;
    this.disconnected = false;
    /** The text of the live region for screen readers. */
    this.announcement = "";
    /** The result of verifying the shuffles, in words. */
    this.verification = "";
    /** Whether "End this match" was pressed once. */
    this.asksEnd = false;
    /** The big turn that is celebrated now. @type {any} */
    this.big = null;
  }

  /** How pieces are drawn in sentences. @type {import("../parts/boards/drawn_text.js").Drawing} */
  drawing = { picture: () => nothing, pieces: () => [] };

  /** The strip between table and rack. */
  strip = /** @type {import("./strip.js").StripElement} */ (document.createElement("tw-strip"));

  /** Whether a game has just ended before the player's eyes. */
  celebrates = false;

  /** Handle a message of the server. @param {Message} _message */
  receive(_message) {}

  /** Called when the connection has opened, for the first time or again. */
  connected() {}

  /** Who has which seat. @returns {Seating | null} */
  get seating() {
    return null;
  }

  /** Whether other people sit at the table; nobody chats with bots. */
  get hasCompany() {
    const { seating } = this;
    return Boolean(
      seating &&
        !seating.terms.one_device &&
        seating.places.some(({ bot }, seat) => bot === null && seat !== seating.seat),
    );
  }

  /** Show the keys. */
  showKeys() {
    this.open = "keys";
  }

  /** Whether a game or a round has ended and the next one is not dealt yet. @returns {boolean} */
  get over() {
    return false;
  }

  /** Whether the player has won the game that is over, or the match. @returns {boolean} */
  get won() {
    return false;
  }

  /** The words for the end of a game or round and for the button that deals the next. @returns {{over: string, next: string}} */
  get ending() {
    return { over: t("game-over"), next: t("game-next-deal") };
  }

  /** What others did since the player's own turn, in words; "" if there is nothing. @returns {string} */
  get lastTurns() {
    return "";
  }

  /** Play the turns of others again, without words. */
  playAgain() {}

  /** Play the turns of others again, and say what they did. */
  showAgain() {
    const { lastTurns } = this;
    if (lastTurns) this.playAgain();
    this.announce(lastTurns);
  }

  /** The score card. @returns {unknown} */
  scoreCard() {
    return nothing;
  }

  /** The keys and what they do. @returns {[string, string][]} */
  keyHelp() {
    return [];
  }

  /** The keys that do something. @returns {Record<string, () => unknown>} */
  keyActions() {
    return {};
  }

  /** Whether the player's hand is on the screen. @returns {boolean} */
  get holdsHand() {
    return this.querySelector(".rack .tile, .dice-tray button") !== null;
  }

  /** Give the focus to what the player holds. */
  focusHand() {}

  /** The keys that announce something to a screen reader, each with its text. @returns {Record<string, () => string>} */
  keyAnswers() {
    return {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.#ownsConnection = this.connection === null;
    this.connection ??= new Connection();
    this.#listening = new AbortController();
    void import("../parts/rules/joker_card.js").then(({ watchJokers }) => watchJokers());
    const { signal } = this.#listening;
    const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ handle) =>
      this.connection?.addEventListener(type, (event) => handle(/** @type {CustomEvent} */ (event).detail), {
        signal,
      });
    for (const type of MESSAGES)
      on(type, (message) => this.receive(type === "clock" ? { ...message, at: Date.now() } : message));
    on("events", ({ events }) => {
      if (events.at(-1)?.type === "MatchGivenUp") this.open = "scores";
    });
    // Nothing on the table changes: the sentence says why, such as that a bot's turn cannot be stored.
    on("error", ({ reason }) => this.showRefusal([reason]));
    on("table", (room) => this.#setRoom(room));
    on("connection", (state) => {
      this.disconnected = state === "down";
      if (!this.disconnected) this.connected();
    });
    addEventListener("keydown", (event) => this.#key(event), { signal });
    lightPieces(this, signal);
    for (const type of ["online", "offline"]) addEventListener(type, () => this.requestUpdate(), { signal });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#listening.abort();
    if (!this.#ownsConnection) return;
    this.connection?.close();
    this.connection = null;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    // The table sends its changes, such as the next match, to those who follow it.
    if (changed.has("table") && this.table) this.connection?.followTable(this.table);
    this.#takeFocus();
    this.strip.say("down", this.disconnected || (hasServer && !navigator.onLine) ? t("game-down") : null);
    const title = this.querySelector(".turn-heading h1")?.textContent ?? "";
    // The title of the window says whose turn it is, also to those who look at another one.
    const mine = Boolean(this.querySelector(".match.mine"));
    if (title !== this.#title)
      dispatchEvent(
        new CustomEvent("turn", { detail: { title, mine, match: this.match, names: this.#others() } }),
      );
    this.#title = title;
    const dialog = /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog.sheet"));
    if (!dialog || dialog.open === (this.open !== null)) return;
    if (this.open === null) dialog.close();
    else dialog.showModal();
    if (this.open === "scores" && this.won && this.celebrates) celebrate(this);
    this.celebrates = false;
  }

  /** Give the hand the focus once it is there, to somebody who came here with the keyboard. */
  #takeFocus() {
    if (this.#awaited && this.holdsHand) {
      this.#awaited = false;
      if (document.querySelector("main:focus-visible")) this.focusHand();
    }
  }

  /** @param {Partial<{open: Open, side: boolean, asksEnd: boolean}>} part */
  show(part) {
    Object.assign(this, part);
  }

  /** Announce a text to screen readers. @param {string} text */
  announce(text) {
    this.announcement = text;
  }

  /** Send a command; a refusal is shown. @param {Message} command */
  async sendCommand(command) {
    this.strip.say("refused", null);
    const answer = await this.connection?.sendCommand(command);
    if (answer?.type === "refused") this.showRefusal(answer.sentences);
  }

  /** @param {string[]} sentences */
  showRefusal(sentences) {
    const said = sentences.length ? sentences : [t("game-refused")];
    this.strip.say(
      "refused",
      said.map((each) => html`<p>${drawnText(inLocalTime(each), this.drawing)}</p>`),
    );
  }

  /** Celebrate the last big turn among some at its seat, for a moment. @param {import("./moments.js").Entry[]} news */
  async celebrateBig(news) {
    const big = news.findLast(isBig);
    if (!big) return;
    this.big = big;
    setTimeout(() => {
      if (this.big === big) this.big = null;
    }, CELEBRATED_MS);
    await this.updateComplete;
    celebrateTurn(this, this.querySelector("[data-seat].big"));
  }

  /** Ask for a rematch: at a table it starts when everybody asks or with `withoutOthers`, else at once against the same bots. */
  async rematch(withoutOthers = false) {
    const { table, seating, device } = this;
    if (!seating) return;
    if (device) return device.rematch();
    try {
      if (table)
        return void (await request(`/api/tables/${table}/rematch`, {
          body: { without_others: withoutOthers },
        }));
      const bots = seating.places.flatMap(({ bot }) => bot ?? []);
      this.#goToMatch(
        (await request("/api/matches", { body: { rules: seating.rules, house: seating.house, bots } })).match,
      );
    } catch (refusal) {
      this.showRefusal([/** @type {Error} */ (refusal).message]);
    }
  }

  /** The whole screen. @param {Parts} parts */
  frame({ mine, header, seats, felt, strip, controls, side, sheet }) {
    const { connection, table } = this;
    // A message is shown only where the chat is not in sight.
    const showMessage = (/** @type {CustomEvent} */ event) =>
      settings.zen ||
      this.querySelector("tw-chat")?.checkVisibility() ||
      this.strip.say("chat", drawnText(t("game-chat-heard", event.detail), this.drawing));
    const { television } = this;
    const states = {
      match: true,
      mine,
      zen: settings.zen && !television,
      large: settings.large || Boolean(this.seating?.terms.quiet),
      "side-open": this.side,
      television,
      // What is on the large screen can be small here.
      handheld: !television && Boolean(this.room?.screens),
    };
    return html`<div class=${classNames(states)}>
      <div class="main">
        <div class="top">${header} ${seats}</div>
        <div class="felt-place">${felt}</div>
        ${strip}
        <footer class="player-side">${controls}</footer>
      </div>
      <aside class="side">
        ${table && connection && this.hasCompany && !television ? html`<h2>${t("game-chat")}</h2><tw-chat .connection=${connection} .table=${table} .quiet=${Boolean(this.seating?.terms.quiet)} .drawing=${this.drawing} @message=${showMessage} @emote=${(/** @type {CustomEvent} */ event) => this.#showEmote(event.detail)}></tw-chat>` : nothing} ${side}
        <button class="side-close" @click=${() => this.show({ side: false })}>${t("game-close")}</button>
      </aside>
      <p class="visually-hidden" role="status" aria-live="polite">${this.announcement}</p>
      <dialog class="sheet" @close=${() => this.show({ open: null, asksEnd: false })}>${sheet}</dialog>
    </div>`;
  }

  /** What the felt shows before the first view. */
  waiting() {
    const { seating } = this;
    return html`<p class="waiting">${seating?.begun === false ? t("game-waiting") : seating?.seat === null ? t("game-watching-later") : t("game-joining")}</p>`;
  }

  /** What is shown if there is no such match. */
  missing() {
    return html`<section class="card center"><h1>${t("game-gone")}</h1><a class="button" href=${to("/")}>${t("game-home")}</a></section>`;
  }

  /** The names of the others. */
  #others() {
    const { seating } = this;
    return (seating?.places ?? []).flatMap((_, seat) =>
      seating && seat !== seating.seat ? [seatName(seating.places, seat)] : [],
    );
  }

  /** Let an emote fly from the seat of its player; the player's own also closes the chat that is over the table. @param {import("../messages/socket.d.ts").Said} said */
  #showEmote({ player, name, preset }) {
    const seat = this.room?.chairs.findIndex((chair) => chair.player === player) ?? -1;
    if (settings.zen || seat < 0 || preset === null) return;
    if (seat === this.seating?.seat) this.show({ side: false });
    else this.announce(t("game-chat-heard", { name, words: t(`chat-${preset}`) }));
    showEmote(this, seat, preset);
  }

  /** @param {string} match */
  #goToMatch(match) {
    this.dispatchEvent(new CustomEvent("match", { detail: match, bubbles: true }));
  }

  /** @param {Room} room */
  #setRoom(room) {
    if (room.table !== this.table) return;
    const wished = room.chairs.flatMap(({ again, name }, chair) =>
      again && chair !== room.chair && !this.room?.chairs[chair]?.again ? [name ?? ""] : [],
    );
    if (wished.length && this.room && this.open !== "scores")
      this.strip.say("news", t("game-rematch-wanted", { names: joinList(wished), count: wished.length }));
    const knocks = room.asking.filter(
      ({ player }) => !this.room?.asking.some((other) => other.player === player),
    );
    for (const { name, player } of knocks)
      this.strip.say("news", t("page-room-asks", { name }), answers(room.table, player));
    if (!knocks.length && room.asking.length < (this.room?.asking.length ?? 0)) this.strip.say("news", null);
    this.room = room;
    if (this.#ownsConnection && room.match && room.match !== this.match && this.over)
      this.#goToMatch(room.match);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (modified || event.defaultPrevented || target.closest?.("input, textarea, select, dialog")) return;
    const answer = this.keyAnswers()[event.key];
    const action = this.keyActions()[event.key];
    if (event.key === "h" || event.key === "?") this.showKeys();
    else if (action) action();
    else if (event.key === "a") this.showAgain();
    else if (answer) this.announce(answer());
    else return;
    event.preventDefault();
  }
}
