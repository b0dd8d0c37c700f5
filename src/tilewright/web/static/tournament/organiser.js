// What the organiser of a tournament does: begin and undo rounds, add people, print cards, and end the evening.

import { request } from "../api.js";
import { filled } from "../dom.js";
import { linkTo, navigate, to } from "../navigate.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { sheetLinks } from "./duplicate.js";

/** @import TournamentPage from "../pages/tournament.js" */

/** The buttons of the evening. @param {TournamentPage} page */
export function organiserView(page) {
  const { rounds, round, over, joining, setup, people } = page.now;
  const here = people.filter(({ away }) => !away).length;
  const open = round?.number === rounds ? round.tables.filter(({ stands }) => !stands).length : 0;
  const number = rounds + 1;
  const begin = () => page.attempt(async () => page.show(await request(`${page.address}/rounds`, { body: { number } })), "organiser");
  const doors = (/** @type {{joining?: boolean, over?: boolean}} */ change) => () =>
    page.act({ type: "Doors", joining, over, ...change }, "organiser");
  const last = rounds >= setup.rounds;
  const isDone = last && !open;
  const end = html`<button class=${isDone ? "primary large" : ""} @click=${doors({ over: true })}>${t("club-end")}</button>`;
  const begun = rounds > 0 && !over;
  return html`<section class="card stack">
    ${over ? html`<p role="status"><b>${t("club-over")}</b></p>` : nothing}
    <div class="cluster">
      ${
        over
          ? html`<button @click=${doors({ over: false })}>${t("club-continue")}</button>`
          : html`${begun && isDone ? end : nothing}<button class=${last ? "" : "primary large"} ?disabled=${page.busy || open > 0 || here < 2}
            @click=${begin}>${t("club-begin", { number })}</button>`
      }
      <a class="button" href=${to(`/wall/${page.tournament}`)} target="_blank">${t("club-wall")}</a>
      <a class="button" href=${to(`/tournament/${page.tournament}?cards`)}>${t("club-cards")}</a>
    </div>
    ${open && !over ? html`<p class="soft" role="status">${t("club-open-tables", { count: open })}</p>` : nothing}
    ${here < 2 && !over ? html`<p class="soft" role="status">${t("club-few")}</p>` : nothing}
    ${page.refusalView("organiser")}
    <details class="fold"><summary>${t("game-more")}</summary><div class="cluster">
      ${begun && !isDone ? end : nothing}
      ${begun ? page.sure("undo", t("club-undo", { number: rounds }), () => page.act({ type: "Undo", round: rounds }, "organiser")) : nothing}
      ${over ? nothing : html`<button @click=${doors({ joining: !joining })}>${joining ? t("club-close-doors") : t("club-open-doors")}</button>`}
      <a class="button" href=${`${page.address}/export`} download="tournament.json">${t("club-export")}</a>
      ${page.sure("delete", t("club-delete"), () =>
        page.attempt(async () => {
          await request(page.address, { method: "DELETE" });
          navigate("/tournament");
        }, "organiser"),
      )}
      </div></details>
    ${sheetLinks(page)}
  </section>`;
}

/** Everybody who takes part; the organiser adds names and sends people home. @param {TournamentPage} page */
export function peopleView(page) {
  const { people, organiser, you, over } = page.now;
  const add = page.submits(async (form) => {
    const names = [
      ...new Set(
        filled(form)
          .names.split("\n")
          .map((name) => name.trim()),
      ),
    ].filter(Boolean);
    if (await page.act({ type: "AddPeople", names: names.map((name) => name.slice(0, 24)) }, "people")) form.reset();
  }, "people");
  const stay = (/** @type {number} */ person, /** @type {boolean} */ away) => () => page.act({ type: "Stay", person, away }, "people");
  return html`<section class="chapter">
    <h2>${t("club-people", { count: people.filter(({ away }) => !away).length })}</h2>
    <ul class="plain club-people">${people.map(({ away }, place) => {
      const name = page.nameOf(place + 1);
      const words = away ? t("club-back-who", { name }) : t("club-away-who", { name });
      return html`<li class=${away ? "soft" : nothing}><span>${name}${place + 1 === you ? html` <b>(${t("page-room-you")})</b>` : nothing}</span>
        ${
          (organiser || place + 1 === you) && !over
            ? html`<button class="quiet" aria-label=${words} @click=${stay(place + 1, !away)}>${away ? t("club-back") : t("club-away")}</button>`
            : nothing
        }</li>`;
    })}</ul>
    ${
      organiser && !over
        ? html`<form class="stack" @submit=${add}><label class="field">${t("club-names")} <textarea name="names" rows="3" maxlength="5000" required></textarea></label>
          <p><button ?disabled=${page.busy}>${t("club-add")}</button></p></form>`
        : nothing
    }
    ${page.refusalView("people")}
  </section>`;
}

/** A card for each real table, to print. @param {TournamentPage} page */
export function cardsView(page) {
  const { people, setup } = page.now;
  const tables = Math.max(1, Math.ceil(people.length / setup.seats));
  return html`<div class="cluster club-unprinted"><button class="primary" @click=${() => print()}>${t("club-print")}</button> <a class="button"
      href=${to(`/tournament/${page.tournament}`)}>${t("club-to-evening")}</a></div>
    <p class="club-unprinted">${t("club-cards-why")}</p>
    <div class="club-cards">${Array.from({ length: tables }, (_, place) => {
      const number = place + 1;
      const picture = `${page.address}/qr.svg?table=${number}#${linkTo("")}`;
      return html`<section class="club-card"><p>${setup.title}</p><h2>${t("club-table", { number })}</h2>
        <img src=${picture} width="240" height="240" alt=${t("club-scan")} /><p>${t("club-scan")}</p></section>`;
    })}</div>`;
}
