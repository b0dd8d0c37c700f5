// The log; where it is not in sight, one line has the last event. Buttons mute sounds and show the last turns again.

import { changeSettings, settings } from "../settings.js";
import { html, repeat } from "../vendor/lit.js";
import { t } from "../words.js";
import { showAgain } from "./host.js";
import { iconButton } from "./icon_buttons.js";

/** @import { MatchScreen } from "./match_screen.js" */

const MOST_SHOWN = 80;

/** The last event in one line. @param {MatchScreen} host */
export function ticker(host) {
  const { state, kind } = host;
  const last = state.log.findLast((entry) => kind.sentence(entry, state));
  // A new event has a new element: no text moves from place to place.
  const shown = repeat(
    last ? [last] : [],
    (entry) => entry,
    (entry) => html`<p>${kind.drawnSentence(entry, state)}</p>`,
  );
  return html`<div class="ticker"><div>${shown}</div>${mute()}${again(host)}</div>`;
}

/** The log, latest entry first. @param {MatchScreen} host */
export function log(host) {
  const { state, kind } = host;
  const lines = state.log.slice(-MOST_SHOWN).filter((entry) => kind.sentence(entry, state));
  return html`<div class="log-heading"><h2>${t("game-log")}</h2><span>${mute()}${again(host)}</span></div>
    <ol class="log" reversed tabindex="0" aria-label=${t("game-log")}>
      ${repeat(
        lines.reverse(),
        (entry) => entry,
        (entry) => html`<li>${kind.drawnSentence(entry, state)}</li>`,
      )}
    </ol>`;
}

/** Turns sounds off and on, in sight of everybody who hears them. */
export const mute = () =>
  iconButton(settings.sounds ? "sound" : "muted", settings.sounds ? t("game-mute") : t("game-unmute"), () =>
    changeSettings({ sounds: !settings.sounds }),
  );

/** @param {MatchScreen} host */
const again = (host) => iconButton("again", t("game-again"), () => showAgain(host), !host.kind.lastTurns(host));
