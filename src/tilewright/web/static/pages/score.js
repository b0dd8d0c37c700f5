// The score keeper for a physical set: a card on this device, counted by the server whenever it can be reached.

import { Refusal, request } from "../api.js";
import { loadStyle } from "../load_style.js";
import { here, replaceAddress } from "../navigate.js";
import { cardOfLink, countQuery, emptyGame, linkOfCard, pictureOfCard, readGame, storeCard, storedCard } from "../score/card.js";
import { cardTable } from "../score/card_table.js";
import "../parts/boards/piece_picker.js";
import "../score/game_entry.js";
import "../score/setup.js";
import "../score/turn_clock.js";
import { savePicture } from "../parts/boards/picture.js";
import { Page } from "../parts/page.js";
import { photoButton } from "../parts/photo_button.js";
import { ruleOf, rulesOf } from "../parts/rules/booklets.js";
import "../parts/copy_button.js";
import { capitalised, sentences } from "../parts/text.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, loadMoreWords, t } from "../words.js";

await Promise.all([loadMoreWords("tabletop"), loadStyle("style/study.css")]);

/** @import { ScoreCardsCardShown as Counted } from "../messages/http.d.ts" */
/** @import { Card } from "../score/card.js" */

const RETRY_MS = 10_000;
const ROUNDS = "match.rounds";

export default class ScorePage extends Page {
  /** @type {Card | null} */
  card = null;
  /** @type {Counted | null} */
  counted = null;
  /** @type {import("../messages/http.d.ts").RulesShown | null} */
  rules = null;
  /** The game that is being entered. */
  draft = emptyGame(0);
  /** Whether the card came by a link and is not the one of this device. */
  shared = false;
  /** Whether the server could not be reached. */
  away = false;
  confirming = false;

  get heading() {
    return t("score-title");
  }

  /** The card, for what is only done with one. */
  get entered() {
    return /** @type {Card} */ (this.card);
  }

  connectedCallback() {
    super.connectedCallback();
    this.listen("online", () => void this.#count());
    this.every(RETRY_MS, () => this.away && this.#count());
  }

  async load() {
    if (!this.card) {
      const own = storedCard();
      const linked = cardOfLink(here().hash);
      this.shared = linked !== null && JSON.stringify(linked) !== JSON.stringify(own?.card);
      this.card = this.shared ? linked : (own?.card ?? null);
      this.draft = (!this.shared && own?.draft) || emptyGame(this.card?.names.length ?? 0);
    }
    await this.#count();
  }

  /** Have the card counted. A server that is away is asked again later; what it refuses is taken off the card again. */
  async #count() {
    const card = this.card;
    if (!card) return;
    try {
      const [counted, rules] = await Promise.all([request(`/api/score?${countQuery(card)}`), rulesOf(card.rules, card.house)]);
      if (card !== this.card) return;
      this.away = false;
      [this.counted, this.rules] = [counted, rules];
      this.#settle(card, counted);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Another card may have taken its place meanwhile.
      if (card !== this.card) return;
      this.away = error.status === 0 || error.status >= 429;
      if (!this.away) this.#takeBack(card, error);
    }
    this.requestUpdate();
  }

  /** Store a counted card, with the values of tapped pieces in their place. A game with equal racks goes back to the form.
   * @param {Card} card @param {Counted} counted */
  #settle(card, counted) {
    const games = counted.lines.map(({ written }) => written);
    if (counted.unclear.length) this.draft = readGame(card.games[games.length]);
    this.card = { ...card, games };
    this.#store();
  }

  /** A card that somebody shared must not take the place of this device's. */
  #store() {
    if (!this.shared) storeCard(this.card, this.draft);
  }

  /** Change what is entered of the next game. @param {import("../score/card.js").GameEntered} draft */
  edit(draft) {
    this.draft = draft;
    this.#store();
    this.requestUpdate();
  }

  /** A refused game goes back to the form; other cards cannot be counted at all.
   * @param {Card} card @param {Refusal} refusal */
  #takeBack(card, refusal) {
    if (card.games.length > (this.counted?.lines.length ?? 0)) {
      this.draft = readGame(card.games[card.games.length - 1]);
      this.change({ ...card, games: card.games.slice(0, -1) }, false);
    }
    this.refusal = refusal.message;
  }

  /** @param {Card} card @param {boolean} [counted] whether it is counted at once */
  change(card, counted = true) {
    this.card = card;
    this.refusal = "";
    this.#store();
    this.requestUpdate();
    if (counted) void this.#count();
  }

  /** @param {string} game */
  enter(game) {
    const card = this.entered;
    this.draft = emptyGame(card.names.length);
    this.change({ ...card, games: [...card.games, game] });
  }

  /** Take the last game off the card and put it into the form. */
  undo() {
    const card = this.entered;
    this.draft = readGame(card.games[card.games.length - 1]);
    this.change({ ...card, games: card.games.slice(0, -1) });
  }

  render() {
    const card = this.card;
    return html`<h1>${t("score-title")}</h1>
      ${card ? keeper(this, card) : html`<p>${t("score-lead")}</p><tw-score-setup @begin=${this.#begin}></tw-score-setup>`}`;
  }

  /** @param {CustomEvent<Card>} event */
  #begin({ detail }) {
    this.draft = emptyGame(detail.names.length);
    this.change(detail);
  }
}

/** A longer match. @param {ScorePage} page */
function playOn(page) {
  const card = page.entered;
  const rounds = rule(page, ROUNDS)?.value ?? 1;
  page.change({ ...card, house: { ...card.house, [ROUNDS]: Number(rounds) + 1 } });
}

/** @param {ScorePage} page */
function forget(page) {
  // Behind a card that somebody shared is that of this device.
  if (!page.shared) storeCard(null);
  page.card = page.counted = page.rules = null;
  page.confirming = page.shared = false;
  replaceAddress("/score");
  page.reload();
}

/** @param {ScorePage} page */
function adopt(page) {
  page.confirming = page.shared = false;
  replaceAddress("/score");
  page.change(page.entered);
}

/** A rule of the booklet by its key. @param {ScorePage} page @param {string} key */
const rule = ({ rules }, key) => rules && ruleOf(rules, key);

/** Some rules as a paragraph. @param {ScorePage} page @param {string[]} keys */
function said(page, ...keys) {
  return sentences(keys.map((key) => rule(page, key)?.sentence ?? "").filter(Boolean));
}

/** @param {ScorePage} page @param {Card} card */
function keeper(page, card) {
  const counted = page.counted;
  const showsWon = rule(page, "match.winner")?.value === "games_then_points";
  const perRound = (counted?.games ?? 0) / Number(rule(page, ROUNDS)?.value ?? 1);
  return html`<div class="score-page">
    <section class="card score-main">
      <p class="soft">${page.rules?.title ?? nothing}</p>
      ${cardTable(card, counted, { showsWon, perRound })}
      <p class="standing" role="status">${standing(card, counted)}</p>
      <p role="status">${page.away ? t("score-away") : nothing}</p>
      ${page.refusalView()} ${page.shared ? adopting(page) : actions(page, card)}
    </section>
    <div class="stack">
      ${page.shared || counted?.over ? nothing : formView(page, card, counted)}
      ${
        counted?.clock && !counted.over
          ? html`<details class="card fold" open><summary>${t("score-clock")}</summary><tw-turn-clock
          .seconds=${counted.clock.seconds} .timeOut=${counted.clock.time_out}></tw-turn-clock></details>`
          : nothing
      }
    </div>
  </div>`;
}

/** Who leads or has won. @param {Card} card @param {Counted | null} counted */
function standing({ names }, counted) {
  if (!counted?.lines.length) return nothing;
  const values = {
    names: joinList(counted.leaders.map((seat) => names[seat])),
    count: counted.leaders.length,
  };
  return counted.over ? t("score-won", values) : t("score-leads", values);
}

/** @param {ScorePage} page */
function adopting(page) {
  const own = storedCard();
  return html`<p>${t("score-shared")}</p>
    <div class="cluster">${
      page.confirming
        ? html`<button class="danger" @click=${() => adopt(page)}>${t("score-adopt-sure")}</button>`
        : html`<button class="primary" @click=${() => (own ? confirm(page) : adopt(page))}>${t("score-adopt")}</button>`
    }<button @click=${() => forget(page)}>${own ? t("score-own") : t("score-new")}</button></div>`;
}

/** Ask once more before the card of this device goes. @param {ScorePage} page */
function confirm(page) {
  page.confirming = true;
  page.requestUpdate();
}

/** @param {ScorePage} page @param {Card} card */
function actions(page, card) {
  const over = page.counted?.over;
  const save = () => page.attempt(() => savePicture(pictureOfCard(card), "scores.png"));
  return html`<div class="cluster actions">
      ${over && rule(page, ROUNDS) ? html`<button class="primary" @click=${() => playOn(page)}>${t("score-on")}</button>` : nothing}
      ${
        card.games.length
          ? html`<button @click=${page.undo}>${t("score-undo")}</button>
            <button @click=${save}>${t("score-picture")}</button>`
          : nothing
      }
      <tw-copy .text=${linkOfCard(card)}></tw-copy>
      ${
        page.confirming
          ? html`<button class="danger" @click=${() => forget(page)}>${t("score-new-sure")}</button>`
          : html`<button class="quiet" @click=${() => confirm(page)}>${t("score-new")}</button>`
      }
    </div>`;
}

/** The racks to be photographed: those that are not entered yet. @param {ScorePage} page @param {Card} card
 * @returns {import("../camera/camera.js").Wanted} */
function photosOf(page, { rules, house, names }) {
  const { out, racks } = page.draft;
  const open = [...names.entries()].filter(([seat]) => seat !== out && !racks[seat].pieces.length && racks[seat].sum === "");
  const used = (/** @type {Record<number, string[]>} */ found) => {
    const filled = page.draft.racks.map((rack, seat) => (found[seat] ? { sum: "", count: "", pieces: found[seat] } : rack));
    page.edit({ ...page.draft, racks: filled });
  };
  const value = async (/** @type {string[]} */ pieces) => {
    const { lines } = await request(`/api/score?${countQuery({ rules, house, names: ["", ""], games: [`*_${pieces.join("")}`] })}`);
    return lines[0]?.held[1] ?? 0;
  };
  return { purpose: "racks", rules, house, jokers: page.rules?.jokers ?? ["J"], names: open, value, used };
}

/** @param {ScorePage} page @param {Card} card @param {Counted | null} counted */
function formView(page, card, counted) {
  const dice = page.rules?.game === "dice";
  const unclear = counted?.unclear ?? [];
  const hints = {
    joker: said(page, "jokers.penalty"),
    blocked: said(page, "pool.empty", "dice.block_after", "scoring.blocked", "scoring.tie"),
  };
  const number = card.games.length + 1;
  return html`<section class="card stack">
    <h2>${t("score-game", { game: dice ? "dice" : "tiles", number, count: counted?.games ?? number })}</h2>
    ${
      unclear.length
        ? html`<p role="alert">${t("score-unclear", { names: joinList(unclear.map((seat) => card.names[seat])) })}</p>`
        : nothing
    }
    <div class="cluster">${photoButton(page, photosOf(page, card), t("photo-rest"))}</div>
    <tw-game-entry
      .names=${card.names}
      .dice=${dice}
      .jokers=${page.rules?.jokers ?? ["J"]}
      .draft=${page.draft}
      .unclear=${unclear}
      .hints=${hints}
      @edit=${(/** @type {CustomEvent} */ { detail }) => page.edit(detail)}
      @enter=${(/** @type {CustomEvent<string>} */ { detail }) => page.enter(detail)}
    ></tw-game-entry>
    <p class="soft small">${capitalised(said(page, "match.winner", "match.sudden_death"))}</p>
  </section>`;
}

customElements.define("tw-score-page", ScorePage);
