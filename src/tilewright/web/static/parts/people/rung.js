// A bot in a list: its face, its name, one sentence on how it plays, and in the details what it is technically.

import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { sentences } from "../text.js";
import { botFace } from "./bot_face.js";

/**
 * @param {{bot: string, title: string, manner: string}} shown
 * @param {{nth?: number, after?: unknown, mark?: unknown, buttons?: unknown}} [more] what stands after the name, at the end, and in the
 * details
 */
export const rung = (
  { bot, title, manner },
  { nth = 0, after = nothing, mark = nothing, buttons = nothing } = {},
) => html`<details class="rung">
  <summary>
    ${botFace(bot, { nth })}
    <span class="rung-words"><b>${title}</b> ${after}<br /><span class="small">${sentences([manner])}</span></span>
    ${mark}
  </summary>
  <div class="cluster">${buttons}<span class="soft small">${t("page-bot-technical")} <code>${bot}</code></span></div>
</details>`;
