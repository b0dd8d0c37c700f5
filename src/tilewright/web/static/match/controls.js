// The controls below the table: tools, and the buttons that end a turn.

import { changeSettings, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { STEPS_SAID } from "./history.js";
import { hasCompany } from "./host.js";
import { iconButton } from "./icon_buttons.js";
import { canArrange, isLaid } from "./state.js";
import { mute } from "./ticker.js";

/** @import { MatchScreen } from "./match_screen.js" */

/** The controls of a player. @param {MatchScreen} host */
export function controls(host) {
  const { seating, view } = host.state;
  if (seating?.seat === null) return html`<p class="watching">${t("game-watching")}</p>`;
  if (!view) return nothing;
  const talks = hasCompany(host);
  const news = host.unread ? { count: host.unread, words: t("game-talk-new", { count: host.unread }) } : null;
  const open = () => host.show({ side: !host.side, unread: 0 });
  const side = iconButton(talks ? "talk" : "log", talks ? t("game-talk") : t("game-log"), open, false, news);
  return html`<div class="controls">
    <div class="tools" role="group" aria-label=${t("game-tools")}>${steps(host)} ${host.kind.tools(host)} ${host.face.side ? side : nothing}</div>
    ${
      settings.zen
        ? html`<div class="zen-tools"><button class="quiet"
        @click=${() => changeSettings({ zen: false })}>${t("game-zen-end")}</button>${mute()}</div>`
        : nothing
    }
    ${turnEnd(host)}
  </div>`;
}

/** The buttons that go through the steps of a turn. @param {MatchScreen} host */
function steps(host) {
  const { state } = host;
  const draft = canArrange(state) ? state.draft : null;
  const tool = (/** @type {keyof typeof STEPS_SAID} */ way, /** @type {unknown} */ ready) =>
    iconButton(way, t(`game-${way}`), () => step(host, way), !ready);
  // words: game-undo game-redo game-reset
  return html`${tool("undo", draft?.past.length)} ${tool("redo", draft?.future.length)} ${tool("reset", draft && isLaid(state))}`;
}

/** Go a step in what is laid, and say so. @param {MatchScreen} host @param {keyof typeof STEPS_SAID} way */
export function step(host, way) {
  if (host.session?.step(way)) host.announcement = t(STEPS_SAID[way]);
}

/** The buttons that end a turn; those of the game are left out between games and in a pause. @param {MatchScreen} host */
function turnEnd(host) {
  const { clock } = host.state;
  return html`<div class="turn-buttons">
      ${commandButton(host, "ComeBack", t("game-come-back"))}
      ${clock?.asked.length ? commandButton(host, "AskPause", t("game-pause-agree")) : nothing}
      ${commandButton(host, "GoOn", clock?.paused ? t("game-go-on") : t("game-pause-no-longer"))}
      ${host.over ? html`<button @click=${() => host.show({ open: "scores" })}>${t("game-scores")}</button>` : nothing}
      ${commandButton(host, "DealNext", host.kind.ending().next)}
      ${host.over || clock?.paused ? nothing : host.kind.turnButtons(host)}
    </div>`;
}

/** A button that sends a command, if the player may send it now. @param {MatchScreen} host @param {string} type @param {string} words */
export function commandButton(host, type, words) {
  const { state, session } = host;
  if (!state.may.includes(type)) return nothing;
  const waits = state.waiting?.type === type;
  return html`<button class="primary" aria-busy=${waits ? "true" : nothing} @click=${() => session?.command({ type })}>${words}</button>`;
}

/**
 * A button that ends a turn; while a command waits it says so. The second click of a double click is none of its own.
 * @param {MatchScreen} host @param {{look: string, words: string, ready: boolean, does: () => unknown}} button
 */
export function turnButton({ state }, { look, words, ready, does }) {
  const waits = state.waiting !== null;
  return html`<button
    type="button"
    class=${waits ? `${look} waits` : look}
    aria-disabled=${ready && !waits ? nothing : "true"}
    aria-busy=${waits ? "true" : nothing}
    @click=${(/** @type {MouseEvent} */ { detail }) => detail > 1 || waits || does()}
  >${words}</button>`;
}
