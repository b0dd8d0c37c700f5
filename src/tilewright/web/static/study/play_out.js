// A practice game from a position against bots. Nothing is stored: the page sends the server what everybody has seen, as the server sealed it, and it plays one turn.

import { drawnText } from "../parts/boards/drawn_text.js";
import { ownBoard } from "../parts/boards/own_board.js";
import { changedPieces } from "../parts/boards/replay_moments.js";
import { LatestAnswer } from "../parts/latest_answer.js";
import { Page, selectField } from "../parts/page.js";
import { botLine, pageTile } from "../parts/rules/booklets.js";
import { sentences } from "../parts/text.js";
import { OwnTurn } from "../tiles/board/own_turn.js";
import { drawing, piecesInWords } from "../tiles/tile.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { Judgement } from "../messages/socket.d.ts" */
/** @import { BotShown as Bot, PracticeShown as Shown } from "../messages/http.d.ts" */

const PLAYER = 0;
const MOST_BOTS = 3;
const TRIES = 3;

/** `<tw-play-out>` */
export class PlayOut extends Page {
  static properties = { position: {}, rules: {} };
  /** @type {import("../parts/boards/turn_view.js").Wanted | null} */
  position = null;
  /** The booklet, with its bots. @type {import("../messages/http.d.ts").RulesShown | null} */
  rules = null;
  /** The name of the bot in each chair; empty for nobody. @type {string[]} */
  chairs = ["", "", ""];
  /** The position with the bots of the game. @type {object | null} */
  #game = null;
  /** @type {Shown | null} */
  #shown = null;
  /** @type {import("../parts/boards/own_board.js").View} */
  #view = { table: [], rack: [], seat: PLAYER };
  /** The table before the turns of the bots. @type {number[][]} */
  #before = [];
  /** The table as the player is arranging it. @type {number[][] | null} */
  #rows = null;
  /** @type {Pick<Judgement, "readings" | "faults" | "sentences"> | null} */
  #judgement = null;
  /** @type {string[]} */
  #log = [];
  #steps = new OwnTurn((rows) => this.#laid(rows), this.announce);
  #turns = new LatestAnswer("/api/study/game", TRIES);
  #drafts = new LatestAnswer("/api/study/game/draft", TRIES);

  /** @returns {Bot[]} */
  get bots() {
    return this.rules?.bots ?? [];
  }

  /** The bots that play; the first chair always has one. */
  get opponents() {
    const [first, ...others] = this.chairs.slice(0, this.most);
    return [first || this.bots[1]?.bot, ...others].filter(Boolean);
  }

  get most() {
    return Math.min(MOST_BOTS, (this.rules?.players[1] ?? 2) - 1);
  }

  /** How far the game is, with the seal of the server. */
  get #moment() {
    return { now: this.#shown?.now, seal: this.#shown?.seal };
  }

  async start() {
    this.#game = { ...this.position, bots: this.opponents };
    [this.#shown, this.#log, this.#before] = [null, [], []];
    await this.#take({});
  }

  /** Play a turn, and then those of the bots. @param {number[][] | null} lay the table after the player's turn, or null to draw or pass */
  async #turn(lay) {
    this.#before = lay ?? this.#shown?.now?.table ?? [];
    await this.#take({ ...this.#moment, lay });
    await this.#others();
  }

  /** Have the bots play until the player is in turn; a new game ends this one. */
  async #others() {
    const game = this.#game;
    while (this.isConnected && game === this.#game && this.#shown?.now && !this.#shown.over) {
      if (this.#shown.now.seat === PLAYER) return;
      await this.#take(this.#moment);
    }
  }

  /** Ask for the next moment of the game. @param {object} turn */
  async #take(turn) {
    const game = this.#game;
    /** @type {Shown} */
    const shown = await this.#turns.ask({ ...game, ...turn });
    if (game !== this.#game) return;
    this.#shown = shown;
    this.#log = [...this.#log, ...shown.said];
    this.requestUpdate();
    // A refused turn changes nothing: what the player has laid stays.
    if (!shown.now || shown.faults.length) return;
    this.#view = { table: shown.now.table, rack: shown.rack, seat: PLAYER };
    [this.#rows, this.#judgement] = [null, null];
    this.#steps.begin(shown.now.table);
  }

  /** @param {number[][]} detail */
  #laid(detail) {
    [this.#rows, this.#judgement] = [detail, null];
    void this.attempt(async () => {
      const judgement = await this.#drafts.ask({ ...this.#game, ...this.#moment, rows: detail });
      if (this.#rows === detail) this.#judgement = judgement;
    });
  }

  render() {
    const shown = this.#shown;
    if (!shown) return html`${setup(this)} ${this.refusalView()}`;
    return html`${seatsView(shown)} ${this.#table(shown)} ${shown.over ? endView(shown) : this.#controls(shown)} ${this.refusalView()}
      <section>
        <h2>${t("game-log")}</h2>
        <div role="log">
          <ol class="study-steps">
            ${this.#log.map((sentence) => html`<li>${drawnText(sentence, drawing(), { jokers: true })}</li>`)}
          </ol>
        </div>
      </section>
      <div><button @click=${() => void this.attempt(() => this.start())}>${t("study-out-again")}</button></div>`;
  }

  /** @param {Shown} shown */
  #table(shown) {
    const idle = this.busy && !this.#rows;
    return html`${ownBoard(this.#steps, this.#view, this.#judgement ?? { readings: shown.readings }, {
      changed: this.#rows ? undefined : changedPieces(this.#before, this.#view.table),
      checked: shown.ending.checked,
      readonly: idle || shown.over || shown.now?.seat !== PLAYER,
    })}
      ${this.announcedView()}`;
  }

  /** @param {Shown} shown */
  #controls({ now, may_draw, faults, ending, pool }) {
    // The bots were too busy to play on.
    if (now?.seat !== PLAYER)
      return this.busy
        ? nothing
        : html`<div><button class="primary" @click=${() => void this.attempt(() => this.#others())}>${t("shell-again")}</button></div>`;
    const wrong = this.#judgement?.sentences ?? faults;
    // What may cost a penalty is played at the player's own risk.
    const fine = ending.checked && this.#judgement?.faults.length === 0;
    const risky = Boolean(this.#rows) && !fine && ending.penalty !== null;
    const fits = fine || risky || Boolean(this.#rows && !ending.checked);
    const take = (/** @type {number[][] | null} */ lay) => void this.attempt(() => this.#turn(lay));
    return html`<div role="status">${this.#rows && wrong.length ? html`<p>${sentences(wrong)}</p>` : nothing}
        ${risky ? html`<p>${t("game-penalty", { count: Math.min(ending.penalty ?? 0, pool) })}</p>` : nothing}</div>
      <div class="cluster">
        <button class="primary" ?disabled=${!fits} @click=${() => take(this.#rows)}>${t("game-play")}</button>
        <button ?disabled=${this.busy} @click=${() => take(null)}>${may_draw ? t("game-draw") : t("game-pass")}</button>
        <button class="quiet" @click=${() => this.#steps.step({ detail: "undo" })}>${t("judge-undo")}</button>
        <button class="quiet" @click=${() => this.#steps.step({ detail: "reset" })}>${t("judge-reset")}</button>
      </div>`;
  }
}

/** @param {PlayOut} page */
function setup(page) {
  const bots = page.bots.map(/** @returns {[string, string]} */ (bot) => [bot.bot, botLine(bot)]);
  const choose = (/** @type {number} */ chair, /** @type {string} */ bot) => {
    page.chairs = page.chairs.with(chair, bot);
    page.requestUpdate();
  };
  const chair = (/** @type {number} */ place) =>
    selectField(
      t("study-out-bot", { number: place + 1 }),
      page.chairs[place] || (place ? "" : page.opponents[0]),
      place ? [["", t("study-out-nobody")], ...bots] : bots,
      (bot) => choose(place, bot),
    );
  return html`<p class="soft">${t("study-out-how")}</p>
    ${Array.from({ length: bots.length && page.most }, (_, place) => chair(place))}
    <div><button class="primary" ?disabled=${page.busy || !page.bots.length} @click=${() => void page.attempt(() => page.start())}>${t("study-out-start")}</button></div>`;
}

/** @param {Shown} shown */
function seatsView({ names, counts, pool, now, over }) {
  const inTurn = now?.seat ?? PLAYER;
  const turn = inTurn === PLAYER ? t("game-your-turn") : t("game-their-turn", { name: names[inTurn] });
  return html`<p class="study-answer" role="status">${over ? t("game-over") : turn}</p>
    <ul class="plain cluster">
      ${names.map((name, seat) => html`<li class="badge" aria-current=${seat === inTurn && !over ? "true" : nothing}>${seat === PLAYER ? t("game-you") : name}: ${counts[seat]}<span class="visually-hidden"> ${t("game-pieces-held", { count: counts[seat] })}</span></li>`)}
      <li class="badge">${t("game-pool", { count: pool })}</li>
    </ul>`;
}

/** @param {Shown} shown */
function endView({ names, racks }) {
  return html`<section>
    <h2>${t("study-out-racks")}</h2>
    <ul class="plain stack">
      ${racks.map((rack, seat) =>
        seat === PLAYER
          ? nothing
          : html`<li>
              ${names[seat]}: <span class="visually-hidden">${rack.length ? piecesInWords(rack) : 0}</span>
              <span class="study-tiles" aria-hidden="true">${rack.map((piece) => pageTile(piece))}</span>
            </li>`,
      )}
    </ul>
  </section>`;
}

customElements.define("tw-play-out", PlayOut);
