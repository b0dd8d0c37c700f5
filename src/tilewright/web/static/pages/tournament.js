// A club night: the organiser and those who take part see one page, each with their parts of it.

import "../parts/clock.js";
import { currentPlayer, guestName, isNameless, loginAs, request } from "../api.js";
import { loadStyle } from "../load_style.js";
import { here, linkTo, navigate } from "../navigate.js";
import { nameField } from "../parts/page.js";
import { phones, reachesOthers } from "../parts/phones.js";
import { shareLink } from "../parts/share.js";
import { random } from "../random.js";
import { dealsView } from "../tournament/duplicate.js";
import { TournamentPage } from "../tournament/follow.js";
import { cardsView, organiserView, peopleView } from "../tournament/organiser.js";
import { actors, placesView, pointsView } from "../tournament/places.js";
import { roundView } from "../tournament/round.js";

import { html, nothing } from "../vendor/lit.js";
import { joinList, loadMoreWords, t } from "../words.js";

await Promise.all([loadMoreWords("tournaments", "tabletop"), loadStyle("style/study.css"), loadStyle("tournament/tournament.css")]);

const NONCE_BYTES = 32;

export default class Tournament extends TournamentPage {
  /** The form of a new one, loaded where it is wanted. @type {typeof import("../tournament/result.js") | null} */
  #new = null;
  /** The tournaments of this player. @type {import("../messages/http.d.ts").Listed[]} */
  mine = [];
  /** What enters and confirms results, loaded at the first real table. @type {typeof import("../tournament/result.js") | null} */
  #keeper = null;
  /** @type {import("../tournament/result.js").Result | null} */
  #result = null;
  /** The name by which a guest without one takes part, or null where it is known. @type {string | null} */
  #name = null;
  /** What is done when its button is pressed again. */
  #asked = "";

  get heading() {
    return this.shown?.setup.title ?? t("page-tables-club");
  }

  async load() {
    if (this.tournament) {
      await super.load();
      if (isNameless(await currentPlayer())) this.#name ??= "";
      return this.requestUpdate();
    }
    this.#new = await import("../tournament/result.js");
    if (await currentPlayer()) this.mine = await request("/api/me/tournaments");
    this.requestUpdate();
  }

  /** A button that must be pressed twice.
   * @param {string} name @param {string} words @param {() => unknown} action */
  sure(name, words, action) {
    const press = () => {
      const sure = this.#asked === name;
      this.#asked = sure ? "" : name;
      this.requestUpdate();
      if (sure) action();
    };
    return html`<button class=${this.#asked === name ? "danger" : "quiet"} @click=${press}>${this.#asked === name ? t("club-sure") : words}</button>`;
  }

  render() {
    if (!this.tournament)
      return this.#new ? html`<h1>${t("page-tables-club")}</h1><tw-club-setup .mine=${this.mine}></tw-club-setup>` : this.refusalView();
    const shown = this.shown;
    if (!shown) return this.waitingView("club-shape");
    if (shown.organiser && new URLSearchParams(here().search).has("cards")) return reachesOthers() ? cardsView(this) : phones(this);
    const link = linkTo(`/tournament/${this.tournament}?key=${shown.link}`);
    const invitation = shown.link && shown.joining ? shareLink(this, link, `${this.address}/qr.svg#${linkTo("")}`) : nothing;
    const begun = shown.rounds > 0;
    // Before the first round the organiser gathers people, and nobody has points.
    const gathers = shown.organiser && !begun;
    const standing = html`<section class="card"><h2>${t("club-standing")}</h2>${placesView(this)}${dealsView(this)}</section>`;
    const now = html`${gathers ? invitation : nothing}
      <div class="halves">${this.#mine()} ${shown.organiser ? organiserView(this) : begun ? standing : nothing}</div>
      ${this.refusalView("round")} ${roundView(this)}`;
    // Who waits for the first round sees who else does, beside what to do.
    const waits = !shown.organiser && !begun;
    return html`<div class="cluster between"><h1>${shown.setup.title}</h1>
        ${shown.round?.until && !shown.over ? html`<tw-clock .clock=${{ deadline: shown.round.until, offset: 0, paused: false }}></tw-clock>` : nothing}</div>
      ${this.refusalView()}
      ${waits ? html`<div class="halves"><section class="card">${now}</section><div class="card">${peopleView(this)}</div></div>` : now}
      ${!begun ? dealsView(this) : shown.organiser ? standing : nothing}
      ${waits ? nothing : peopleView(this)} ${gathers ? nothing : invitation}`;
  }

  /** The result of a real table, with what enters it once that is loaded.
   * @param {import("../messages/http.d.ts").TableInRound} table @param {number} number */
  #resultView(table, number) {
    if (this.#keeper && this.#result) return this.#keeper.resultView(this, this.#result, table, number);
    void import("../tournament/result.js").then((keeper) => {
      this.#keeper = keeper;
      this.#result ??= new keeper.Result();
      this.requestUpdate();
    });
    return pointsView(this, table);
  }

  /** The button that takes part, with the name by which the others know a guest. @param {boolean} organiser */
  #joinForm(organiser) {
    const join = this.submits(async () => {
      if (this.#name !== null) await loginAs(this.#name.trim() || guestName());
      await this.act({ type: "Join", nonce: random(NONCE_BYTES) });
    });
    return html`<form @submit=${join}>${this.#name === null ? nothing : nameField(this.#name, (name) => (this.#name = name))}
      <p><button class=${organiser ? "" : "primary large"} ?disabled=${this.busy}>${t("club-join")}</button></p></form>`;
  }

  /** What the person at this device does now: join, sit down, or enter the result of a real table. */
  #mine() {
    const { you, card, round, rounds, people, joining, over, organiser } = this.now;
    if (you === null && card === null) return joining ? this.#joinForm(organiser) : nothing;
    if (!round || over) return you === null ? nothing : html`<p role="status">${over ? t("club-over") : t("club-joined")}</p>`;
    if (you !== null && people[you - 1].away) return nothing;
    const place = round.tables.findIndex((table, at) => actors(this, table, at + 1).length);
    if (place < 0 || round.number !== rounds) {
      const sitsOut = you !== null && round.byes.includes(you);
      return sitsOut ? html`<p class="card" role="status">${t("club-you-bye")}</p>` : nothing;
    }
    const table = round.tables[place];
    const number = place + 1;
    const names = joinList(table.people.map(this.nameOf));
    const play = () =>
      this.attempt(async () => {
        const { table: room } = await request(`/api/tournaments/${this.tournament}/tables/${number}`, { method: "POST" });
        navigate(`/table/${room}`);
      }, "mine");
    return html`<section class="card stack club-mine" aria-live="polite">
      <h2>${t("club-table", { number })}</h2>
      <p>${names}<br />${t("club-first", { name: this.nameOf(table.people[0]) })}</p>
      ${
        table.screen && !table.stands
          ? html`<button class="primary large" ?disabled=${this.busy} @click=${play}>${t("club-play")}</button> ${this.refusalView("mine")}`
          : this.#resultView(table, number)
      }
    </section>`;
  }
}

customElements.define("tw-tournament", Tournament);
