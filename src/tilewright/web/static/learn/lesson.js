// One lesson: its task above a match screen that a lesson connection serves, or above a question.

import { login, request } from "../api.js";
import { find, matchScreen } from "../dom.js";
import { FACES } from "../match/faces.js";
import { playSound } from "../match/sounds.js";
import { to } from "../navigate.js";
import { Page } from "../parts/page.js";
import "../parts/rules/joker_card.js";
import { themes, waysOn } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { showGesture } from "./ghost_hand.js";
import { LessonConnection } from "./lesson_connection.js";
import { markDone } from "./progress.js";
import { question } from "./question.js";

/** @import { LessonResult as Result, LessonShown as Lesson } from "../messages/http.d.ts" */
/** A match screen of either game. @typedef {import("../match/match_screen.js").MatchScreen} Screen */

const TRIES_BEFORE_HELP = 2;
// What is reached without laying; where pieces are laid, a button of the turn helps.
const NOT_LAID = ["draw", "keep"];
// When the hand shows the gesture: at once, and again to a player who has read the task and moved nothing.
const GESTURES_MS = [400, 8000];
const OWN_PIECES = ".rack [data-piece], [data-place=tray] [data-die]";

/** `<tw-lesson>` */
export class LessonElement extends Page {
  static properties = { lesson: {}, next: {}, enough: {} };
  lesson = "";
  /** The lesson after this one. @type {string | null} */
  next = null;
  /** Whether a first game can be played after this lesson. */
  enough = false;
  /** @type {Lesson | null} */
  #shown = null;
  /** @type {LessonConnection | null} */
  #connection = null;
  #wrongTries = 0;
  /** What the lesson is about. @type {import("../messages/http.d.ts").ThemeShown | undefined} */
  #theme;
  /** What the last try led to. @type {Result | null} */
  #result = null;
  /** Around a board on which pieces are laid. */
  #laying = { ...FACES.lesson, help: () => void this.#showMe() };

  /** The rulebook of the lesson, for the cards about jokers. */
  get rules() {
    return this.#shown?.rules;
  }

  get isWhole() {
    return true;
  }

  async load() {
    /** @type {Lesson} */
    const shown = await request(`/api/lessons/${this.lesson}?language=${language()}`);
    await (shown.game === "dice" ? import("../dice/match.js") : import("../tiles/match.js"));
    // In another language only the words change: the board stays as it is.
    const isFirst = this.#shown === null;
    this.#shown = shown;
    this.#connection ??= new LessonConnection(shown, (result) => this.#tried(result));
    if (!isFirst) return;
    this.requestUpdate();
    await this.updateComplete;
    const [face] = shown.pieces;
    if (shown.goal === "lay" && face) this.#showGestures(face);
  }

  /** Show how a piece is laid, until the player has moved one. @param {string} face */
  #showGestures(face) {
    /** The pieces on the rack or the tray when the hand was shown first. @type {number | null} */
    let before = null;
    const again = () => {
      const count = this.querySelectorAll(OWN_PIECES).length;
      before ??= count;
      if (this.isConnected && !this.#result && count === before) showGesture(this, face);
    };
    for (const ms of GESTURES_MS) setTimeout(again, ms);
  }

  /** @param {Result} result */
  #tried(result) {
    this.#result = result;
    if (result.reached) {
      void this.attempt(() => this.#findTheme());
      playSound("ended");
      markDone(this.lesson);
      void this.updateComplete.then(() => find(this, ".task .primary")?.focus());
    } else this.#wrongTries += 1;
    this.requestUpdate();
  }

  /** The rule that was taught is in the booklet. */
  async #findTheme() {
    this.#theme = (await themes()).find(({ lessons }) => lessons.some(({ lesson }) => lesson === this.lesson));
  }

  /** @param {number} option */
  async #answer(option) {
    await this.attempt(async () => {
      await login();
      this.#tried(await request(`/api/lessons/${this.lesson}/answer`, { body: { option } }));
    });
  }

  /** Show how the lesson is solved: the player only has to end the turn. */
  async #showMe() {
    await this.attempt(async () => {
      await login();
      const { table, dice, option } = await request(`/api/lessons/${this.lesson}/solution`, {
        method: "POST",
      });
      if (option !== null) return void (await this.#answer(option));
      const screen = matchScreen(this);
      if (screen && (table.length || dice.length)) screen.kind.showSolution(screen, { table, dice });
      else this.#result = { reached: false, sentences: [t("learn-end-turn")], view: null };
    });
  }

  render() {
    const shown = this.#shown;
    if (!shown) return this.refusalView();
    return html`${this.#task(shown)} ${this.refusalView()} ${shown.ask ? question(shown, (option) => void this.#answer(option), Boolean(this.#result?.reached)) : this.#board(shown)}`;
  }

  /** @param {Lesson} shown */
  #task(shown) {
    const done = Boolean(this.#result?.reached);
    return html`<header class="task ${done ? "done" : ""}">
      <a class="close" href=${to("/learn")} aria-label=${t("learn-title")}>✕</a>
      <div>
        <h1>${shown.title}</h1>
        <p>${done ? nothing : shown.task}</p>
        <p class="result" role="status">${this.#result?.sentences.join(" ")}</p>
      </div>
      <div class="cluster">
        ${
          done
            ? html`${waysOn(this.#theme, shown.rules, { lesson: false })}<a class="button quiet" href=${to(`/learn/${this.lesson}`)}>${t("learn-again")}</a
              >${this.enough ? html`<a class="button" href=${to("/")}>${t("learn-play")}</a>` : nothing}<a class="button primary"
                href=${to(this.next ? `/learn/${this.next}` : "/learn")}>${this.next ? t("learn-next") : t("learn-finished")}</a>`
            : this.#wrongTries >= TRIES_BEFORE_HELP && !isLaid(shown)
              ? html`<button @click=${() => void this.#showMe()}>${t("learn-show-me")}</button>`
              : nothing
        }
      </div>
    </header>`;
  }

  /** @param {Lesson} shown */
  #board(shown) {
    const { lesson } = shown;
    const face = isLaid(shown) ? this.#laying : FACES.lesson;
    return shown.game === "dice"
      ? html`<tw-dice .connection=${this.#connection} .match=${lesson} .face=${face}></tw-dice>`
      : html`<tw-match .connection=${this.#connection} .match=${lesson} .face=${face}></tw-match>`;
  }
}

/** Whether pieces are laid to reach the goal of a lesson. @param {Lesson} shown */
const isLaid = ({ ask, goal }) => !ask && !NOT_LAID.includes(goal ?? "");

customElements.define("tw-lesson", LessonElement);
