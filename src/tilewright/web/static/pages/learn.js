// Everything about how it goes: the course with what is done, the rules, the judge and the score keeper; or one lesson.

import { currentPlayer, request } from "../api.js";
import { isDone } from "../learn/progress.js";
import { replaceAddress, to } from "../navigate.js";
import { smallBoard } from "../parts/boards/small_board.js";
import { linkCard } from "../parts/link_card.js";
import { Page } from "../parts/page.js";
import { booklets, usualBooklet } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { ChapterShown as Chapter } from "../messages/http.d.ts" */

// The chapters of the first path; the others follow in any order.
const PATH = 4;
// What lies on the felt of a chapter's picture.
/** @type {Record<string, string>} */
const PICTURES = {
  first: "R7 R8 R9",
  table: "K4 R4 B4 O4",
  jokers: "B3 J B5",
  end: "O12 O13",
  clock: "K6 R6 O6",
  twist: "D C M",
  six: "K1 K2 K3 K4 K5",
  turbo: "R3 B3 O3",
};
// The lesson of this name is the first that is not done.
const NEXT = "next";
const NARROW = matchMedia("(width < 40rem)");

export default class LearnPage extends Page {
  static properties = { lesson: {} };
  /** The lesson that is shown, or nothing for the list. */
  lesson = "";
  /** @type {Chapter[]} */
  #chapters = [];
  /** The rulebook whose rules are shown first. */
  #rules = "";

  get heading() {
    return this.#lessons.find(({ lesson }) => lesson === this.lesson)?.title ?? t("learn-title");
  }

  /** A lesson fills the window. */
  get full() {
    return Boolean(this.lesson);
  }

  get #lessons() {
    return this.#chapters.flatMap(({ lessons }) => lessons);
  }

  async load() {
    const [chapters] = await Promise.all([request(`/api/lessons?language=${language()}`), this.lesson && import("../learn/lesson.js")]);
    this.#chapters = chapters;
    // What was done on another device comes with the profile.
    void currentPlayer().catch(() => null);
    if (this.lesson === NEXT) {
      this.lesson = (this.#lessons.find(({ lesson }) => !isDone(lesson)) ?? this.#lessons[0]).lesson;
      replaceAddress(`/learn/${this.lesson}`);
    }
    if (!this.lesson) this.#rules = usualBooklet(await booklets()).rules;
    dispatchEvent(new Event("page"));
  }

  render() {
    if (!this.#chapters.length) return html`<h1>${t("learn-title")}</h1>${this.waitingView("board-skeleton")}`;
    return this.lesson ? this.#oneLesson() : this.#course();
  }

  #oneLesson() {
    const all = this.#lessons;
    const next = all[all.findIndex(({ lesson }) => lesson === this.lesson) + 1]?.lesson ?? null;
    const enough = this.#chapters[0].lessons.at(-1)?.lesson === this.lesson;
    return html`<tw-lesson .lesson=${this.lesson} .next=${next} .enough=${enough}></tw-lesson>`;
  }

  #course() {
    const first = this.#lessons.find(({ lesson }) => !isDone(lesson));
    const done = this.#lessons.filter(({ lesson }) => isDone(lesson)).length;
    return html`<h1>${t("learn-title")}</h1>
      <p>${t("learn-lead")}</p>
      <p class="cluster">
        ${
          first
            ? html`<a class="button primary" href=${to(`/learn/${first.lesson}`)}>${done ? t("learn-continue") : t("learn-start")}</a>`
            : nothing
        }
        <span class="soft">${t("learn-progress", { done, count: this.#lessons.length })}</span>
      </p>
      <div class="link-cards course-links">
        ${linkCard(`/rules/${this.#rules}`, t("shell-rules"), t("shell-rules-why"), "rules")} ${linkCard("/judge", t("judge-title"), t("judge-why"), "judge")}
        ${linkCard("/score", t("score-title"), t("score-why"), "score")}
      </div>
      ${this.#chapters.slice(0, PATH).map((chapter) => this.#chapter(chapter, first))}
      <p class="lead">${t("learn-further")}</p>
      ${this.#chapters.slice(PATH).map((chapter) => this.#chapter(chapter, first))}`;
  }

  /** A chapter; a phone unfolds the one of the next lesson only. @param {Chapter} chapter @param {Chapter["lessons"][number] | undefined} next */
  #chapter({ chapter, title, lessons }, next) {
    const done = lessons.filter(({ lesson }) => isDone(lesson)).length;
    const isWhole = done === lessons.length;
    const isFirst = chapter === this.#chapters[0].chapter;
    return html`<details class="card chapter path-chapter ${isWhole ? "whole" : ""}"
      ?open=${!NARROW.matches || (next !== undefined && lessons.includes(next))}>
      <summary>${smallBoard([PICTURES[chapter]?.split(" ") ?? []])}
        <span class="stack"><h2>${title}${isWhole ? html` <span class="star" role="img" aria-label=${t("learn-done")}>★</span>` : nothing}</h2>
        <span class="soft"><progress max=${lessons.length} value=${done}
          aria-hidden="true"></progress> ${t("learn-progress", { done, count: lessons.length })}</span></span></summary>
      <div class="chapter-lessons">
        ${isFirst && !isWhole ? html`<p class="soft">${t("learn-enough")}</p>` : nothing}
        ${isFirst && isWhole ? html`<p>${t("learn-ready")} <a class="button primary" href=${to("/")}>${t("learn-play")}</a></p>` : nothing}
        <ol class="lessons">
          ${lessons.map(
            ({ lesson, title: name }) => html`<li class=${isDone(lesson) ? "done" : ""}>
              <a href=${to(`/learn/${lesson}`)}>${name}${
                isDone(lesson) ? html` <span class="tick" role="img" aria-label=${t("learn-done")}>✓</span>` : nothing
              }</a>
            </li>`,
          )}
        </ol>
      </div>
    </details>`;
  }
}

customElements.define("tw-learn-page", LearnPage);
