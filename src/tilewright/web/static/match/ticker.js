// The last event: one line under the seats where the log is not in sight, and a button that shows the last turns again.

import { html } from "../vendor/lit.js";
import { t } from "../words.js";
import { iconButton } from "./icon_buttons.js";

/**
 * The last event in one line.
 * @template {import("./match_screen.js").MatchScreen & {state: {log: any[]}}} Screen
 * @param {Screen} host @param {(entry: any, state: any) => unknown} shown an entry of the log as it is shown, or "" for one without words
 */
export function ticker(host, shown) {
  const { state } = host;
  const last = state.log.findLast((entry) => shown(entry, state));
  return html`<div class="ticker"><p>${last && shown(last, state)}</p>${again(host)}</div>`;
}

/** The heading of the log. @param {import("./match_screen.js").MatchScreen} host */
export const logHeading = (host) => html`<div class="log-heading"><h2>${t("game-log")}</h2>${again(host)}</div>`;

/** @param {import("./match_screen.js").MatchScreen} host */
const again = (host) => iconButton("again", t("game-again"), () => host.showAgain(), !host.lastTurns);
