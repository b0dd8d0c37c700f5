// The sheet over the felt: the score card, the rules of the table, more to do, and the keys.

import { change, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { timeOut } from "./screen.js";
import { over } from "./state.js";

/** @typedef {import("./match.js").MatchPart} MatchPart */
/** @typedef {"scores" | "rules" | "more" | "keys" | null} Open */

/** What the sheet shows. @param {MatchPart} host @param {Exclude<Open, null>} open */
export function sheet(host, open) {
  const shown = { scores, rules, more, keys }[open](host);
  return html`<div class="sheet-inside">
    ${shown}
    <form method="dialog" class="cluster"><button class="quiet">${open === "scores" && over(host.state) ? t("game-see-table") : t("game-close")}</button></form>
  </div>`;
}

/** @param {MatchPart} host */
function scores(host) {
  const { state, match, room } = host;
  const deals = state.may.includes("DealNext");
  const done = Boolean(state.view?.outcome);
  const waits = room?.chairs.filter(({ player, again }) => player !== null && !again).map(({ name }) => name) ?? [];
  const asked = room !== null && room.chair !== null && room.chairs[room.chair].again;
  return html`<h2>${done ? t("game-match-over") : over(state) ? t("game-over") : t("game-scores")}</h2>
    <tw-scores .state=${state} ?counting=${over(state)}></tw-scores>
    <p class="cluster">
      ${deals ? html`<button type="button" class="primary" @click=${() => host.act({ type: "DealNext" })}>${t("game-next-deal")}</button>` : nothing}
      ${done && state.seating?.seat !== null
        ? html`<button type="button" class="primary" ?disabled=${asked} @click=${() => host.rematch()}>${t("game-rematch")}</button>`
        : nothing}
      ${done ? html`<a class="button" href="/replay/${match}">${t("game-replay")}</a>` : nothing}
      ${over(state) ? html`<a class="button" href="/api/matches/${match}/record" download="${match}.jsonl">${t("game-record")}</a>` : nothing}
    </p>
    ${asked && waits.length ? html`<p>${t("game-rematch-waits", { names: waits.join(", ") })}</p>` : nothing}
    ${over(state) ? html`<tw-shuffle .match=${match}></tw-shuffle>` : nothing}`;
}

/** @param {MatchPart} host */
function rules({ state }) {
  void import("../pages/rules.js");
  const sentences = timeOut(state);
  return html`<h2>${t("game-rules")}</h2>
    <tw-rules .rules=${state.seating?.rules} .house=${state.seating?.house ?? {}}></tw-rules>
    ${sentences.length ? html`<h3>${t("game-time-out")}</h3>${sentences.map((line) => html`<p>${line}</p>`)}` : nothing}`;
}

/** @param {MatchPart} host */
function more(host) {
  const { may } = host.state;
  const act = (/** @type {string} */ type, /** @type {string} */ words) =>
    may.includes(type) ? html`<button type="button" @click=${() => [host.act({ type }), host.show({ open: null })]}>${words}</button>` : nothing;
  const turned = (/** @type {"sounds" | "zen"} */ name, /** @type {string} */ words) =>
    html`<button type="button" role="switch" aria-checked=${settings[name] ? "true" : "false"} @click=${() => change({ [name]: !settings[name] })}>${words}</button>`;
  return html`<h2>${t("game-more")}</h2>
    <div class="stack">
      <button type="button" @click=${() => host.show({ open: "scores" })}>${t("game-scores")}</button>
      <button type="button" @click=${() => host.show({ open: null, side: true })}>${t("game-talk")}</button>
      ${turned("sounds", t("game-sounds"))} ${turned("zen", t("game-zen"))}
      ${act("ComeBack", t("game-come-back"))} ${act("StepAway", t("game-step-away"))}
      ${act("AskPause", t("game-pause"))} ${act("GoOn", t("game-go-on"))}
      <button type="button" @click=${() => host.show({ open: "keys" })}>${t("game-keys")}</button>
      <a class="button" href="/">${t("game-home")}</a>
    </div>`;
}

function keys() {
  /** @type {[string, string][]} */
  const shown = [["c", t("game-keys-clock")], ["r", t("game-keys-rack")], ["p", t("game-keys-pool")], ["l", t("game-keys-last")], ["h", t("game-keys-help")]];
  return html`<h2>${t("game-keys")}</h2>
    <dl class="key-list">${shown.map(([key, does]) => html`<dt>${key}</dt><dd>${does}</dd>`)}</dl>`;
}
