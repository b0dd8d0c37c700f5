// A table: its waiting room, and the matches that are played at it, one after the other.

import { ask, login } from "../api.js";
import { navigate } from "../router.js";
import { Line } from "../socket.js";
import "../match/chat.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { booklets, botLine, clockWords } from "./booklets.js";
import { choose, ended, Page } from "./page.js";
import { openRules } from "./rules.js";
import { share } from "./share.js";

/** @typedef {{ player: string | null, name: string | null, bot: string | null, again: boolean }} Chair */
/**
 * @typedef {object} Room
 * @property {string} table
 * @property {string} rules
 * @property {Record<string, number | string>} house
 * @property {{ rated: boolean }} terms
 * @property {Chair[]} chairs
 * @property {number | null} chair
 * @property {boolean} host
 * @property {boolean} listed
 * @property {string | null} invite
 * @property {string | null} match
 * @property {boolean} closed
 */

const COPIED_MS = 3_000;
// What draws a match, loaded when there is one.
const SCREENS = { tiles: () => import("../tiles/match.js"), dice: () => import("../dice/match.js") };

export default class Table extends Page {
  table = "";
  /** @type {Line | null} */
  #line = null;
  /** @type {Room | null} */
  #room = null;
  /** @type {import("./booklets.js").Booklet | undefined} */
  #booklet;
  #gone = false;
  #copied = false;
  /** The bot that free chairs get at the start, or "" where they are put away; null before anybody has said so.
   * @type {string | null} */
  #fill = null;

  get heading() {
    return this.#booklet?.title ?? t("page-room-title");
  }

  /** Whether a match has the screen to itself. */
  get full() {
    return Boolean(this.#room?.match);
  }

  connectedCallback() {
    super.connectedCallback();
    const line = new Line();
    line.addEventListener("table", (event) => void this.#entered(/** @type {CustomEvent} */ (event).detail));
    line.addEventListener("gone", (event) => {
      if (/** @type {CustomEvent} */ (event).detail.match !== this.table) return;
      this.#gone = true;
      this.#changed();
    });
    line.attend(this.table);
    this.#line = line;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#line?.close();
  }

  async load() {
    await login();
    if (this.#room) await this.#entered(this.#room);
  }

  /** @param {Room} room */
  async #entered(room) {
    const booklet = (await booklets()).find(({ rules }) => rules === room.rules);
    if (room.match && booklet) await SCREENS[booklet.game]();
    // Whoever is alone plays against bots; a rated table has none.
    this.#fill ??= room.terms.rated ? "" : (booklet?.bots[1].bot ?? "");
    this.#booklet = booklet;
    this.#room = room;
    this.#gone = false;
    this.#changed();
  }

  #changed() {
    this.requestUpdate();
    // The frame looks at the heading, and whether the page has the screen to itself.
    dispatchEvent(new Event("page"));
  }

  /**
   * @param {string} what
   * @param {object} [body]
   * @param {string} [method] */
  #do(what, body = {}, method = "POST") {
    return this.attempt(() => ask(`/api/tables/${this.table}/${what}`, { method, body }));
  }

  async #leave() {
    if (await this.#do("leave")) navigate("/tables");
  }

  render() {
    const room = this.#room;
    if (this.#gone || room?.closed) return ended();
    if (!room) return this.trouble();
    if (room.match && this.#line) return this.#match(room);
    const free = room.chairs.filter(({ player, bot }) => !player && !bot).length;
    return html`<h1>${this.#booklet?.title}</h1>
      <div class="cluster">
        <span class="badge">${clockWords(room.house["time.limit"] ?? this.#booklet?.limit ?? null)}</span>
        <span class="badge">${room.listed ? t("page-room-listed") : t("page-room-by-link")}</span>
        ${room.terms.rated ? html`<span class="badge">${t("page-room-rated")}</span>` : nothing}
        ${Object.keys(room.house).length ? html`<span class="badge">${t("page-room-house")}</span>` : nothing}
        <button @click=${() => openRules(room.rules, room.house)}>${t("page-rules-title")}</button>
      </div>
      ${this.trouble()}
      <ol class="plain chairs" aria-label=${t("page-room-chairs")}>${room.chairs.map((chair, place) => this.#chair(room, chair, place))}</ol>
      ${room.host && free ? this.#filling(room) : nothing}
      <p role="status" class="soft">${free ? t("page-room-waiting", { count: free }) : t("page-room-full")}</p>
      <div class="cluster">
        ${room.host ? html`<button class="primary large" ?disabled=${this.busy} @click=${() => this.#do("start", { fill: this.#fill || null })}>${t("page-room-start")}</button>` : html`<p>${t("page-room-host-starts")}</p>`}
        ${room.chair === null ? nothing : html`<button @click=${this.#leave}>${t("page-room-leave")}</button>`}
        ${room.host ? html`<button class="quiet" @click=${() => this.#do("close")}>${t("page-room-close")}</button>` : nothing}
      </div>
      ${room.invite ? share(room.invite, this.#copied, () => this.#said()) : nothing}
      ${room.chair === null ? nothing : html`<section class="card talk"><h2>${t("game-chat")}</h2><tw-chat .line=${this.#line} .table=${room.table}></tw-chat></section>`}`;
  }

  /** Who gets the free chairs when the host starts.
   * @param {Room} room */
  #filling({ terms }) {
    /** @type {[string, string][]} */
    const bots = terms.rated ? [] : (this.#booklet?.bots ?? []).map((bot) => [bot.bot, botLine(bot)]);
    return choose(t("page-room-which"), this.#fill ?? "", [...bots, ["", t("page-room-nobody")]], (bot) => {
      this.#fill = bot;
      this.requestUpdate();
    });
  }

  #said() {
    this.#copied = true;
    this.requestUpdate();
    setTimeout(() => {
      this.#copied = false;
      this.requestUpdate();
    }, COPIED_MS);
  }

  /** @param {Room} room */
  #match(room) {
    return this.#booklet?.game === "dice"
      ? html`<tw-dice .match=${room.match} .table=${room.table} .line=${this.#line}></tw-dice>`
      : html`<tw-match .match=${room.match} .table=${room.table} .line=${this.#line}></tw-match>`;
  }

  /**
   * @param {Room} room
   * @param {Chair} chair
   * @param {number} place */
  #chair(room, chair, place) {
    const bot = this.#booklet?.bots.find((each) => each.bot === chair.bot);
    const name = chair.name ?? bot?.title ?? t("page-room-free");
    return html`<li class="chair ${chair.player || bot ? "" : "empty"}">
      <span class="chair-face" aria-hidden="true">${chair.player ? [...name][0] : bot ? "⚙" : "+"}</span>
      <span class="chair-name"><b>${name}</b> <span class="small">${place === room.chair ? t("page-room-you") : (bot?.manner ?? nothing)}</span></span>
      <span class="cluster">${this.#ways(room, chair, place, name)}</span>
    </li>`;
  }

  /** What may be done with a chair.
   * @param {Room} room
   * @param {Chair} chair
   * @param {number} place
   * @param {string} name */
  #ways(room, chair, place, name) {
    const put = (/** @type {string | null} */ bot) => () => this.#do(`chairs/${place}`, { bot }, "PUT");
    if (chair.player)
      return room.host && place !== room.chair
        ? html`<button @click=${() => this.#do("kick", { player: chair.player })} aria-label=${t("page-room-kick-who", { name })}>${t("page-room-kick")}</button>`
        : nothing;
    if (chair.bot) return room.host ? html`<button @click=${put(null)} aria-label=${t("page-room-remove-who", { name })}>${t("page-room-remove")}</button>` : nothing;
    const sit = html`<button @click=${() => this.#do("join", { invite: room.invite, chair: place })}>${t("page-join-sit")}</button>`;
    if (!room.host) return sit;
    return this.#fill ? html`<button @click=${put(this.#fill)}>${t("page-room-add")}</button>` : nothing;
  }
}

customElements.define("tw-table", Table);
