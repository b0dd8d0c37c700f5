// The dialog over a match: the score card, the rules of the table, more commands, and the keys.

import { comparison, seenOf } from "../before_deal.js";
import { to } from "../navigate.js";
import { knockers } from "../parts/people/knocking.js";
import { endScreens } from "../parts/phones.js";
import { changeSettings, readStored, SEEN, settings } from "../settings.js";
import { ask, hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";
import { about } from "./events.js";
import { timeOut } from "./header.js";
import { allKeys, hasCompany, showKeys, won } from "./host.js";
import { isGivenUp } from "./moments.js";
import { opponents } from "./opponents.js";
import { podium, story } from "./podium.js";
import { rematch } from "./room.js";

/** A match screen. @typedef {import("./match_screen.js").MatchScreen} Host */

/** The content of the sheet. @param {Host} host @param {NonNullable<import("./match_screen.js").Open>} open */
export function sheet(host, open) {
  const shown = { scores, rules, more, keys }[open](host);
  return html`<div class="sheet-inside">
    ${shown}
    ${
      host.face.television
        ? nothing
        : html`<form method="dialog" class="cluster"><button
          class="quiet">${open === "scores" && host.over ? t("game-see-table") : t("game-close")}</button></form>`
    }
  </div>`;
}

/** @param {Host} host */
function scores(host) {
  const { state, match, room, over, seating, face } = host;
  const ending = host.kind.ending();
  const ended = isGivenUp(state.log);
  const done = Boolean(state.view?.outcome);
  const deals = !done && (state.may.includes("DealNext") || (host.device && over && !ended));
  const waits = room?.chairs.filter(({ player, again }) => player !== null && !again).map(({ name }) => name ?? "") ?? [];
  const asked = room !== null && room.chair !== null && room.chairs[room.chair].again;
  const wanted = room?.chairs.filter(({ again }, chair) => again && chair !== room.chair).map(({ name }) => name ?? "") ?? [];
  const title = ended ? (seating?.seat === null ? t("game-match-over") : t("game-ended")) : over ? wonBy(host) : t("game-scores");
  const heading = won(host)
    ? html`<h2 class="won-banner">${done ? t("game-you-won-match") : t("game-you-won")}</h2>`
    : html`<h2>${title}</h2>`;
  const tellsEnd = over && !ended;
  return html`<div class=${tellsEnd ? "the-end" : ""}>
    <div>
      ${heading} ${tellsEnd ? html`${podium(host)} ${story(host)}` : nothing}
      ${face.television ? onTelevision(host, done || ended) : nothing}
      <p class="cluster">
        ${deals ? html`<button class="primary" @click=${() => host.session?.command({ type: "DealNext" })}>${ending.next}</button>` : nothing}
        ${
          (done || ended) && (seating?.seat !== null || host.device)
            ? html`<button class="primary" ?disabled=${asked} @click=${() => rematch(host)}>${t("game-rematch")}</button>`
            : nothing
        }
      </p>
      ${done ? wishes(room) : nothing}
      <p class="visually-hidden"
        role="status">${wanted.length ? t("game-rematch-wanted", { names: joinList(wanted), count: wanted.length }) : nothing}</p>
      ${
        asked && waits.length
          ? html`<p>${t("game-rematch-waits", { names: joinList(waits) })}
          ${room.host ? html`<button @click=${() => rematch(host, true)}>${t("game-rematch-without")}</button>` : nothing}</p>`
          : nothing
      }
    </div>
    <div>
      ${host.kind.scoreCard(host)}
      ${
        done && !face.television
          ? html`<p class="cluster">
            <a class="button" href=${to(`/review/${match}`)}>${t("page-review")}</a>
            <a class="button" href=${to(`/replay/${match}`)}>${t("game-replay")}</a>
          </p>
          ${together(host)}`
          : nothing
      }
      ${tellsEnd && !face.television ? record(host) : nothing}
    </div>
  </div>`;
}

/** Who has won the game or the match. @param {Host} host */
function wonBy({ state, kind }) {
  const { outcome, results } = state.view ?? { outcome: null, results: [] };
  const { winners } = outcome ?? results[results.length - 1];
  // words: event-match-ended game-won-by
  return winners.length ? about(outcome ? "event-match-ended" : "game-won-by", winners, state) : kind.ending().over;
}

/** The record of the match and its shuffles, for who looks for them. @param {Host} host */
function record(host) {
  return html`<details class="record-fold">
    <summary>${t("game-record-fold")}</summary>
    <p class="cluster">
      <button class="quiet" @click=${() => verify(host)}>${t("game-verify")}</button>
      <a class="button quiet" href="/api/matches/${host.match}/record" download="${host.match}.jsonl">${t("game-record")}</a>
      <span role="status">${host.verification}</span>
    </p>
  </details>`;
}

/** What the matches of the people at this table add up to. @param {Host} host */
function together({ match, seating }) {
  if (!hasServer || !seating || seating.places.filter(({ bot }) => bot === null).length < 2) return nothing;
  void import("../parts/people/together.js");
  return html`<tw-together .match=${match} .rules=${seating.rules}></tw-together>`;
}

/** What everybody does on their phone, on a screen that takes no commands. @param {Host} host @param {boolean} ended */
function onTelevision({ over, kind }, ended) {
  if (!over) return nothing;
  const ending = kind.ending();
  return html`<p class="on-phones">${ended ? t("screen-again", { button: t("game-rematch") }) : t("screen-next", { button: ending.next })}</p>`;
}

/** Who wants to play again, as it comes in. @param {import("../messages/socket.d.ts").TableShown | null} room */
function wishes(room) {
  const others = room?.chairs.filter(({ player }, chair) => player !== null && chair !== room.chair) ?? [];
  if (!others.length) return nothing;
  return html`<ul class="wishes plain" aria-label=${t("game-rematch")}>
    ${others.map(
      ({ name, again }) =>
        html`<li class=${again ? "wants" : ""}><span aria-hidden="true">${again ? "✓" : "…"}</span> ${name}<span
          class="visually-hidden">, ${again ? t("game-wants-rematch") : t("game-not-asked")}</span></li>`,
    )}
  </ul>`;
}

/**
 * Compare the record with what this browser saw before the deal, and repeat every shuffle from the revealed secrets: here, or on the
 * server
 * where the browser offers no hashes, as on a page without https. @param {Host} host */
async function verify(host) {
  const response = await ask(`/api/matches/${host.match}/record`);
  // A record is JSON Lines, not JSON.
  const record = await response.text();
  const compared = response.ok ? comparison(seenOf(readStored(SEEN), host.match), record) : "unseen";
  if (compared === "changed") {
    host.verification = t("game-seen-changed");
    return;
  }
  const { verified, games, here } = (response.ok && (await verifiedHere(host, record))) || (await verifiedByServer(record));
  const seen = compared === "kept" ? t("game-seen-kept") : t("game-seen-none");
  const where = here ? t("game-verified-here") : t("game-verified-there");
  host.verification = verified
    ? `${t("game-verified", { games })} ${where} ${seen}`
    : verified === null
      ? t("game-verify-later")
      : t("game-not-verified");
}

/** What this browser finds, or null if it cannot tell. @param {Host} host @param {string} record */
async function verifiedHere(host, record) {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const { countGames, repeated } = await import("../shuffle.js");
  const found = await repeated(record, /** @type {{rules?: object} | null} */ (host.state.view)?.rules ?? {}, subtle);
  return found === "unknown" ? null : { verified: found === "same", games: countGames(record), here: true };
}

/** What the server finds. @param {string} record @returns {Promise<{verified: boolean | null, games: number, here: boolean}>} */
async function verifiedByServer(record) {
  const answer = await ask("/api/verify", { method: "POST", body: record });
  return { ...(answer.ok ? await answer.json() : { verified: null, games: 0 }), here: false };
}

/** @param {Host} host */
function rules({ state, seating }) {
  void import("../parts/rules/rules_in_words.js");
  const sentences = timeOut(state);
  return html`<h2>${t("game-rules")}</h2>
    <tw-rules .rules=${seating?.rules} .house=${seating?.house ?? {}}></tw-rules>
    ${sentences.length ? html`<h3>${t("game-time-out")}</h3>${sentences.map((line) => html`<p>${line}</p>`)}` : nothing}`;
}

/** @param {Host} host */
function more(host) {
  const { clock, may } = host.state;
  const act = (/** @type {string} */ type, /** @type {string} */ words) =>
    may.includes(type)
      ? html`<button @click=${() => [host.session?.command({ type }), host.show({ open: null })]}>${words}</button>`
      : nothing;
  const toggle = (/** @type {"sounds" | "zen" | "large"} */ name, /** @type {string} */ words) =>
    html`<button role="switch" aria-checked=${settings[name] ? "true" : "false"}
      @click=${() => changeSettings({ [name]: !settings[name] })}>${words}</button>`;
  return html`<h2>${t("game-more")}</h2>
    ${host.room ? knockers(host.room) : nothing}
    <div class="stack">
      <button @click=${() => host.show({ open: "scores" })}>${t("game-scores")}</button>
      <button @click=${() => host.show({ open: null, side: true })}>${hasCompany(host) ? t("game-talk") : t("game-log")}</button>
      ${toggle("sounds", t("game-sounds"))} ${toggle("large", t("game-large"))} ${toggle("zen", t("game-zen"))}
      ${
        host.device && host.seating?.seat !== null
          ? html`<button @click=${() => host.device?.hide()}>${t("device-hide")}</button>`
          : nothing
      }
      ${
        host.room?.host && host.room.screens
          ? html`<button @click=${() => [void endScreens(host.room?.table ?? ""), host.show({ open: null })]}>${t("screen-end", { count: host.room.screens })}</button>`
          : nothing
      }
      ${act("ComeBack", t("game-come-back"))} ${act("StepAway", t("game-step-away"))}
      ${may.includes("EndMatch") ? endButton(host) : nothing} ${hasCompany(host) || clock?.deadline ? act("AskPause", t("game-pause")) : nothing} ${act("GoOn", clock?.paused ? t("game-go-on") : t("game-pause-no-longer"))}
      <button @click=${() => [host.show({ open: null }), showKeys(host)]}>${t("game-keys")}</button>
      <a class="button" href=${to("/")}>${t("game-home")}</a>
    </div>
    ${opponents(host.seating)}`;
}

/** Ends a match against bots alone, when it is pressed twice. @param {Host} host */
function endButton(host) {
  const press = () => (host.asksEnd ? void host.session?.command({ type: "EndMatch" }) : host.show({ asksEnd: true }));
  return html`<button @click=${press}>${host.asksEnd ? t("game-end-sure") : t("game-end")}</button>`;
}

/** @param {Host} host */
function keys(host) {
  return html`<h2>${t("game-keys-title")}</h2>
    <dl class="key-list">${allKeys(host).map(([key, action]) => html`<dt>${key}</dt><dd>${action}</dd>`)}</dl>`;
}
