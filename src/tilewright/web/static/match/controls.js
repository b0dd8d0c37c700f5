// The controls below the table: tools, and the buttons that end a turn.

import { changeSettings, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { hasCompany } from "./host.js";
import { iconButton } from "./icon_buttons.js";
import { mute } from "./ticker.js";

/** @import { MatchScreen } from "./match_screen.js" */

/**
 * The controls of a player; the buttons that end a turn are left out between games and in a pause.
 * @param {MatchScreen} host @param {{tools: unknown, turnButtons: unknown}} parts
 */
export function controls(host, { tools, turnButtons }) {
  const talks = hasCompany(host);
  const news = host.unread ? { count: host.unread, words: t("game-talk-new", { count: host.unread }) } : null;
  const open = () => host.show({ side: !host.side, unread: 0 });
  const side = iconButton(talks ? "talk" : "log", talks ? t("game-talk") : t("game-log"), open, false, news);
  return html`<div class="controls">
    <div class="tools" role="group" aria-label=${t("game-tools")}>${tools} ${host.face.side ? side : nothing}</div>
    ${
      settings.zen
        ? html`<div class="zen-tools"><button class="quiet"
        @click=${() => changeSettings({ zen: false })}>${t("game-zen-end")}</button>${mute()}</div>`
        : nothing
    }
    ${host.face.ends ? turnEnd(host, turnButtons) : nothing}
  </div>`;
}

/** The buttons that end a turn. @param {MatchScreen} host @param {unknown} turnButtons */
function turnEnd(host, turnButtons) {
  const {
    over,
    state: { clock },
  } = host;
  return html`<div class="turn-buttons">
      ${commandButton(host, "ComeBack", t("game-come-back"))}
      ${clock?.asked.length ? commandButton(host, "AskPause", t("game-pause-agree")) : nothing}
      ${commandButton(host, "GoOn", clock?.paused ? t("game-go-on") : t("game-pause-no-longer"))}
      ${over ? html`<button @click=${() => host.show({ open: "scores" })}>${t("game-scores")}</button>` : nothing}
      ${commandButton(host, "DealNext", host.kind.ending().next)}
      ${over || clock?.paused ? nothing : turnButtons}
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
