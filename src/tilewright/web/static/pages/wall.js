// The wall of a tournament, for a projector: where everybody sits, the time, and the standing, a screenful at a time.

import { findAll } from "../dom.js";
import { loadStyle } from "../load_style.js";
import "../parts/clock.js";
import { TournamentPage } from "../tournament/follow.js";
import { placesView } from "../tournament/places.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, loadMoreWords, t } from "../words.js";

await Promise.all([loadMoreWords("tournaments"), loadStyle("style/study.css"), loadStyle("tournament/tournament.css")]);

/** How long a screenful stays. */
const TURN_MS = 10_000;
const TABLES = 8;
const PLACES = 8;

export default class Wall extends TournamentPage {
  #turn = 0;

  get heading() {
    return this.shown?.setup.title ?? t("page-tables-club");
  }

  get full() {
    return true;
  }

  connectedCallback() {
    super.connectedCallback();
    this.every(TURN_MS, () => {
      this.#turn++;
      this.requestUpdate();
    });
  }

  /** Let the places move where that is wanted. @param {import("../messages/http.d.ts").TournamentShown} shown */
  show(shown) {
    if (!this.shown || !("startViewTransition" in document)) return super.show(shown);
    const transition = document.startViewTransition(async () => {
      super.show(shown);
      await this.updateComplete;
    });
    // A window that changes its size ends the transition; what it leads to is shown all the same.
    void transition.ready.catch(() => null);
  }

  /** Each place has a name of its own, by which the browser finds where it has moved. */
  updated() {
    for (const row of findAll(this, "tr[data-person]")) row.style.setProperty("view-transition-name", `person-${row.dataset.person}`);
  }

  /** The screenful of this moment of a list. @param {number} length @param {number} most */
  #page(length, most) {
    const from = (this.#turn % Math.max(1, Math.ceil(length / most))) * most;
    return [from, from + most];
  }

  render() {
    const shown = this.shown;
    if (!shown) return html`<div class="wall">${this.waitingView("club-shape")}</div>`;
    const { round, places, setup, over } = shown;
    const [first, after] = this.#page(round?.tables.length ?? 0, TABLES);
    return html`<div class="wall">
      <header><h1>${setup.title}</h1>
        <p>${round ? t("club-round", { number: round.number, count: setup.rounds }) : t("club-waiting")}</p>
        ${
          round?.until && !over
            ? html`<tw-clock .clock=${{ deadline: round.until, offset: 0, paused: false }} .whole=${setup.minutes * 60}></tw-clock>`
            : nothing
        }</header>
      ${
        round && !over
          ? html`<section><h2 class="visually-hidden">${t("club-tables")}</h2><ul class="plain wall-tables">${round.tables
              .slice(first, after)
              .map(
                ({ people, points, stands, disputed }, place) => html`<li class=${stands ? "soft" : nothing}>
                <b>${first + place + 1}</b> <span>${joinList(people.map(this.nameOf))}</span>
                ${(points || stands) && !disputed ? html`<span aria-label=${stands ? t("club-stands") : t("club-waits")}>${stands ? "✓" : "…"}</span>` : nothing}
              </li>`,
              )}</ul>
            ${round.byes.length ? html`<p>${t("club-byes", { names: joinList(round.byes.map(this.nameOf)) })}</p>` : nothing}</section>`
          : nothing
      }
      <section><h2 class="visually-hidden">${t("club-standing")}</h2>${placesView(this, ...this.#page(places.length, PLACES))}</section>
    </div>`;
  }
}

customElements.define("tw-wall", Wall);
