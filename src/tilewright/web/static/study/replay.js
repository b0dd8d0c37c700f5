// One face of a finished game, its replay: a slider over its moments, with every rack visible.

import { login, request } from "../api.js";
import { drawing as diceDrawing, diceView } from "../dice/die.js";
import { targetOf } from "../dom.js";
import { to } from "../navigate.js";
import "../dice/grid.js";
import { analysisPath } from "../parts/boards/case.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import "../tiles/board/board.js";
import { changedDice, changedPieces, momentOfTurn, turnOfMoment, viewOfSeat } from "../parts/boards/replay_moments.js";
import { inputValue, Page } from "../parts/page.js";
import { booklets } from "../parts/rules/booklets.js";
import { notation } from "../tiles/piece.js";
import { drawing as tileDrawing } from "../tiles/tile.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { Moment, Replay } from "../messages/http.d.ts" */

const STEP_MS = 1_600;

/** `<tw-replay>`: fires `turn` with the number of the turn that is shown, and `games` with how many games there are. */
export class ReplayFace extends Page {
  static properties = { match: {}, game: {}, turn: {}, hidden: { type: Boolean } };
  match = "";
  game = 1;
  /** The number of turns that were taken at the moment that is shown. */
  turn = 0;
  at = 0;
  /** The seat whose rack is shown. */
  seat = 0;
  /** @type {Replay | null} */
  #replay = null;
  /** @type {import("../messages/http.d.ts").BookletShown | undefined} */
  booklet;
  timer = 0;

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", (event) => this.#key(event), { signal: this.signal });
    this.signal.addEventListener("abort", () => this.#stop());
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.get("game")) {
      this.#stop();
      void this.attempt(() => this.load());
    } else if (changed.has("turn")) this.#follow();
    if (changed.has("hidden") && this.hidden) this.#stop();
  }

  /** Show the turn that the page is at, if another one is shown. */
  #follow() {
    const moments = this.#replay?.moments;
    if (moments && turnOfMoment(moments, this.at) !== this.turn) this.at = momentOfTurn(moments, this.turn);
  }

  get isWhole() {
    return true;
  }

  async load() {
    const { match, game } = this;
    const { player } = await login();
    const replay = await request(`/api/matches/${match}/replay?game=${game}&language=${language()}`);
    // Long games come in pages.
    while (replay.moments.length < replay.total) {
      const next = await request(`/api/matches/${match}/replay?game=${replay.game}&after=${replay.moments.length}&language=${language()}`);
      if (!next.moments.length) break;
      replay.moments.push(...next.moments);
    }
    this.booklet = (await booklets()).find(({ rules }) => rules === replay.rules);
    if (!this.#replay && player) this.seat = (await request(`/api/matches/${match}`)).seat ?? 0;
    // Another game may have been chosen meanwhile.
    if (game !== this.game) return;
    this.#replay = replay;
    this.at = momentOfTurn(replay.moments, this.turn);
    this.dispatchEvent(new CustomEvent("games", { detail: replay }));
  }

  #stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.requestUpdate();
  }

  play() {
    if (this.timer) return this.#stop();
    if (this.at === this.last) this.at = 0;
    this.timer = setInterval(() => this.go(this.at + 1), STEP_MS);
    this.requestUpdate();
  }

  get last() {
    return (this.#replay?.moments.length ?? 1) - 1;
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.max(0, Math.min(at, this.last));
    this.turn = turnOfMoment(this.#replay?.moments ?? [], this.at);
    this.dispatchEvent(new CustomEvent("turn", { detail: this.turn }));
    if (this.at === this.last) this.#stop();
    this.requestUpdate();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = targetOf(event);
    if (this.hidden || event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, select, button, a, summary")) return;
    /** @type {Record<string, () => void>} */
    const ways = {
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      " ": () => this.play(),
    };
    if (!ways[event.key]) return;
    event.preventDefault();
    ways[event.key]();
  }

  render() {
    const replay = this.#replay;
    if (!replay) return this.waitingView("board-skeleton");
    return html`${this.refusalView()} ${momentView(this, replay)}
      <div class="cluster">
        ${
          this.booklet?.game === "tiles"
            ? html`<a class="button quiet" href=${to(analysisLink(this, replay))}>${t("study-here")}</a>`
            : nothing
        }
        <a class="button quiet" href="/api/matches/${replay.match}/record" download="${replay.match}.jsonl">${t("page-me-record")}</a>
        <span class="soft small keys">${t("page-replay-keys")}</span>
      </div>`;
  }

  /** @param {number} seat */
  show(seat) {
    this.seat = seat;
    this.requestUpdate();
  }
}

/** The address that analyses the moment from the seat whose rack is shown. @param {ReplayFace} page @param {Replay} replay */
function analysisLink(page, { rules, house, moments }) {
  const { view, racks } = moments[page.at];
  const inNotation = (/** @type {number[]} */ row) => row.map(notation);
  const position = {
    table: view.table.map(inNotation),
    rack: inNotation(racks[page.seat]),
    opened: view.opened[page.seat],
  };
  return analysisPath({ ...position, rules, house });
}

/** @param {ReplayFace} page @param {Replay} replay */
function momentView(page, { moments, names }) {
  const moment = moments[page.at];
  const before = moments[page.at - 1];
  const { view, racks } = moment;
  return html`<ul class="plain cluster rack-choice" aria-label=${t("page-replay-racks")}>
      ${names.map(
        (name, seat) => html`<li>
          <button class=${seat === moment.seat ? "turn" : ""} aria-pressed=${seat === page.seat} @click=${() => page.show(seat)}>
            ${name} <span class="badge">${racks[seat].length}</span>
          </button>
        </li>`,
      )}
      ${view.pool === undefined ? nothing : html`<li class="soft">${t("page-replay-pool", { count: view.pool })}</li>`}
    </ul>
    <p class="moment-sentence"
      role="status">${drawnText(moment.sentence, page.booklet?.game === "dice" ? diceDrawing() : tileDrawing(), { jokers: true })}</p>
    <div class="stage">${page.booklet?.game === "dice" ? gridView(page, before, moment) : boardView(page, before, moment)}</div>
    <div class="player">
      <button class="round" aria-label=${t("page-replay-back")} ?disabled=${!page.at} @click=${() => page.go(page.at - 1)}><span
        aria-hidden="true">‹</span></button>
      <button class="round primary" aria-label=${page.timer ? t("page-replay-pause") : t("page-replay-play")} @click=${page.play}>
        <span aria-hidden="true">${page.timer ? "❚❚" : "▶"}</span>
      </button>
      <button class="round" aria-label=${t("page-replay-next")} ?disabled=${page.at === page.last}
        @click=${() => page.go(page.at + 1)}><span aria-hidden="true">›</span></button>
      <input
        type="range"
        min="0"
        max=${page.last}
        .value=${`${page.at}`}
        aria-label=${t("page-replay-moment")}
        aria-valuetext=${t("page-replay-moment-of", { number: page.at + 1, count: page.last + 1 })}
        @input=${(/** @type {Event} */ event) => page.go(Number(inputValue(event)))}
      />
      <span class="soft small">${page.at + 1} / ${page.last + 1}</span>
    </div>`;
}

/**
 * @param {ReplayFace} page
 * @param {Moment | undefined} before
 * @param {Moment} moment */
function boardView(page, before, moment) {
  return html`<tw-board
    .view=${viewOfSeat(moment, page.seat)}
    .readings=${[]}
    .changed=${changedPieces(before?.view.table ?? [], moment.view.table)}
    .order=${[]}
    .sorting=${"color"}
    .readonly=${true}
  ></tw-board>`;
}

/**
 * @param {ReplayFace} page
 * @param {Moment | undefined} before
 * @param {Moment} moment */
function gridView(page, before, moment) {
  const { grid, showing } = moment.view;
  return html`<tw-dice-grid .dice=${grid} .showing=${showing} .changed=${changedDice(before, moment)}></tw-dice-grid>
    ${diceView(moment.racks[page.seat], showing)}`;
}

customElements.define("tw-replay", ReplayFace);
