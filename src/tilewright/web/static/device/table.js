// A match on a device that is passed around: the table for all, and behind a curtain the pieces of the player who has it.

import { actAs, messageOf } from "../api.js";
import { BaseElement, classNames } from "../base_element.js";
import { game as diceGame } from "../dice/game.js";
import { find } from "../dom.js";
import { report } from "../errors.js";
import { isGivenUp } from "../match/moments.js";
import { seatName } from "../match/names.js";
import { Session } from "../match/session.js";
import { isOver } from "../match/state.js";
import { navigate, to } from "../navigate.js";
import { seatPicture } from "../parts/people/bot_face.js";
import { lendSettings, takeSettingsBack } from "../settings.js";
import { Connection } from "../socket.js";
import { DRAW_EVENTS, game as tilesGame } from "../tiles/game.js";
import { html, nothing, repeat } from "../vendor/lit.js";
import { loadWords, t } from "../words.js";
import { device, keepOwn, noted, playAgain } from "./people.js";

/** @typedef {{seat: number, session: Session}} Opened */
/** @import { AnyState } from "../match/state.js" */
/** A match screen. @typedef {import("../match/match_screen.js").MatchScreen} Screen */

/** A player who has drawn looks at the tile for this long. */
const LOOK_MS = 2500;
/** A connection that brings nothing for this long is given up. */
const PATIENCE_MS = 8000;

/** `<tw-device-table>` */
export class DeviceTable extends BaseElement {
  static properties = { played: {}, game: {} };
  /** @type {import("./people.js").Played | null} */
  played = null;
  /** "tiles" or "dice". */
  game = "tiles";
  /** The table without anybody's pieces. @type {Session | null} */
  covered = null;
  /** The player whose curtain is open. @type {Opened | null} */
  #opened = null;
  opening = false;
  /** Whether the player's turn is over, and their pieces are hidden in a moment. */
  leaving = 0;
  /** Whether the table faces the other side. */
  turned = false;
  refusal = "";

  connectedCallback() {
    super.connectedCallback();
    const persons = this.played?.persons ?? [];
    actAs(persons[0]);
    this.covered = this.#session({ person: persons[0], covered: true });
    this.covered.subscribe(() => this.#look());
    // Somebody else may wake the device.
    document.addEventListener("visibilitychange", () => document.hidden && this.hide(), { signal: this.signal });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.hide();
    close(this.covered);
    this.covered = null;
    actAs(0);
  }

  /** @param {{person: number, covered?: boolean}} who */
  #session(who) {
    return new Session(gameOf(this), new Connection(who), this.played?.match ?? "");
  }

  /** The match as everybody may see it. @returns {AnyState | null} */
  get state() {
    return this.covered?.state ?? null;
  }

  /** @returns {Screen | null} */
  get screen() {
    return this.querySelector("tw-match, tw-dice");
  }

  /** Cover the pieces; a turn that is not over is continued after the next tap. */
  hide() {
    clearTimeout(this.leaving);
    this.leaving = 0;
    if (!this.#opened) return;
    close(this.#opened.session);
    this.#opened = null;
    actAs(this.played?.persons[0] ?? 0);
    takeSettingsBack();
    this.requestUpdate();
    void this.updateComplete.then(() => this.#focusCurtain());
  }

  /** Play the same again. */
  async rematch() {
    if (this.opening || !this.played) return;
    this.opening = true;
    try {
      navigate(`/device/${await playAgain(this.played)}`);
    } catch (refusal) {
      this.screen?.session?.refuse([messageOf(refusal)]);
    }
    this.opening = false;
  }

  /** The seat of the only player to move, or null. @returns {number | null} */
  get next() {
    const state = this.state;
    const movers = state?.view?.to_move ?? [];
    return state && movers.length === 1 && !isOver(state) && !state.view?.outcome ? movers[0] : null;
  }

  /** Follow the match: when a turn is over, its player's pieces are covered. */
  #look() {
    const state = this.state;
    if (this.#opened && state?.view && this.#opened.seat !== this.next) this.#leave(this.#opened.seat);
    if (this.played && !this.played.over && state && (state.view?.outcome || isGivenUp(state.log)))
      this.played = noted({ ...this.played, over: true });
    this.requestUpdate();
  }

  /** @param {number} seat whose turn is over */
  #leave(seat) {
    const drew = this.state?.news.some(({ event }) => event.seat === seat && DRAW_EVENTS.has(event.type));
    if (!drew || this.next === null) return this.hide();
    this.leaving ||= setTimeout(() => this.hide(), LOOK_MS);
  }

  /** Show the pieces of a player who has the device now. @param {number} seat */
  async open(seat) {
    if (this.opening || !this.played) return;
    this.hide();
    const person = this.played.persons[seat];
    this.opening = true;
    this.refusal = "";
    this.requestUpdate();
    const own = device().people.find((each) => each.person === person)?.own ?? {};
    lendSettings(own, (changed) => keepOwn(person, changed));
    // Without the words of a person's own language those of the device are read.
    await loadWords().catch(report);
    const session = this.#session({ person });
    const came = await Promise.race([
      new Promise((resolve) => session.subscribe(({ clock }) => clock && resolve(true))),
      new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE_MS)),
    ]);
    this.opening = false;
    if (!came || !this.isConnected || document.hidden || this.next !== seat) {
      close(session);
      takeSettingsBack();
      this.refusal = came ? "" : t("game-down");
      return this.requestUpdate();
    }
    // The time of a turn runs from the tap.
    if (session.state.may.includes("LiftCurtain")) void session.command({ type: "LiftCurtain" });
    actAs(person);
    this.#opened = { seat, session };
    this.requestUpdate();
    await this.updateComplete;
    await this.screen?.updateComplete;
    this.screen?.kind.focusHand(this.screen);
  }

  /** The focus never falls to the page: the curtain has it when it is somebody's turn. */
  updated() {
    if (!this.#opened && document.activeElement === document.body) this.#focusCurtain();
  }

  #focusCurtain() {
    find(this, ".curtain button.primary")?.focus();
  }

  render() {
    const session = this.#opened?.session ?? this.covered;
    if (!session || !this.played) return nothing;
    // Between two people the table stays as it is.
    const person = this.played.persons[this.#opened?.seat ?? this.next ?? -1];
    if (person) this.turned = Boolean(this.played.turned?.includes(person));
    return html`<div class=${classNames({ device: true, open: this.#opened, turned: this.turned })}>
      ${repeat(
        [session],
        (each) => each,
        () => screenOf(this, session),
      )}
      ${this.#opened ? leavingBar(this) : curtain(this)}
    </div>`;
  }
}

/** Whether the match is over. @param {DeviceTable} table */
function isEnded(table) {
  const state = table.state;
  return Boolean(state?.view?.outcome) || isGivenUp(state?.log ?? []);
}

/** @param {DeviceTable} table @param {Session} session */
function screenOf(table, session) {
  const { match } = session;
  return table.game === "dice"
    ? html`<tw-dice .match=${match} .session=${session} .device=${table}></tw-dice>`
    : html`<tw-match .match=${match} .session=${session} .device=${table}></tw-match>`;
}

/** What is said while a player still looks at what was drawn. @param {DeviceTable} table */
function leavingBar(table) {
  return table.leaving
    ? html`<div class="leaving"><button class="primary large" @click=${() => table.hide()}>${t("device-hide")}</button></div>`
    : nothing;
}

/** @param {DeviceTable} table */
function curtain(table) {
  return html`<section class="curtain" aria-label=${t("device-curtain")}>
    <div class="curtain-words" role="status">${words(table)}</div>
    ${table.refusal ? html`<p class="refusal" role="alert">${table.refusal}</p>` : nothing}
    ${button(table)}
    <button class="quiet turn-table" aria-pressed=${table.turned} @click=${() => turnTable(table)}>${t("device-turn")}</button>
  </section>`;
}

/** Turn the table to the player who is next, and again in all their turns. @param {DeviceTable} table */
function turnTable(table) {
  const { played } = table;
  const person = played?.persons[table.next ?? -1];
  if (!played || !person) return;
  const before = played.turned ?? [];
  const others = before.filter((each) => each !== person);
  table.played = noted({ ...played, turned: table.turned ? others : [...others, person] });
}

/** @param {DeviceTable} table */
function words(table) {
  const { view, seating } = table.state ?? {};
  const seat = table.next;
  if (!view || !seating) return html`<p>${t("game-joining")}</p>`;
  if (seat === null) return html`<h2>${isEnded(table) ? t("game-match-over") : t("device-between")}</h2>`;
  const name = seatName(seating.places, seat);
  const picture = seatPicture(seating.places, seat, "calm");
  return seating.places[seat].bot === null
    ? html`<p class="curtain-to">${t("device-hand-to")}</p><h2>${picture} ${name}</h2>`
    : html`<p class="curtain-to">${t("device-bot-plays")}</p><h2>${picture} ${name}</h2>`;
}

/** The one big button of the curtain. @param {DeviceTable} table */
function button(table) {
  const { view, seating } = table.state ?? {};
  const seat = table.next;
  if (!view || !seating) return nothing;
  if (isEnded(table))
    return html`<div class="cluster">
      <button class="primary large" @click=${() => void table.rematch()}>${t("game-rematch")}</button>
      <button @click=${() => table.screen?.show({ open: "scores" })}>${t("game-scores")}</button>
      <a class="button quiet" href=${to("/")}>${t("game-home")}</a>
    </div>`;
  if (seat === null)
    return html`<div class="cluster">
      <button class="primary large" @click=${() => void table.covered?.command({ type: "DealNext" })}>${t("device-deal-next")}</button>
      <button @click=${() => table.screen?.show({ open: "scores" })}>${t("game-scores")}</button>
    </div>`;
  if (seating.places[seat].bot !== null) return nothing;
  const name = seatName(seating.places, seat);
  return html`<button class="primary large lift" aria-describedby=${table.game === "dice" ? nothing : "curtain-why"}
    ?disabled=${table.opening}
    @click=${() => void table.open(seat)}>${table.game === "dice" ? t("device-show-dice", { name }) : t("device-show", { name })}</button>
    ${table.game === "dice" ? nothing : html`<p id="curtain-why" class="soft small">${t("device-hidden")}</p>`}`;
}

/** @param {DeviceTable} table */
const gameOf = ({ game }) => (game === "dice" ? diceGame : tilesGame);

/** End a session and its connection. @param {Session | null} session */
function close(session) {
  session?.stop();
  session?.connection.close();
}

customElements.define("tw-device-table", DeviceTable);
