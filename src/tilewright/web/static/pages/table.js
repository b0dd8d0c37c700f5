// A table: its waiting room, then its matches, one after the other.

import { login, request } from "../api.js";
import { filled, find } from "../dom.js";
import { handicapInWords } from "../match/handicap.js";
import { playerName } from "../match/names.js";
import { navigate, to } from "../navigate.js";
import { callsHere, startCalls } from "../notifications.js";
import { changeSettings, readStored, SOUND_ASKED, settings, store } from "../settings.js";
import { Connection } from "../socket.js";
import "../parts/people/chat.js";
import { booklets, botLine, turnTime } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";
import "../parts/rules/differences.js";
import { Page, selectField, tableGone } from "../parts/page.js";
import { ChairMoves } from "../parts/people/chair_moves.js";
import { chairFace, chairs } from "../parts/people/chairs.js";
import { handicapMenus } from "../parts/people/handicap.js";
import { knockers } from "../parts/people/knocking.js";
import { called, invitable, knownPeople } from "../parts/people/people.js";
import { endScreens, showHere } from "../parts/phones.js";
import { openRules } from "../parts/rules/rules_in_words.js";
import { share } from "../parts/share.js";

/** @import { ChairShown as Chair, TableShown as Room } from "../messages/socket.d.ts" */

/** The match screens, loaded on demand. @type {Record<string, () => Promise<unknown>>} */
const SCREENS = { tiles: () => import("../tiles/match.js"), dice: () => import("../dice/match.js") };

/** A pair of scales, for handicaps. */
const SCALES = html`<svg class="line-picture" viewBox="0 0 24 24" aria-hidden="true"><path
  d="M12 4v16M8 20h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0ZM19 7l-3 7a3 3 0 0 0 6 0Z" /></svg>`;

export default class Table extends Page {
  table = "";
  /** @type {Connection | null} */
  connection = null;
  /** @type {Room | null} */
  room = null;
  /** @type {import("../messages/http.d.ts").BookletShown | undefined} */
  booklet;
  /** The people the host knows; null before they are wanted. @type {import("../messages/http.d.ts").Known[] | null} */
  #people = null;
  #gone = false;
  /** The seat that has the focus. @type {Element | null} */
  #seat = null;
  /** The bot for the free seats at the start, or "" to remove them; null before it is chosen.
   * @type {string | null} */
  fill = null;
  /** The seat that starts, where the host decides; null is the host's own.
   * @type {number | null} */
  starter = null;
  /** The handicaps that the host has chosen and the server has not answered yet, by seat.
   * @type {Map<number, Chair["handicap"]>} */
  chosen = new Map();
  /** The host moves people to other chairs. */
  moves = new ChairMoves({
    changed: () => this.requestUpdate(),
    moves: (place) => Boolean(this.room?.host && (this.room.chairs[place].player || this.room.chairs[place].bot)),
    move: (one, other) => void this.tell("swap", { one, other }),
  });

  get heading() {
    return this.booklet?.title ?? t("page-room-title");
  }

  /** A match uses the whole screen. */
  get full() {
    return Boolean(this.room?.match && this.room.chair !== null);
  }

  connectedCallback() {
    super.connectedCallback();
    const connection = new Connection();
    connection.on("table", (room) => void this.#setRoom(room));
    connection.on("gone", ({ match }) => {
      if (match !== this.table) return;
      this.#gone = true;
      this.#changed();
    });
    connection.followTable(this.table);
    this.connection = connection;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.connection?.close();
  }

  willUpdate() {
    this.#seat = document.activeElement?.closest("ol.chairs > li") ?? null;
  }

  updated() {
    this.moves.listen(this.room?.host ? find(this, "ol.chairs") : null);
    // The button that was pressed has made way for another.
    if (this.#seat && document.activeElement === document.body) find(this.#seat, "button:not(:disabled)")?.focus();
  }

  async load() {
    await login();
    if (this.room) await this.#setRoom(this.room);
  }

  /** @param {Room} room */
  async #setRoom(room) {
    const booklet = (await booklets()).find(({ rules }) => rules === room.rules);
    if (room.match && booklet) await SCREENS[booklet.game]();
    // By default bots fill the free seats; a rated table has none.
    this.fill ??= room.terms.rated ? "" : (booklet?.bots[1].bot ?? "");
    this.booklet = booklet;
    const { activeElement: at, body } = document;
    // The button that starts a match is gone, and while it was disabled it had no focus.
    if (room.match && this.room?.match === null && (at === body || this.contains(at))) this.closest("main")?.focus();
    this.room = room;
    this.#gone = false;
    this.#changed();
    if (room.host && !room.match && !this.#people) this.#findPeople();
  }

  /** Find whom the host knows, to invite them; the table does not wait for that. */
  #findPeople() {
    this.#people = [];
    void knownPeople().then(
      ({ people }) => {
        this.#people = people;
        this.requestUpdate();
      },
      () => null,
    );
  }

  #changed() {
    this.requestUpdate();
    // The frame reads `heading` and `full` again.
    dispatchEvent(new Event("page"));
  }

  /** Ask the server for something after what was asked before: a choice must not arrive after a later one.
   * @param {string} what
   * @param {object} [body]
   * @param {{method?: "POST" | "PUT", place?: string}} [how] where a refusal is shown */
  tell(what, body = {}, { method = "POST", place = "" } = {}) {
    const address = `/api/tables/${this.table}/${what}`;
    return this.attemptNext(() => request(address, { method, body }), place);
  }

  async #leave() {
    if (await this.tell("leave")) navigate("/tables");
  }

  render() {
    const room = this.room;
    if (room?.closed && !this.#gone) return tableGone();
    if (this.#gone)
      return html`${tableGone()}<tw-knock .table=${this.table} @look=${() => this.connection?.followTable(this.table)}></tw-knock>`;
    if (!room) return this.refusalView();
    if (room.match && room.chair === null) return watchOffer(this, room, room.match);
    if (room.match && this.connection) return matchView(this, room);
    const free = room.chairs.filter(({ player, bot }) => !player && !bot).length;
    // While seats are free, the host's first concern is to send the link; a big screen shows its code already.
    const asksOthers = room.host && free > 0 && !room.screens;
    const taken = this.moves.taken;
    return html`<h1>${this.booklet?.title}</h1>
      <div class="cluster">
        <span class="badge">${turnTime(room.house["time.limit"] ?? this.booklet?.limit ?? null)}</span>
        <span class="badge">${room.listed ? t("page-room-listed") : t("page-room-by-link")}</span>
        ${room.terms.quiet ? html`<span class="badge">${t("page-room-quiet")}</span>` : nothing}
        ${room.terms.rated ? html`<span class="badge">${t("page-room-rated")}</span>` : nothing}
        ${Object.keys(room.house).length ? html`<span class="badge">${t("page-room-house")}</span>` : nothing}
        <button @click=${() => openRules(room.rules, room.house)}>${t("page-rules-title")}</button>
      </div>
      ${this.refusalView()} ${knockers(room)} ${called(room)}
      <div class=${asksOthers && room.invite ? "inviting" : ""}>
        ${chairs(room, (chair, place) => chairView(this, room, chair, place))}
        ${asksOthers && room.invite ? share(this, room.invite) : nothing}
        ${Object.keys(room.house).length ? html`<tw-differences .rules=${room.rules} .house=${room.house}></tw-differences>` : nothing}
      </div>
      ${
        asksOthers && room.invite
          ? invitable(this, room, this.#people ?? [], ({ player }) => this.tell("calls", { people: [player] }, { place: "invite" }))
          : nothing
      }
      <p class="visually-hidden" role="status">${taken === null ? nothing : t("page-room-move-where", { name: chairName(this, room.chairs[taken]) })}</p>
      ${asksForSound(room) ? soundQuestion(this) : nothing} ${evening(this, room)} ${room.host && free ? filling(this, room) : nothing}
      ${room.host && room.house["deal.starter"] === "host" ? starting(this, room) : nothing}
      <p role="status" class="soft">${free ? t("page-room-waiting", { count: free }) : t("page-room-full")}</p>
      <div class="cluster footer">
        ${room.host ? startButton(this, room, asksOthers) : html`<p role="status">${whyWaiting(room, free)}</p>`}
        ${room.chair === null ? nothing : html`<button @click=${this.#leave}>${t("page-room-leave")}</button>`}
      </div>
      ${room.host ? html`<p><button class="quiet" @click=${() => this.tell("close")}>${t("page-room-close")}</button></p>` : nothing}
      ${room.host ? onScreen(this, room) : nothing}
      ${room.chair === null ? nothing : meanwhile(this, room)}
      ${!asksOthers && room.invite ? share(this, room.invite) : nothing}
      ${
        room.chair === null
          ? nothing
          : html`<section class="card talk"><h2>${t("game-chat")}</h2><tw-chat .connection=${this.connection} .table=${room.table}
            .quiet=${room.terms.quiet}></tw-chat></section>`
      }`;
  }

  /** Change a part of a seat's handicap; the next choice may come before the answer to this one.
   * @param {Room} room
   * @param {number} place
   * @param {Partial<Chair["handicap"]>} part */
  async choose(room, place, part) {
    const handicap = { ...handicapOf(this, room, place), ...part };
    this.chosen.set(place, handicap);
    this.requestUpdate();
    const done = await this.tell(`chairs/${place}/handicap`, handicap, { method: "PUT" });
    if (done && this.room) this.room.chairs[place].handicap = handicap;
    if (this.chosen.get(place) === handicap) this.chosen.delete(place);
    this.requestUpdate();
  }
}

/** The button that starts the match; it names those who would stay outside.
 * @param {Table} page
 * @param {Room} room
 * @param {boolean} asksOthers */
function startButton(page, room, asksOthers) {
  const outside = [...room.standing, ...room.asking, ...room.called.filter(({ declined }) => !declined)].map(({ name }) => name);
  const start = () => page.tell("start", { fill: page.fill || null, starter: page.starter });
  return html`<button class=${asksOthers || outside.length ? "large" : "primary large"} ?disabled=${page.busy} @click=${start}
    >${outside.length ? t("page-room-start-without", { names: joinList(outside) }) : t("page-room-start")}</button>`;
}

/** What somebody who does not start the match waits for. @param {Room} room @param {number} free */
function whyWaiting(room, free) {
  if (room.chair !== null) return t("page-room-host-starts");
  return free ? t("page-room-choose-seat") : t("page-room-no-seat");
}

/** The offer to show the table on this device, with the seats on phones; and what ends that.
 * @param {Table} page
 * @param {Room} room */
function onScreen(page, { table, screens }) {
  const show = () =>
    page.attempt(async () => {
      await showHere(table);
      navigate(`/screen/${table}`);
    }, "screen");
  const end = () => page.attempt(() => endScreens(table), "screen");
  return html`${
    screens
      ? html`<p><button ?disabled=${page.busy} @click=${end}>${t("screen-end", { count: screens })}</button></p>`
      : html`<p class="cluster screen-offer"><button ?disabled=${page.busy} @click=${show}>${t("screen-title")}</button> <span
        class="soft">${t("screen-move")}</span></p>`
  }
    <details class="fold"><summary>${t("screen-elsewhere")}</summary>${codeForm(page, table)}</details>
    ${page.refusalView("screen")}`;
}

/** Where the host types the code of a large screen.
 * @param {Table} page @param {string} table */
function codeForm(page, table) {
  const send = page.submits(async (form) => {
    await request(`/api/tables/${table}/screens/code`, { body: filled(form) });
    form.reset();
  }, "screen");
  return html`<form class="cluster screen-code" @submit=${send}>
    <label class="field">${t("screen-code")} <input name="code" required maxlength="20" autocomplete="off"
      autocapitalize="characters" spellcheck="false" /></label>
    <button ?disabled=${page.busy}>${t("screen-open")}</button>
  </form>`;
}

/** A game against a bot while the player waits; the seat stays theirs, and they are called back.
 * @param {Table} page
 * @param {Room} room */
function meanwhile(page, { rules, table }) {
  const book = page.booklet;
  if (!book) return nothing;
  const play = () =>
    page.attempt(async () => {
      const [, { bot }] = book.bots;
      const house = book.limit === null ? {} : { "time.limit": "none" };
      const { match } = await request("/api/matches", { body: { rules, house, bots: [bot] } });
      navigate(`/match/${match}?waiting=${table}`);
    });
  return html`<p class="cluster meanwhile"><button ?disabled=${page.busy}
    @click=${play}>${t("page-room-meanwhile")}</button> <span class="soft">${t("page-room-meanwhile-why")}</span></p>`;
}

/** A match at which somebody without a seat may watch, if others may.
 * @param {Table} page
 * @param {Room} room
 * @param {string} match */
function watchOffer(page, room, match) {
  const names = room.chairs.flatMap(({ name }) => name ?? []);
  return html`<section class="card narrow center">
    <h1>${page.booklet?.title}</h1>
    <p>${t("page-join-begun")} ${t("page-join-there", { names: joinList(names.map(playerName)) })}</p>
    ${
      room.terms.watched
        ? html`<p>${t("page-join-begun-why", { name: playerName(names[0] ?? "") })}</p>
          <a class="button primary" href=${to(`/match/${match}`)}>${t("page-watch")}</a>`
        : nothing
    }
  </section>`;
}

/** Whether somebody who was invited, and so has no sounds, was never asked about them.
 * @param {Room} room */
function asksForSound(room) {
  return room.chair !== null && !room.host && !settings.sounds && readStored(SOUND_ASKED) === null;
}

/** @param {Table} page */
function soundQuestion(page) {
  const answer = (/** @type {boolean} */ sounds) => {
    store(SOUND_ASKED, true);
    changeSettings({ sounds });
    if (sounds && callsHere() === "off") void page.attempt(startCalls);
  };
  return html`<section class="card cluster between sound-question">
    <p>${t("page-room-sound")}</p>
    <span class="cluster">
      <button class="primary" @click=${() => answer(true)}>${t("page-room-sound-on")}</button>
      <button class="quiet" @click=${() => answer(false)}>${t("page-room-sound-off")}</button>
    </span>
  </section>`;
}

/** The choice of a bot for the free seats.
 * @param {Table} page
 * @param {Room} room */
function filling(page, { terms }) {
  /** @type {[string, string][]} */
  const bots = terms.rated ? [] : (page.booklet?.bots ?? []).map((bot) => [bot.bot, botLine(bot)]);
  return selectField(t("page-room-which"), page.fill ?? "", [...bots, ["", t("page-room-nobody")]], (bot) => {
    page.fill = bot;
    page.requestUpdate();
  });
}

/** The choice of who starts, where the rules leave it to the host; nobody chosen means the host.
 * @param {Table} page
 * @param {Room} room */
function starting(page, room) {
  /** @type {[string, string][]} */
  const seats = room.chairs.flatMap((chair, place) =>
    chair.player || chair.bot || page.fill ? [[String(place), chairName(page, chair)]] : [],
  );
  return selectField(t("page-room-starter"), String(page.starter ?? room.chair), seats, (place) => {
    page.starter = Number(place);
    page.requestUpdate();
  });
}

/** @param {Table} page @param {Room} room */
function matchView(page, room) {
  return page.booklet?.game === "dice"
    ? html`<tw-dice .match=${room.match} .table=${room.table} .connection=${page.connection}></tw-dice>`
    : html`<tw-match .match=${room.match} .table=${room.table} .connection=${page.connection}></tw-match>`;
}

/** @param {Table} page @param {Chair} chair */
function botOf(page, chair) {
  return page.booklet?.bots.find((each) => each.bot === chair.bot);
}

/** @param {Table} page @param {Chair} chair */
function chairName(page, chair) {
  if (chair.name !== null) return playerName(chair.name);
  return botOf(page, chair)?.title ?? t("page-room-free");
}

/**
 * @param {Table} page
 * @param {Room} room
 * @param {Chair} chair
 * @param {number} place */
function chairView(page, room, chair, place) {
  const bot = botOf(page, chair);
  const name = chairName(page, chair);
  return html`${page.moves.face(place, name, { host: room.host, empty: !chair.player && !bot, picture: chairFace(room, chair, place) })}
    <span class="chair-name"><b>${name}</b> <span
      class="small">${place === room.chair ? t("page-room-you") : (bot?.manner ?? nothing)}</span></span>
    ${chairButton(page, room, chair, place, name)} ${handicapView(page, room, chair, place)}`;
}

/** How a seat plays where that differs from the table; the host may change it.
 * @param {Table} page
 * @param {Room} room
 * @param {Chair} chair
 * @param {number} place */
function handicapView(page, room, chair, place) {
  const handicap = handicapOf(page, room, place);
  const words = handicapInWords(handicap);
  if (!room.host || room.terms.rated || (!chair.player && !chair.bot))
    return words ? html`<span class="handicap small">${words}</span>` : nothing;
  const person = chair.player !== null;
  const has = {
    tiles: page.booklet?.game === "tiles",
    clock: person && Boolean(Number(room.house["time.limit"] ?? page.booklet?.limit)),
    hints: person,
  };
  if (!has.tiles && !person) return nothing;
  const change = (/** @type {Partial<Chair["handicap"]>} */ part) => page.choose(page.room ?? room, place, part);
  return html`<details class="handicap">
    <summary title=${t("page-handicap-title")}>${words || html`${SCALES} <span>${t("page-handicap-title")}</span>`}</summary>
    <div class="fields">${handicapMenus(handicap, has, change)}</div>
  </details>`;
}

/** The handicap of a seat, as chosen last. @param {Table} page @param {Room} room @param {number} place */
function handicapOf(page, room, place) {
  return page.chosen.get(place) ?? room.chairs[place].handicap;
}

/** The offer of handicaps that make chances even.
 * @param {Table} page
 * @param {Room} room */
function evening(page, room) {
  const taken = room.chairs.filter(({ player, bot }) => player || bot).length;
  if (!room.host || room.terms.rated || taken < 2 || page.booklet?.game !== "tiles") return nothing;
  return html`<p class="cluster"><button ?disabled=${page.busy}
    @click=${() => page.tell("even")}>${t("page-handicap-even")}</button> <span
    class="soft small">${t("page-handicap-even-why")}</span></p>`;
}

/** The button of a seat.
 * @param {Table} page
 * @param {Room} room
 * @param {Chair} chair
 * @param {number} place
 * @param {string} name */
function chairButton(page, room, chair, place, name) {
  const put = (/** @type {string | null} */ bot) => () => page.tell(`chairs/${place}`, { bot }, { method: "PUT" });
  if (chair.player)
    return room.host && place !== room.chair
      ? removeButton(t("page-room-kick-who", { name }), () => page.tell("kick", { player: chair.player }))
      : nothing;
  if (chair.bot) return room.host ? removeButton(t("page-room-remove-who", { name }), put(null)) : nothing;
  const sit = html`<button @click=${() => page.tell("join", { invite: room.invite, chair: place })}>${t("page-join-sit")}</button>`;
  if (!room.host) return sit;
  return page.fill ? html`<button @click=${put(page.fill)}>${t("page-room-add")}</button>` : nothing;
}

/** @param {string} label @param {() => void} remove */
const removeButton = (label, remove) =>
  html`<button class="quiet remove" aria-label=${label} title=${label} @click=${remove}><span aria-hidden="true">✕</span></button>`;

customElements.define("tw-table", Table);
