// People the player knows: who they are, where they are, and one tap to play with them again.

import { request } from "../../api.js";
import { navigate, to } from "../../navigate.js";
import { PEOPLE, store } from "../../settings.js";
import { html, nothing } from "../../vendor/lit.js";
import { joinList, t } from "../../words.js";
import { avatar } from "./avatar.js";

/** @import { Known, PeopleShown, PersonShown } from "../../messages/http.d.ts" */
/** @typedef {import("../page.js").Page} Page */

const IN_STRIP = 6;
const TO_INVITE = 24;

/** The people the player knows. From then on the page is told who calls.
 * @returns {Promise<PeopleShown>} */
export async function knownPeople() {
  const known = await request("/api/me/people");
  if (known.people.length || known.asks.length || known.calls.length) {
    store(PEOPLE, true);
    dispatchEvent(new Event("people"));
  }
  return known;
}

/** Open a table like the last one with some people, call them, and wait for them there.
 * @param {Page} page @param {PersonShown[]} people */
export const playAgain = (page, people) =>
  void page.attempt(async () => {
    const { table } = await request("/api/me/play", { body: { people: people.map(({ player }) => player) } });
    navigate(`/table/${table}`);
  }, "people");

/** Where a friend is, in words; nothing if that is not known. @param {Known["presence"]} presence */
export const presenceWords = (presence) =>
  presence === null
    ? nothing
    : html`<span class="presence"
      data-presence=${presence}>${presence === "here" ? t("page-people-here") : t("page-people-playing")}</span>`;

/** A button that plays again with some people.
 * @param {Page} page @param {PersonShown[]} people @param {unknown} words */
export const playButton = (page, people, words) =>
  html`<button ?disabled=${page.busy}
    aria-label=${t("page-people-play-with", { names: joinList(people.map(({ name }) => name)) })}
      @click=${() => playAgain(page, people)}>${words}</button>`;

/** Those to play with again, on the home page of somebody who comes back.
 * @param {Page} page @param {Known[]} people */
export const peopleStrip = (page, people) => html`<section class="people-strip" aria-label=${t("page-people-title")}>
  <div class="cluster between"><h2>${t("page-people-play-with", { names: "…" })}</h2><a
    href=${to("/people")}>${t("page-people-all")}</a></div>
  ${page.refusalView("people")}
  <ul class="plain">
    ${people
      .slice(0, IN_STRIP)
      .map(
        (person) =>
          html`<li>${playButton(
            page,
            [person],
            html`${avatar(person.avatar)}<b>${person.name}</b>${presenceWords(person.presence)}`,
          )}</li>`,
      )}
  </ul>
</section>`;

/** Those the host of a table can invite there, and who is invited already.
 * @param {Page} page
 * @param {import("../../messages/socket.d.ts").TableShown} room
 * @param {Known[]} people
 * @param {(person: Known) => void} invite */
export function invitable(page, room, people, invite) {
  const here = new Set(room.chairs.map(({ player }) => player));
  const asked = new Set(room.called.map(({ player }) => player));
  const others = people.filter(({ player }) => !here.has(player)).slice(0, TO_INVITE);
  if (!others.length) return nothing;
  const face = (/** @type {Known} */ { name, avatar: animal, presence }) =>
    html`${avatar(animal)}<span><b>${name}</b> ${presenceWords(presence)}</span>`;
  const button = (/** @type {Known} */ person) =>
    asked.has(person.player)
      ? html`<button aria-disabled="true"
      aria-label=${t("page-people-called", { names: person.name, count: 1 })}>${face(person)}<span aria-hidden="true">✓</span></button>`
      : html`<button ?disabled=${page.busy} aria-label=${t("page-people-invite-who", { name: person.name })}
        @click=${() => invite(person)}>${face(person)}</button>`;
  return html`<section class="card invitable">
    <h2>${t("page-people-invite")}</h2>
    <ul class="plain">${others.map((person) => html`<li>${button(person)}</li>`)}</ul>
    ${page.refusalView("invite")}
  </section>`;
}

/** Who was called to a table and has not come yet. @param {import("../../messages/socket.d.ts").TableShown} room */
export function called(room) {
  const names = room.called.filter(({ declined }) => !declined).map(({ name }) => name);
  const not = room.called.filter(({ declined }) => declined);
  return html`<div role="status">
    ${names.length ? html`<p>${t("page-people-called", { names: joinList(names), count: names.length })}</p>` : ""}
    ${not.map(({ name }) => html`<p>${t("page-people-cannot", { names: name })}</p>`)}
  </div>`;
}
