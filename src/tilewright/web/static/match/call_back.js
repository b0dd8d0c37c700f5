// The table that a player waits for while they play a bot: the strip calls them back to it.

import { matchScreen } from "../dom.js";
import { to } from "../navigate.js";
import { Connection } from "../socket.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";
import { playSound } from "./sounds.js";

/** @import { TableShown as Room } from "../messages/socket.d.ts" */

/** Why a table needs the player, in words; "" if it does not yet. @param {Room} room */
function need({ match, host, chairs, asking, closed }) {
  if (closed) return t("game-called-closed");
  if (match) return t("game-called-start");
  if (host && asking.length) return t("game-called-asks");
  return host && chairs.every(({ player, bot }) => player || bot) ? t("game-called-full") : "";
}

/** Look at a table, and say in the strip of a match screen when it needs the player.
 * @param {string} table
 * @param {import("../base_element.js").BaseElement} page with the screen, once that is loaded; it ends with the page */
export function callBack(table, page) {
  const connection = new Connection();
  let said = "";
  const say = (/** @type {string} */ words) => {
    const screen = matchScreen(page);
    const way = html`<a class="button primary" href=${to(`/table/${table}`)}>${t("page-tables-back")}</a>`;
    screen?.strip.say("called", words || null, way);
    if (words && words !== said) {
      playSound("turn");
      dispatchEvent(new CustomEvent("turn", { detail: { title: words, mine: true, match: table, names: [] } }));
    }
    said = words;
  };
  connection.on("table", (room) => say(need(room)));
  connection.on("gone", () => say(t("game-called-closed")));
  connection.followTable(table);
  page.signal.addEventListener("abort", () => connection.close());
  if (page.signal.aborted) connection.close();
}
