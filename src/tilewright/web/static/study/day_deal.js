// The deal of the day: the same for everybody, played once; what its par is, and how the player fared.

import { currentPlayer, login, request } from "../api.js";
import { navigate, to } from "../navigate.js";
import { Page } from "../parts/page.js";
import { points } from "../parts/text.js";
import { add, entries } from "../profile.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

/** @import { DealShown } from "../messages/http.d.ts" */

/** `<tw-day-deal>`: the section of the page of puzzles. */
export class DayDealElement extends Page {
  static properties = { titles: {} };
  /** The names of the rulebooks by their ids. @type {Record<string, string>} */
  titles = {};
  /** A visitor who has played nothing is nobody yet. @type {DealShown | null} */
  #deal = null;

  async load() {
    if (!(await currentPlayer())) return;
    const deal = await request("/api/deal");
    this.#deal = deal;
    // A server knows it already; what was played without one is sent to it later.
    if (deal.played && !entries("deals")[deal.day]) add({ deals: { [deal.day]: deal.played } }, { told: hasServer });
  }

  #play() {
    void this.attempt(async () => {
      await login();
      navigate(`/match/${(await request("/api/deal", { body: {} })).match}`);
    });
  }

  render() {
    const deal = this.#deal;
    return html`<section class="card stack" id="deal" aria-labelledby="page-home-deal">
      <h2 id="page-home-deal">${t("page-home-deal")}</h2>
      <p>${t("page-home-deal-why")}</p>
      ${this.refusalView()} ${deal ? this.#told(deal) : nothing}
      <div class="cluster">
        ${
          deal?.match && deal.played
            ? html`<a class="button" href=${to(`/review/${deal.match}`)}>${t("deal-review")}</a>`
            : deal?.played
              ? nothing
              : html`<button class="primary" ?disabled=${this.busy} @click=${this.#play}>${t(deal?.match ? "shell-continue" : "shell-play")}</button>`
        }
      </div>
      ${deal ? proofView(deal) : nothing}
    </section>`;
  }

  /** @param {DealShown} deal */
  #told({ rules, bots, par, played, figures }) {
    const others = joinList(bots.map((bot) => t(`bot-${bot}`)));
    const place = typeof figures?.place === "number" ? t("deal-place", { place: figures.place }) : "";
    return html`<p><a href=${to(`/rules/${rules}`)}>${this.titles[rules]}</a>, ${t("shell-against", { names: others })}.
        ${t("deal-par", { points: points(par), bot: t("bot-searcher") })}</p>
      ${played ? html`<p><strong>${t("deal-played", { points: points(played.points) })} ${place}</strong></p>` : nothing}
      ${
        figures
          ? html`<p class="soft">${t("deal-field", { count: figures.players })}
        ${figures.claimed ? t("deal-claimed", { claimed: figures.claimed }) : nothing}</p>`
          : nothing
      }`;
  }
}

/** @param {DealShown} deal */
function proofView({ commitment, tomorrow }) {
  return html`<details class="fold"><summary>${t("deal-proof")}</summary>
    <p class="soft small">${t("deal-proof-why")}</p>
    <dl class="small deal-proof"><dt>${t("deal-today")}</dt><dd><code>${commitment}</code></dd>
      <dt>${t("deal-tomorrow")}</dt><dd><code>${tomorrow}</code></dd></dl></details>`;
}

customElements.define("tw-day-deal", DayDealElement);
