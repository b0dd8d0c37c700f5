// The ladder of bots: from the weakest to the strongest, with a tick for each that the player has beaten.

import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { strength } from "../rules/booklets.js";
import { rung } from "./rung.js";

/** @import { BotShown as Bot } from "../../messages/http.d.ts" */

/** @param {Bot[]} bots weakest first @param {ReadonlySet<string>} beaten @param {(bot: string) => void} add seats one */
export function ladder(bots, beaten, add) {
  const count = bots.filter(({ bot }) => beaten.has(bot)).length;
  const tick = html`<span class="tick" role="img" aria-label=${t("page-ladder-tick")} title=${t("page-ladder-tick")}>✓</span>`;
  const button = (/** @type {Bot} */ { bot, title }) =>
    html`<button type="button" aria-label=${t("page-ladder-add-who", { name: title })}
      @click=${() => add(bot)}>${t("page-ladder-add")}</button>`;
  return html`<section class="card ladder">
    <h2>${t("page-ladder-title")}</h2>
    <p class="soft small">${t("page-ladder-beaten", { count, all: bots.length })}</p>
    <ol class="plain">
      ${bots.map(
        (bot) =>
          html`<li>${rung(bot, {
            after: html`<span class="soft small">${strength(bot)}</span>`,
            mark: beaten.has(bot.bot) ? tick : nothing,
            buttons: button(bot),
          })}</li>`,
      )}
    </ol>
  </section>`;
}
