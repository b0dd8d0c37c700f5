// The score keeper for a physical set: a card on this device, counted by the server whenever it can be reached.

import { Refusal, request } from "../api.js";
import { here, replaceAddress } from "../navigate.js";
import {
  cardOfLink,
  countQuery,
  emptyGame,
  linkOfCard,
  pictureOfCard,
  readGame,
  storeCard,
  storedCard,
} from "../score/card.js";
import { cardTable } from "../score/card_table.js";
import "../parts/boards/piece_picker.js";
import "../score/game_entry.js";
import "../score/setup.js";
import "../score/turn_clock.js";
import { savePicture } from "../parts/boards/picture.js";
import { Page } from "../parts/page.js";
import { rulesOf } from "../parts/rules/booklets.js";
import "../parts/copy_button.js";
import { capitalised, sentences } from "../parts/text.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

/** @import { ScoreCardsCardShown as Counted } from "../messages/http.d.ts" */
/** @import { Card } from "../score/card.js" */

const RETRY_MS = 10_000;
const ROUNDS = "match.rounds";

export default class ScorePage extends Page {
  /** @type {Card | null} */
  #card = null;
  /** @type {Counted | null} */
  #counted = null;
  /** @type {import("../messages/http.d.ts").RulesShown | null} */
  #rules = null;
  /** The game that is being entered. */
  #draft = emptyGame(0);
  /** Whether the card came by a link and is not the one of this device. */
  #shared = false;
  /** Whether the server could not be reached. */
  #away = false;
  #asking = false;
  #timer = 0;
  #retry = () => void this.#count();

  get heading() {
    return t("score-title");
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("online", this.#retry);
    this.#timer = setInterval(() => this.#away && this.#retry(), RETRY_MS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("online", this.#retry);
    clearInterval(this.#timer);
  }

  async load() {
    if (!this.#card) {
      const own = storedCard();
      const linked = cardOfLink(here().hash);
      this.#shared = linked !== null && JSON.stringify(linked) !== JSON.stringify(own);
      this.#card = linked ?? own;
      this.#draft = emptyGame(this.#card?.names.length ?? 0);
    }
    await this.#count();
  }

  /** Have the card counted. A server that is away is asked again later; what it refuses is taken off the card again. */
  async #count() {
    const card = this.#card;
    if (!card) return;
    try {
      const [counted, rules] = await Promise.all([
        request(`/api/score?${countQuery(card)}`),
        rulesOf(card.rules, card.house),
      ]);
      if (card !== this.#card) return;
      this.#away = false;
      [this.#counted, this.#rules] = [counted, rules];
      this.#settle(card, counted);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#away = error.status === 0 || error.status >= 429;
      if (!this.#away) this.#takeBack(card, error);
    }
    this.requestUpdate();
  }

  /** Store a counted card, with the values of tapped pieces in their place. A game with equal racks goes back to the form.
   * @param {Card} card @param {Counted} counted */
  #settle(card, counted) {
    const games = counted.lines.map(({ written }) => written);
    if (counted.unclear.length) this.#draft = readGame(card.games[games.length]);
    this.#card = { ...card, games };
    if (!this.#shared) storeCard(this.#card);
  }

  /** A refused game goes back to the form; other cards cannot be counted at all.
   * @param {Card} card @param {Refusal} refusal */
  #takeBack(card, refusal) {
    if (card.games.length > (this.#counted?.lines.length ?? 0)) {
      this.#draft = readGame(card.games[card.games.length - 1]);
      this.#change({ ...card, games: card.games.slice(0, -1) }, false);
    }
    this.refusal = refusal.message;
  }

  /** @param {Card} card @param {boolean} [counted] whether it is counted at once */
  #change(card, counted = true) {
    this.#card = card;
    this.refusal = "";
    storeCard(card);
    this.requestUpdate();
    if (counted) void this.#count();
  }

  /** @param {string} game */
  #enter(game) {
    const card = /** @type {Card} */ (this.#card);
    this.#draft = emptyGame(card.names.length);
    this.#change({ ...card, games: [...card.games, game] });
  }

  /** Take the last game off the card and put it into the form. */
  #undo() {
    const card = /** @type {Card} */ (this.#card);
    this.#draft = readGame(card.games[card.games.length - 1]);
    this.#change({ ...card, games: card.games.slice(0, -1) });
  }

  /** A longer match. */
  #playOn() {
    const card = /** @type {Card} */ (this.#card);
    const rounds = this.#rule(ROUNDS)?.value ?? 1;
    this.#change({ ...card, house: { ...card.house, [ROUNDS]: Number(rounds) + 1 } });
  }

  #forget() {
    this.#card = this.#counted = this.#rules = null;
    this.#asking = this.#shared = false;
    replaceAddress("/score");
    storeCard(null);
    this.requestUpdate();
  }

  #adopt() {
    this.#shared = false;
    replaceAddress("/score");
    this.#change(/** @type {Card} */ (this.#card));
  }

  async #picture() {
    if (!(await savePicture(pictureOfCard(/** @type {Card} */ (this.#card)), "scores.png")))
      this.refusal = t("shell-unreachable");
    this.requestUpdate();
  }

  /** A rule of the booklet by its key. @param {string} key */
  #rule(key) {
    return this.#rules?.chapters.flatMap(({ rules }) => rules).find((rule) => rule.key === key);
  }

  /** Some rules as a paragraph. @param {string[]} keys */
  #said(...keys) {
    return sentences(keys.map((key) => this.#rule(key)?.sentence ?? "").filter(Boolean));
  }

  render() {
    const card = this.#card;
    return html`<h1>${t("score-title")}</h1>
      ${card ? this.#keeper(card) : html`<p>${t("score-lead")}</p><tw-score-setup @begin=${this.#begin}></tw-score-setup>`}`;
  }

  /** @param {CustomEvent<Card>} event */
  #begin({ detail }) {
    this.#draft = emptyGame(detail.names.length);
    this.#change(detail);
  }

  /** @param {Card} card */
  #keeper(card) {
    const counted = this.#counted;
    const showsWon = this.#rule("match.winner")?.value === "games_then_points";
    const perRound = (counted?.games ?? 0) / Number(this.#rule(ROUNDS)?.value ?? 1);
    return html`<div class="score-page">
      <section class="card score-main">
        <p class="soft">${this.#rules?.title ?? nothing}</p>
        ${cardTable(card, counted, { showsWon, perRound })}
        <p class="standing" role="status">${this.#standing(card, counted)}</p>
        <p role="status">${this.#away ? t("score-away") : nothing}</p>
        ${this.refusalView()} ${this.#shared ? this.#adopting() : this.#actions(card)}
      </section>
      <div class="stack">
        ${this.#shared || counted?.over ? nothing : this.#form(card, counted)}
        ${
          counted?.clock && !counted.over
            ? html`<details class="card fold" open><summary>${t("score-clock")}</summary><tw-turn-clock .seconds=${counted.clock.seconds} .timeOut=${counted.clock.time_out}></tw-turn-clock></details>`
            : nothing
        }
      </div>
    </div>`;
  }

  /** Who leads or has won. @param {Card} card @param {Counted | null} counted */
  #standing({ names }, counted) {
    if (!counted?.lines.length) return nothing;
    const values = {
      names: joinList(counted.leaders.map((seat) => names[seat])),
      count: counted.leaders.length,
    };
    return counted.over ? t("score-won", values) : t("score-leads", values);
  }

  #adopting() {
    return html`<p>${t("score-shared")}</p>
      <div class="cluster"><button class="primary" @click=${this.#adopt}>${t("score-adopt")}</button><button @click=${this.#forget}>${t("score-new")}</button></div>`;
  }

  /** @param {Card} card */
  #actions(card) {
    const over = this.#counted?.over;
    const ask = () => {
      this.#asking = true;
      this.requestUpdate();
    };
    return html`<div class="cluster actions">
        ${over && this.#rule(ROUNDS) ? html`<button class="primary" @click=${this.#playOn}>${t("score-on")}</button>` : nothing}
        ${
          card.games.length
            ? html`<button @click=${this.#undo}>${t("score-undo")}</button>
              <button @click=${this.#picture}>${t("score-picture")}</button>`
            : nothing
        }
        <tw-copy .text=${linkOfCard(card)}></tw-copy>
        ${
          this.#asking
            ? html`<button class="danger" @click=${this.#forget}>${t("score-new-sure")}</button>`
            : html`<button class="quiet" @click=${ask}>${t("score-new")}</button>`
        }
      </div>`;
  }

  /** @param {Card} card @param {Counted | null} counted */
  #form(card, counted) {
    const dice = this.#rules?.game === "dice";
    const unclear = counted?.unclear ?? [];
    const hints = {
      joker: this.#said("jokers.penalty"),
      blocked: this.#said("pool.empty", "dice.block_after", "scoring.blocked", "scoring.tie"),
    };
    const number = card.games.length + 1;
    return html`<section class="card">
      <h2>${t("score-game", { game: dice ? "dice" : "tiles", number, count: counted?.games ?? number })}</h2>
      ${unclear.length ? html`<p role="alert">${t("score-unclear", { names: joinList(unclear.map((seat) => card.names[seat])) })}</p>` : nothing}
      <tw-game-entry
        .names=${card.names}
        .dice=${dice}
        .jokers=${this.#rules?.jokers ?? ["J"]}
        .draft=${this.#draft}
        .unclear=${unclear}
        .hints=${hints}
        @edit=${(/** @type {CustomEvent} */ { detail }) => (this.#draft = detail)}
        @enter=${(/** @type {CustomEvent<string>} */ { detail }) => this.#enter(detail)}
      ></tw-game-entry>
      <p class="soft small">${capitalised(this.#said("match.winner", "match.sudden_death"))}</p>
    </section>`;
  }
}

customElements.define("tw-score-page", ScorePage);
