// A table on a large screen: the felt for all, while everybody has their pieces on a phone.

import { login, request } from "../api.js";
import { loadStyle } from "../load_style.js";
import { FACES } from "../match/faces.js";
import { seatName } from "../match/names.js";
import { navigate, to } from "../navigate.js";
import { smallBoard } from "../parts/boards/small_board.js";
import { checkboxField, Page, selectField } from "../parts/page.js";
import { phones, reachesOthers, showHere } from "../parts/phones.js";
import { booklets, ruleOf, turnTime } from "../parts/rules/booklets.js";
import "../parts/rules/rules_chooser.js";
import { codeOf } from "../parts/share.js";
import { readStored, store } from "../settings.js";
import { Connection } from "../socket.js";
import { SCREEN, sentBy } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { BookletShown, RulesShown } from "../messages/http.d.ts" */
/** @import { TableShown as Room } from "../messages/socket.d.ts" */

await loadStyle("style/study.css");

const CLOCK = "time.limit";
const CLOCKS = ["none", 60, 120, 300];
const HOUSE = ["opening", "jokers", "turn", "deal", "match"];
/** How often a screen with a code looks for its table. */
const LOOK_MS = 2000;
/** What lies on the screen of the picture. */
const TABLE = ["K5 K6 K7 K8", "R9 B9 O9", "O1 J O3"].map((row) => row.split(" "));
/** The table that this device shows. */
const SHOWN = "tilewright.screen";

/** @typedef {{rules: string, house: import("../parts/rules/booklets.js").House, found: RulesShown}} Choice */

/** The match screens, loaded on demand. @type {Record<string, () => Promise<unknown>>} */
const SCREENS = { tiles: () => import("../tiles/match.js"), dice: () => import("../dice/match.js") };

export default class ScreenPage extends Page {
  table = "";
  /** @type {Connection | null} */
  connection = null;
  /** @type {Room | null} */
  #room = null;
  /** @type {BookletShown | undefined} */
  booklet;
  /** What draws the table that waits, loaded when there is one. @type {typeof import("../parts/people/chairs.js") | null} */
  seats = null;
  #gone = false;
  #down = false;
  /** What is chosen for a new table. @type {Choice | null} */
  choice = null;
  quiet = true;
  /** The code by which a phone brings its table here. @type {import("../messages/http.d.ts").ScreenCode | null} */
  code = null;
  /** Keeps the screen on, where the browser offers that. @type {WakeLockSentinel | null} */
  #awake = null;

  get heading() {
    return t("screen-title");
  }

  /** A screen that shows a table has nothing else on it. */
  get full() {
    return Boolean(this.table && this.#room && !this.#gone);
  }

  connectedCallback() {
    super.connectedCallback();
    if (!this.table) return;
    const { signal } = this;
    const wake = () => void this.#keepAwake();
    document.addEventListener("visibilitychange", wake, { signal });
    document.addEventListener("fullscreenchange", () => this.requestUpdate(), { signal });
    wake();
  }

  /** Follow the table, on which this device is a screen. */
  #follow() {
    const { signal } = this;
    const connection = new Connection({ screen: this.table });
    connection.on("table", (room) => void this.#setRoom(room), { signal });
    connection.on("gone", ({ match }) => void (match === this.table && this.#end()), { signal });
    connection.onLine((line) => {
      this.#down = line === "down";
      if (this.#down) void this.#look();
      this.requestUpdate();
    }, signal);
    connection.followTable(this.table);
    this.connection = connection;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    delete document.documentElement.dataset.screen;
    this.connection?.close();
    this.connection = null;
    void this.#awake?.release();
  }

  updated() {
    document.documentElement.dataset.screen = this.full ? "far" : "near";
  }

  async load() {
    if (this.table) await this.#look();
    if (this.table && !this.#gone && !this.signal.aborted) this.#follow();
    if (this.#room) await this.#setRoom(this.#room);
  }

  /** Whether this device is still a screen of the table: a login that has ended only closes the connection. */
  async #look() {
    const path = sentBy(`/api/tables/${this.table}`, SCREEN);
    const room = await request(path).catch(({ status }) => (status === 401 || status === 404 ? "gone" : null));
    if (room === "gone" || (room && !room.screen)) this.#end();
  }

  #end() {
    this.#gone = true;
    if (readStored(SHOWN) === this.table) store(SHOWN, null);
    this.connection?.close();
    this.#changed();
  }

  /** @param {Room} room */
  async #setRoom(room) {
    const booklet = (await booklets()).find(({ rules }) => rules === room.rules);
    if (room.match && booklet) await SCREENS[booklet.game]();
    else this.seats ??= await import("../parts/people/chairs.js");
    [this.#room, this.booklet] = [room, booklet];
    if (!room.screen || room.closed) return this.#end();
    store(SHOWN, room.table);
    this.#changed();
  }

  #changed() {
    this.requestUpdate();
    // The frame reads `full` again.
    dispatchEvent(new Event("page"));
  }

  async #keepAwake() {
    // Only on https and localhost; elsewhere the television is told not to sleep.
    if (!document.hidden) this.#awake = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
  }

  render() {
    if (!this.table) return setup(this);
    if (this.#gone) return ended();
    const room = this.#room;
    if (!room || !this.connection) return this.refusalView();
    return html`<div class="big-screen">
      ${room.match ? matchView(this, room) : waiting(this, room)}
      ${this.#down ? html`<p class="big-down" role="status">${t("game-down")}</p>` : nothing}
      ${document.fullscreenElement || !document.fullscreenEnabled ? nothing : fullScreenButton()}
    </div>`;
  }

  async showCode() {
    const { signal } = this;
    const asked = await this.attempt(async () => {
      this.code = await request("/api/screens", { body: {} });
    }, "code");
    if (!asked) return;
    const table = await tableGiven(signal);
    this.code = null;
    this.requestUpdate();
    if (table && !signal.aborted) navigate(`/screen/${table}`);
  }

  // What stands below the rulebooks is drawn after them, so that it does not move.

  /** @param {Choice} choice */
  choose(choice) {
    // The chooser of rules does not know the clock, which is chosen here.
    const clock = this.choice?.rules === choice.rules ? this.choice.house[CLOCK] : undefined;
    this.choice = clock === undefined ? choice : { ...choice, house: { ...choice.house, [CLOCK]: clock } };
    this.requestUpdate();
  }

  open = this.submits(async () => {
    await this.querySelector("tw-rules-chooser")?.settled();
    const table = await openTable(this);
    await showHere(table);
    navigate(`/screen/${table}`);
  }, "open");
}

/** @param {ScreenPage} page @param {Room} room */
function matchView(page, room) {
  const { match, table } = room;
  const face = FACES.television;
  return page.booklet?.game === "dice"
    ? html`<tw-dice .match=${match} .table=${table} .connection=${page.connection} .face=${face}></tw-dice>`
    : html`<tw-match .match=${match} .table=${table} .connection=${page.connection} .face=${face}></tw-match>`;
}

/** The code to scan, and who is here.
 * @param {ScreenPage} page
 * @param {Room} room */
function waiting(page, room) {
  const free = room.chairs.filter(({ player, bot }) => !player && !bot).length;
  return html`<section class="big-waiting">
    ${
      free && room.invite
        ? html`<div class="big-code">
          ${
            reachesOthers()
              ? html`<img class="qr" src=${codeOf(room.invite, SCREEN)} alt=${t("page-share-qr")} />`
              : html`<p>${t("screen-how")}</p>${phones(page)}`
          }
        </div>`
        : nothing
    }
    <div class="big-words">
      <h1>${free ? (reachesOthers() ? t("screen-scan") : t("page-room-waiting", { count: free })) : t("page-room-full")}</h1>
      <p class="cluster"><span class="badge">${page.booklet?.title}</span><span
        class="badge">${turnTime(room.house[CLOCK] ?? page.booklet?.limit ?? null)}</span>
        ${room.terms.quiet ? html`<span class="badge">${t("page-room-quiet")}</span>` : nothing}</p>
      ${page.seats?.chairs(room, (chair, place) => html`${page.seats?.chairFace(room, chair, place)} <b class="chair-name">${nameAt(room, place)}</b>`)}
      <p role="status">${room.chairs.some(({ player }) => player) ? t("page-room-host-starts") : t("screen-start")}</p>
      <div class="cluster"><a class="button" href=${to("/")}>${t("shell-home")}</a>${reachesOthers() ? phones(page) : nothing}</div>
    </div>
  </section>`;
}

/** @param {Room} room @param {number} place */
function nameAt({ chairs: all }, place) {
  const places = all.map(({ name, bot, avatar }) => ({ name: name ?? "", bot, avatar }));
  return all[place].player || all[place].bot ? seatName(places, place) : t("page-room-free");
}

/** @param {ScreenPage} page */
function setup(page) {
  const choice = page.choice;
  return html`<h1>${t("screen-title")}</h1>
    <p class="lead">${t("screen-how")}</p>
    ${readStored(SHOWN) ? html`<p><a class="button" href=${to(`/screen/${readStored(SHOWN)}`)}>${t("screen-back")}</a></p>` : nothing}
    <form class="stack" @submit=${page.open}>
      <div class="card">
        <tw-rules-chooser .keys=${HOUSE} @choose=${(/** @type {CustomEvent} */ { detail }) => page.choose(detail)}></tw-rules-chooser>
        ${choice ? termFields(page, choice) : nothing}
      </div>
      ${choice ? footer(page) : nothing}
    </form>
    <div class="screen-side"><div class="screen-picture">${smallBoard(TABLE)}</div>${choice ? codeCard(page) : nothing}</div>`;
}

/** The offer to show a table of somebody's phone here, and then the code for it. @param {ScreenPage} page */
function codeCard(page) {
  const shown = page.code;
  return html`<section class="card">
    <div role="status">${
      shown
        ? html`<p class="screen-code-shown"
        translate="no">${shown.code.slice(0, 3)} ${shown.code.slice(3)}</p><p>${t("screen-code-enter", { where: t("screen-elsewhere"), minutes: Math.round(shown.seconds / 60) })}</p>`
        : html`<p>${t("screen-code-why")}</p>`
    }</div>
    ${shown ? nothing : html`<button ?disabled=${page.busy} @click=${page.showCode}>${t("screen-code-show")}</button>`}
    ${page.refusalView("code")}
  </section>`;
}

/** @param {ScreenPage} page @param {Choice} choice */
function termFields(page, choice) {
  return html`${clockField(page, choice)}
    ${checkboxField(t("page-new-quiet"), page.quiet, (quiet) => {
      page.quiet = quiet;
    })}
    <p class="soft small">${t("page-new-quiet-means")}</p>`;
}

/** @param {ScreenPage} page */
function footer(page) {
  return html`${page.refusalView("open")}
    <div class="cluster footer"><button class="primary large" ?disabled=${page.busy}>${t("screen-open")}</button></div>`;
}

/** @param {ScreenPage} page @param {Choice} choice */
function clockField(page, { house, found }) {
  if (!ruleOf(found, CLOCK)) return nothing;
  return selectField(
    t("page-new-clock"),
    house[CLOCK] ?? "none",
    CLOCKS.map((each) => [each, turnTime(each)]),
    (value) => {
      if (page.choice) page.choice = { ...page.choice, house: { ...house, [CLOCK]: value } };
    },
  );
}

/** The table that the host of a code has given this device; null when the code is too old. It looks until then.
 * @param {AbortSignal} signal @returns {Promise<string | null>} */
async function tableGiven(signal) {
  while (!signal.aborted) {
    const found = await request(sentBy("/api/screens/table", SCREEN)).catch(({ status }) =>
      status === 401 ? { table: null, waits: false } : null,
    );
    if (found && !found.waits) return found.table;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return null;
}

/** Open a table with what is chosen. @param {ScreenPage} page @returns {Promise<string>} */
async function openTable(page) {
  const { rules, house: changed, found } = /** @type {Choice} */ (page.choice);
  const house = ruleOf(found, CLOCK) ? { [CLOCK]: "none", ...changed } : changed;
  // A seat for everybody who may come; those that stay free are removed at the start.
  const bots = Array.from({ length: found.players[1] - 1 }, () => null);
  const terms = { quiet: page.quiet, watched: !page.quiet, stand_in: found.bots[1].bot };
  await login();
  return (await request("/api/tables", { body: { rules, house, bots, terms } })).table;
}

const fullScreenButton = () => html`<button
  class="quiet round full-screen"
  title=${t("screen-full")}
  aria-label=${t("screen-full")}
  @click=${() => void document.documentElement.requestFullscreen().catch(() => null)}
>
  <svg class="line-picture" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" /></svg>
</button>`;

/** What is shown when this device is not a screen of the table any more. */
const ended = () => html`<section class="card narrow center">
  <h1>${t("screen-ended")}</h1>
  <a class="button primary" href=${to("/screen")}>${t("screen-title")}</a>
</section>`;

customElements.define("tw-screen", ScreenPage);
