// The controls below the table: tools, and the buttons that end a turn.

import { changeSettings, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { iconButton } from "./icon_buttons.js";
import { mute } from "./ticker.js";

/**
 * The controls of a player; the buttons that end a turn are left out between games and in a pause.
 * @param {import("./sheet.js").Host} host @param {{tools: unknown, turnButtons: unknown}} parts
 */
export function controls(host, { tools, turnButtons }) {
  const {
    over,
    state: { clock },
  } = host;
  return html`<div class="controls">
    <div class="tools" role="group" aria-label=${t("game-tools")}>${tools} ${host.hasCompany ? iconButton("talk", t("game-talk"), () => host.show({ side: !host.side })) : iconButton("log", t("game-log"), () => host.show({ side: !host.side }))}</div>
    ${settings.zen ? html`<div class="zen-tools"><button class="quiet" @click=${() => changeSettings({ zen: false })}>${t("game-zen-end")}</button>${mute()}</div>` : nothing}
    <div class="turn-buttons">
      ${commandButton(host, "ComeBack", t("game-come-back"))}
      ${clock?.asked.length ? commandButton(host, "AskPause", t("game-pause-agree")) : nothing}
      ${commandButton(host, "GoOn", clock?.paused ? t("game-go-on") : t("game-pause-no-longer"))}
      ${over ? html`<button @click=${() => host.show({ open: "scores" })}>${t("game-scores")}</button>` : nothing}
      ${commandButton(host, "DealNext", host.ending.next)}
      ${over || clock?.paused ? nothing : turnButtons}
    </div>
  </div>`;
}

/** A button that sends a command, if the player may send it now. @param {import("./sheet.js").Host} host @param {string} type @param {string} words */
export function commandButton(host, type, words) {
  return host.state.may.includes(type)
    ? html`<button class="primary" @click=${() => host.sendCommand({ type })}>${words}</button>`
    : nothing;
}
