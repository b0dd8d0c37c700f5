// The course: its chapters with what is done, or one lesson.

import { request } from "../api.js";
import { isDone } from "../learn/progress.js";
import { Page } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { ChapterShown as Chapter } from "../messages/http.d.ts" */

export default class LearnPage extends Page {
  static properties = { lesson: {} };
  /** @type {Chapter[]} */
  #chapters = [];

  constructor() {
    super();
    /** The lesson that is shown, or nothing for the list. */
    this.lesson = "";
  }

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
    const [chapters] = await Promise.all([
      request(`/api/lessons?language=${language()}`),
      this.lesson && import("../learn/lesson.js"),
    ]);
    this.#chapters = chapters;
    dispatchEvent(new Event("page"));
  }

  render() {
    if (!this.#chapters.length) return this.refusalView();
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
        ${first ? html`<a class="button primary" href="/learn/${first.lesson}">${done ? t("learn-continue") : t("learn-start")}</a>` : nothing}
        <span class="soft">${t("learn-progress", { done, count: this.#lessons.length })}</span>
      </p>
      ${this.#chapters.map(
        ({ title, lessons }, place) => html`<section class="card chapter">
          <h2>${title}</h2>
          ${place === 0 ? html`<p class="soft">${t("learn-enough")}</p>` : nothing}
          <ol class="lessons">
            ${lessons.map(
              ({ lesson, title: name }) => html`<li class=${isDone(lesson) ? "done" : ""}>
                <a href="/learn/${lesson}">${name}</a>${isDone(lesson) ? html`<span class="tick" role="img" aria-label=${t("learn-done")}>✓</span>` : nothing}
              </li>`,
            )}
          </ol>
        </section>`,
      )}`;
  }
}

customElements.define("tw-learn-page", LearnPage);
