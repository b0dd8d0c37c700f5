// The rack: the player's tiles that are not on the table.

import { html, repeat } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { tileButton } from "../tile.js";

/** @param {number[]} tiles @param {import("./felt.js").Looks} look */
export function rack(tiles, look) {
  return html`<div class="rack" role="group" aria-label=${t("board-rack", { count: tiles.length })}>
    ${repeat(
      tiles,
      (piece) => piece,
      (piece) => tileButton(piece, look(piece)),
    )}
  </div>`;
}
