// The screen of a match of either game: a session drawn, the table around it, and the frame. A game adds its kind (tiles/match.js, dice/match.js).

import { BaseElement, classNames, given } from "../base_element.js";
import { targetOf } from "../dom.js";
import { to } from "../navigate.js";
import { settings } from "../settings.js";
import { Connection } from "../socket.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { controls } from "./controls.js";
import { showEmote } from "./emotes.js";
import "../parts/people/chat.js";
import { drawnText, lightPieces } from "../parts/boards/drawn_text.js";
import { inLocalTime } from "../parts/dates.js";
import { FACES } from "./faces.js";
import { header } from "./header.js";
import { actionOf, hasCompany, waiting, won } from "./host.js";
import { isBig, isGivenUp } from "./moments.js";
import { seatName } from "./names.js";
import { reducedMotion } from "./pace.js";
import { setRoom } from "./room.js";
import { Session } from "./session.js";
import { sheet } from "./sheet.js";
import { playSound } from "./sounds.js";
import { initial, isLaid, isOver, isToMove, soundBetween } from "./state.js";
import "./strip.js";
import { log, ticker } from "./ticker.js";

/** @import { Message } from "./types.js" */
/** @import { Said as ChatMessage, TableShown as Room } from "../messages/socket.d.ts" */
/** @import { AnyEntry, AnyGame, AnyState, Said } from "./state.js" */
/** @typedef {"scores" | "rules" | "more" | "keys" | null} Open */
/** The device that is passed around: it hides the pieces, and plays again with the same people. @typedef {{hide: () => void, rematch: () => Promise<void>}} Device */
/**
 * What a game adds to the screen; `initial` is what its screen has chosen, `connected` is called when it comes onto the page, `changed` after
 * each change of the session, `aside` is above the log, and a felt that ends with a rack has the strip in it (`holdsStrip`).
 * @template {MatchScreen} [Host=MatchScreen]
 * @template {AnyEntry} [Entry=AnyEntry]
 * @template {AnyState} [State=AnyState]
 * @template [View=any]
 * @typedef {{game: AnyGame, tips: string[], drawing: () => import("../parts/boards/drawn_text.js").Drawing, initial: object, holdsStrip: boolean, connected?: (host: Host) => void,
 *   ending: () => {over: string, next: string}, header: (host: Host, view: View) => import("./header.js").Facts, felt: (host: Host, view: View) => unknown,
 *   tools: (host: Host) => unknown, turnButtons: (host: Host) => unknown, aside: (host: Host, view: View) => unknown, speak: (host: Host) => void,
 *   standing: (view: any) => {gained: number[], totals: number[]}, lastTurns: (host: Host) => string, playAgain: (host: Host) => void, scoreCard: (host: Host) => unknown,
 *   keys: (host: Host) => import("./host.js").Key[], focusHand: (host: Host) => unknown,
 *   showSolution: (host: Host, solution: {table: number[][], dice: number[]}) => void,
 *   changed: (host: Host, after: State, before: State, message: Message) => void,
 *   sentence: (entry: Entry, state: State) => string, drawnSentence: (entry: Entry, state: State) => unknown,
 *   planNews: (plan: NonNullable<Said["plan"]>, state: State) => string[] | null}} Kind
 */

const CELEBRATED_MS = 1000;
// The last turn lands, at most for so long, and the table stays in sight before the podium is shown.
const LANDS_MS = 4000;
const STAYS_MS = 2000;

/** Draws the session it is given, or one of its own on the connection of the page around it or its own; fires `match` with the id of the next match. */
export class MatchScreen extends BaseElement {
  static properties = given("match table connection session device face ui room open side unread announcement verification asksEnd big");
  #title = "";
  /** What the strip was last told. @type {Pick<AnyState, "refused" | "told">} */
  #said = { refused: null, told: null };
  /** Whether the player has not been given their hand yet. */
  #awaited = true;
  /** Whether a game has just ended before the player's eyes. */
  #celebrates = false;
  /** The timer of the podium. */
  #ending = 0;
  /** Ends the subscription to the session. @type {(() => void) | null} */
  #unsubscribe = null;

  match = "";
  /** The table around the match, if there is one. @type {string | null} */
  table = null;
  /** @type {import("./session.js").Carrier | null} */
  connection = null;
  /** @type {Session | null} */
  session = null;
  /** What gives the session, if it is not begun here. @type {Device | null} */
  device = null;
  /** Which parts there are around the table. @type {import("./faces.js").Face} */
  face = FACES.match;
  /** What the game's screen has chosen. @type {object} */
  ui = {};
  /** @type {Room | null} */
  room = null;
  /** What the sheet shows, or null while it is closed. @type {Open} */
  open = null;
  side = false;
  /** How many messages came while the chat was not in sight. */
  unread = 0;
  /** The text of the live region for screen readers. */
  announcement = "";
  /** The result of verifying the shuffles, in words. */
  verification = "";
  /** Whether "End this match" was pressed once. */
  asksEnd = false;
  /** The big turn that is celebrated now. @type {AnyEntry | null} */
  big = null;
  /** The strip between table and rack. */
  strip = document.createElement("tw-strip");

  /** @param {Kind} kind */
  constructor(kind) {
    super();
    this.kind = kind;
    this.strip.addEventListener("dismiss", () => this.session?.dispatch({ type: "refuse", said: null }));
  }

  connectedCallback() {
    super.connectedCallback();
    const { signal } = this;
    signal.addEventListener("abort", () => this.#leave());
    this.connection ??= this.session?.connection ?? null;
    if (!this.connection) {
      const own = new Connection();
      this.connection = own;
      signal.addEventListener("abort", () => {
        own.close();
        this.connection = null;
      });
    }
    void import("../parts/rules/joker_card.js");
    this.connection.on("table", (room) => setRoom(this, room), { signal });
    addEventListener("keydown", (event) => pressKey(this, event), { signal });
    lightPieces(this, signal);
    for (const type of ["online", "offline"]) this.listen(type, () => this.requestUpdate());
    this.kind.connected?.(this);
  }

  /** The match as it is known. @returns {AnyState} */
  get state() {
    return this.session?.state ?? initial(this.kind.game);
  }

  get seating() {
    return this.state.seating;
  }

  /** Whether a game or a round has ended and the next one is not dealt yet. */
  get over() {
    return isOver(this.state);
  }

  /** Whether the player is to move. */
  get mine() {
    return isToMove(this.state);
  }

  willUpdate() {
    const { match, connection } = this;
    if (this.session?.match !== match) this.#leave();
    if (!match || !connection || !this.isConnected || this.#unsubscribe) return;
    this.session ??= new Session(this.kind.game, connection, match);
    Object.assign(this, { ui: this.kind.initial, open: null });
    this.#unsubscribe = this.session.subscribe((...change) => this.#changed(...change));
    // On one device the screen of the player who ended the game is gone by now.
    if (this.device && this.over) void this.#watchEnd();
  }

  render() {
    if (!this.session) return nothing;
    return this.state.gone ? missing() : frame(this);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!this.session) return;
    // The table sends its changes, such as the next match, to those who follow it.
    if (changed.has("table") && this.table) this.connection?.followTable(this.table);
    this.#speak();
    if (this.#awaited && this.querySelector(".rack .tile, .dice-tray button")) {
      this.#awaited = false;
      // Somebody who came here with the keyboard is given the hand.
      if (document.querySelector("main:focus-visible")) this.kind.focusHand(this);
    }
    const title = this.querySelector(".turn-heading h1")?.textContent ?? "";
    const { seat: own, places = [] } = this.seating ?? {};
    const names = places.flatMap((_, seat) => (seat === own ? [] : [seatName(places, seat)]));
    // The title of the window says whose turn it is, also to those who look at another one.
    const turn = { title, mine: this.mine, match: this.match, names };
    if (title !== this.#title) dispatchEvent(new CustomEvent("turn", { detail: turn }));
    this.#title = title;
    if (settings.coach) void import("./coach.js").then(({ coach }) => coach(this, coached(this)));
    /** @type {HTMLDialogElement | null} */
    const dialog = this.querySelector("dialog.sheet");
    if (!dialog || dialog.open === (this.open !== null)) return;
    if (this.open === null) dialog.close();
    else dialog.showModal();
    if (this.open === "scores" && (won(this) || this.device) && this.#celebrates) celebrate(({ rain }) => rain(this));
    this.#celebrates = false;
  }

  /** Change what is open or chosen. @param {Partial<{open: Open, side: boolean, asksEnd: boolean, unread: number}>} part */
  show(part) {
    clearTimeout(this.#ending);
    Object.assign(this, part);
  }

  #leave() {
    clearTimeout(this.#ending);
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    // A device keeps the sessions that it gives.
    if (this.device) return;
    this.session?.stop();
    this.session = null;
  }

  /** @param {AnyState} after @param {AnyState} before @param {Message} message */
  #changed(after, before, message) {
    this.requestUpdate();
    const sound = message.type === "arranged" || message.type === "step" ? "tap" : soundBetween(before, after);
    // The screen comes first.
    if (sound) setTimeout(playSound, 0, sound);
    if (after.news !== before.news) announceNews(this, after);
    this.kind.changed(this, after, before, message);
    const [ended, was] = [after, before].map(isOver);
    if (ended === was) return;
    this.#celebrates = false;
    clearTimeout(this.#ending);
    if (ended && before.live && !isGivenUp(after.log)) void this.#watchEnd();
    else this.open = ended ? "scores" : null;
  }

  /** Let the last turn land and the table stay in sight, then show who has won. */
  async #watchEnd() {
    const { match } = this;
    this.#celebrates = true;
    await landed(this);
    if (this.match !== match || !this.over || !this.isConnected) return;
    clearTimeout(this.#ending);
    this.#ending = setTimeout(() => this.over && this.show({ open: "scores" }), STAYS_MS);
  }

  /** Tell the strip what the state says; what was closed there stays closed. */
  #speak() {
    const { state, strip } = this;
    const line = hasServer && !navigator.onLine ? "down" : state.line;
    strip.say("down", line === "open" ? null : line === "down" ? t("game-down") : t("game-slow"));
    if (state.refused !== this.#said.refused) strip.say("refused", inWords(this, state.refused));
    const told = state.told !== this.#said.told ? inWords(this, state.told) : null;
    if (told) strip.say("news", told);
    this.#said = { refused: state.refused, told: state.told };
    this.kind.speak(this);
  }
}

/** The class of the screens of a game. @param {unknown} kind of which the hosts are these screens */
export const screenOf = (kind) =>
  class extends MatchScreen {
    constructor() {
      super(/** @type {Kind} */ (kind));
    }
  };

/** Resolves when nothing of the turn that is drawn next is underway. @param {MatchScreen} host */
async function landed(host) {
  await host.updateComplete;
  await host.querySelector("tw-board")?.updateComplete;
  const moving = host.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  const most = new Promise((done) => setTimeout(done, LANDS_MS));
  await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), most]);
}

/** Let tiles rain or jump, unless reduced motion is set. It is rare, and no harm if it cannot be loaded. @param {(tiles: typeof import("./celebration.js")) => void} begin */
const celebrate = (begin) => void (reducedMotion() || import("./celebration.js").then(begin).catch(() => null));

/** What the strip says, with pieces drawn. @param {MatchScreen} host @param {Said | null} said */
function inWords({ kind, state }, said) {
  if (!said) return null;
  const { sentences, entries, reasons = [], plan } = said;
  const told = plan ? kind.planNews(plan, state) : entries ? reasons : sentences?.length ? sentences : [t("game-refused")];
  const texts = told?.map((each) => drawnText(inLocalTime(each), kind.drawing()));
  return texts && [...(entries ?? []).map((entry) => kind.drawnSentence(entry, state)), ...texts].map((each) => html`<p>${each}</p>`);
}

/** Announce what others did, and celebrate a big turn at its seat, for a moment. @param {MatchScreen} host @param {AnyState} state */
async function announceNews(host, state) {
  const { kind } = host;
  const own = state.seating?.seat ?? null;
  // What the player rolled is news to them too.
  const others = state.news.filter(({ event }) => event.seat !== own || event.type === "RollSeen");
  if (others.length) host.announcement = others.map((entry) => kind.sentence(entry, state)).join(" ");
  const big = state.news.findLast(isBig);
  if (!big) return;
  host.big = big;
  setTimeout(() => {
    if (host.big === big) host.big = null;
  }, CELEBRATED_MS);
  await host.updateComplete;
  celebrate(({ jump }) => jump(host, host.querySelector("[data-seat].big")));
}

/** The whole screen. @param {MatchScreen} host */
function frame(host) {
  const { face, room, seating, kind } = host;
  const { view } = host.state;
  const states = {
    match: true,
    mine: host.mine,
    zen: settings.zen && !face.television,
    large: settings.large || Boolean(seating?.terms.quiet),
    "side-open": host.side,
    television: face.television,
    // What is on the large screen can be small here.
    handheld: !face.television && Boolean(room?.screens),
    alone: !face.side,
  };
  return html`<div class=${classNames(states)} data-count=${seating?.places.length ?? nothing}>
    <div class="main">
      ${face.top ? html`<div class="top">${header(host, view ? kind.header(host, view) : {})} ${ticker(host)}</div>` : nothing}
      <div class="felt-place">${view ? kind.felt(host, view) : waiting(host)}</div>
      ${view && kind.holdsStrip ? nothing : host.strip}
      <footer class="player-side">${controls(host)}</footer>
    </div>
    ${
      face.side
        ? html`<aside class="side">
            ${chat(host)} ${view ? kind.aside(host, view) : nothing} ${log(host)}
            <button class="side-close" @click=${() => host.show({ side: false })}>${t("game-close")}</button>
          </aside>`
        : nothing
    }
    <p class="visually-hidden" role="status" aria-live="polite">${host.announcement}</p>
    <dialog class="sheet" @close=${() => host.show({ open: null, asksEnd: false })}>
      ${host.open ? sheet(host, host.open) : nothing}
    </dialog>
  </div>`;
}

/** The chat of the table, where there are people to talk to. @param {MatchScreen} host */
function chat(host) {
  const { connection, table, kind } = host;
  if (!table || !connection || !hasCompany(host) || !host.face.talks) return nothing;
  // A message is shown only where the chat is not in sight.
  const showMessage = (/** @type {CustomEvent} */ event) => {
    if (host.querySelector("tw-chat")?.checkVisibility()) return;
    // While the player lays, a verdict has the strip: the mark stays.
    host.unread += 1;
    if (!settings.zen) host.strip.say("chat", drawnText(t("game-chat-heard", event.detail), kind.drawing()));
  };
  return html`<h2>${t("game-chat")}</h2>
    <tw-chat
      .connection=${connection}
      .table=${table}
      .quiet=${Boolean(host.seating?.terms.quiet)}
      .drawing=${kind.drawing()}
      @message=${showMessage}
      @emote=${(/** @type {CustomEvent<ChatMessage>} */ { detail }) => emote(host, detail)}
    ></tw-chat>`;
}

/** Let an emote fly from the seat of its player; the player's own also closes the chat that is over the table. @param {MatchScreen} host @param {ChatMessage} said */
function emote(host, { player, name, preset }) {
  const seat = host.room?.chairs.findIndex((chair) => chair.player === player) ?? -1;
  if (settings.zen || seat < 0 || preset === null) return;
  if (seat === host.seating?.seat) host.show({ side: false });
  else host.announcement = t("game-chat-heard", { name, words: t(`chat-${preset}`) });
  showEmote(host, seat, preset);
}

/** What is shown if there is no such match. */
const missing = () => html`<section class="card center">
  <h1>${t("game-gone")}</h1>
  <a class="button" href=${to("/")}>${t("game-home")}</a>
</section>`;

/** What a coach looks at. @param {MatchScreen} host @returns {import("./coach.js").Now} */
function coached({ state, over, mine }) {
  const { game, view, draft } = state;
  return { over, turn: view && mine ? game.turnKey(view) : null, laid: isLaid(state) ? JSON.stringify(draft?.rows) : "" };
}

/** @param {MatchScreen} host @param {KeyboardEvent} event */
function pressKey(host, event) {
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  if (modified || event.defaultPrevented || targetOf(event).closest("input, textarea, select, dialog")) return;
  const does = actionOf(host, event.key);
  if (!does) return;
  const said = does();
  if (typeof said === "string") host.announcement = said;
  event.preventDefault();
}
