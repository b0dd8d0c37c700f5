// The felt: rows of tiles that wrap, outlined by the server's verdict.

import { around, need, pieceOf } from "../../dom.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { isBegun, rowKey } from "../piece.js";
import { piecesInWords, tileButton } from "../tile.js";

/** @import { RowReading as Reading } from "../../messages/socket.d.ts" */
/** A row to show. @typedef {{tiles: number[], reading?: Reading, reason?: string, touched: boolean, begun: boolean}} Shown */
/** @typedef {(piece: number, stands?: string[]) => import("../tile.js").Look} Looks */

// The distance of a reason from its row and from the edges of the screen.
const MARGIN = 8;

/**
 * @param {Shown[]} rows @param {Looks} look
 * @param {{own: boolean, slot: boolean, why: (event: Event, reason: string) => void, fit: () => void}} turn whether the
 *   player can move tiles, whether Tab reaches the slot for a new row, and what shows the whole table again
 */
export function felt(rows, look, { own, slot, why, fit }) {
  return html`<div class="rows">
    ${rows.map(
      ({ tiles, reading, reason, touched, begun }, place) => html`<div
        class="row ${begun ? "begun" : outline(reading, reason)} ${touched ? "touched" : ""}"
        role="group"
        data-row=${place}
        aria-label=${rowLabel(tiles, place, reading)}
        aria-describedby=${reason && !begun ? `board-why-${place}` : nothing}
      >
        ${own ? html`<button type="button" class="grip" tabindex="-1" aria-label=${t("board-grip", { row: place + 1 })}></button>` : nothing}
        ${repeat(
          tiles,
          (piece) => piece,
          (piece, index) => tileButton(piece, look(piece, reading?.stands[index])),
        )}
        ${touched && reading?.legal && !reason ? html`<span class="worth" aria-hidden="true">${reading.value}</span>` : nothing}
        ${
          reason && !begun
            ? html`<button type="button" class="why" aria-label=${t("board-why", { row: place + 1 })} @click=${(/** @type {Event} */ event) => why(event, reason)}></button>
              <span class="visually-hidden" id="board-why-${place}">${reason}</span>`
            : nothing
        }
      </div>`,
    )}
    ${own ? html`<button type="button" class="slot" tabindex=${slot ? 0 : -1} aria-label=${t("board-new-row")}></button>` : html`<span class="slot-room"></span>`}
    </div>
    <button type="button" class="fit" @click=${fit}>${t("board-fit")}</button>`;
}

/**
 * Rows with what is shown of each; reasons are for the player's own turn. Of a draft that is not checked nothing is known.
 * @param {number[][]} rows @param {number[][]} table @param {import("./row_verdicts.js").RowVerdicts} verdicts
 * @param {{own: boolean, checked: boolean}} told @returns {Shown[]}
 */
export function shownRows(rows, table, verdicts, { own, checked }) {
  const before = new Set(table.map(rowKey));
  return rows.map((tiles) => {
    const touched = !before.has(rowKey(tiles));
    if (touched && !checked) return { tiles, touched, begun: false };
    const reason = own ? verdicts.reason(tiles) : undefined;
    return { tiles, touched, reading: verdicts.reading(tiles), reason, begun: isBegun(tiles) };
  });
}

/** @param {Reading} [reading] @param {string} [reason] */
function outline(reading, reason) {
  if (reason) return "wrong";
  if (!reading) return "";
  return reading.legal ? "fine" : "wrong";
}

/** The label of a row. @param {number[]} tiles @param {number} place @param {Reading} [reading] */
function rowLabel(tiles, place, reading) {
  const values = { row: place + 1, pieces: piecesInWords(tiles), value: reading?.value ?? 0 };
  if (!reading) return t("board-row", values);
  return reading.legal ? t("board-row-set", values) : t("board-row-no-set", values);
}

/** Show why a row is wrong, below it. @param {Element} board @param {Event} event @param {string} reason */
export function explain(board, { currentTarget }, reason) {
  const bubble = need(board, ".reason");
  bubble.textContent = reason;
  bubble.showPopover();
  placeBelow(bubble, /** @type {Element} */ (/** @type {Element} */ (currentTarget).closest(".row")));
}

/** Put a bubble below a row, or above it at the end of the screen. @param {HTMLElement} bubble @param {Element} element */
export function placeBelow(bubble, element) {
  const row = element.getBoundingClientRect();
  const left = Math.min(row.left, innerWidth - bubble.offsetWidth - MARGIN);
  const below = row.bottom + MARGIN;
  const top = below + bubble.offsetHeight < innerHeight ? below : row.top - bubble.offsetHeight - MARGIN;
  bubble.style.left = `${Math.max(MARGIN, left)}px`;
  bubble.style.top = `${Math.max(MARGIN, top)}px`;
}

/** What an element of felt or rack stands for. @param {Element} element @returns {import("./selection.js").Spot | null} */
export function spotOf(element) {
  const found = element.closest("[data-piece], .grip, .slot, .why, .fit, .row, .felt, .rack");
  const row = Number(around(element, "[data-row]")?.dataset.row);
  if (!found || found.matches(".why, .fit")) return null;
  if (found.matches("[data-piece]")) return { at: "tile", piece: pieceOf(found) };
  if (found.matches(".grip")) return { at: "grip", row };
  if (found.matches(".row")) return { at: "row", row };
  return { at: found.matches(".rack") ? "rack" : "new" };
}

/** The elements of felt and rack that Tab reaches: the last with focus, else the first tile.
 * @param {number | "slot" | null} focused @param {boolean} own @param {number[]} laid @param {number[]} unplayed */
export function reach(focused, own, laid, unplayed) {
  const among = (/** @type {number[]} */ tiles) => tiles.find((piece) => piece === focused) ?? tiles[0];
  return [focused === "slot" && own ? "slot" : (among(laid) ?? "slot"), among(unplayed)];
}
