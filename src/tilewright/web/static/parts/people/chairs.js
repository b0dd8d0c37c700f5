// The chairs of a table that waits for its people, each at its side of the felt.

import { acrossOf, sideOf } from "../../match/sides.js";
import { html, repeat } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { seatPicture } from "./bot_face.js";

/** @import { ChairShown as Chair, TableShown as Room } from "../../messages/socket.d.ts" */

/**
 * The table with its chairs; `inside` draws what is at each. @param {Room} room @param {(chair: Chair, place: number) => unknown} inside
 */
export const chairs = (room, inside) => html`<ol class="plain chairs" .style=${acrossOf(room.chair, room.chairs.length)}
  aria-label=${t("page-room-chairs")}>${room.chairs.map(
    (chair, place) => html`<li class="chair ${chair.player || chair.bot ? "" : "empty"}" data-chair=${place}
      data-side=${sideOf(place, room.chair, room.chairs.length)}>${inside(chair, place)}</li>`,
  )}</ol>`;

/** Who sits at a chair; somebody who comes drops into it. @param {Room} room @param {Chair} chair @param {number} place */
export const chairFace = (room, chair, place) =>
  chair.player || chair.bot
    ? repeat([chair.player ?? chair.bot], String, () => html`<span class="sits">${seatPicture(room.chairs, place)}</span>`)
    : html`<span class="chair-face" aria-hidden="true">+</span>`;
