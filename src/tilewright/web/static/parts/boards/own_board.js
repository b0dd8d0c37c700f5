// The board on which somebody lays a turn outside a match.

import { changeSettings, settings } from "../../settings.js";
import "../../tiles/board/board.js";
import { html } from "../../vendor/lit.js";

/** @import { Judgement } from "../../messages/socket.d.ts" */
/** What is laid, the order of the rack, and what the board fires. @typedef {Pick<import("../../tiles/board/own_turn.js").OwnTurn, "order" |
 * "announce" | "sort"> & { rows: number[][], lay: (event: CustomEvent<number[][]>) => void, step: (event: any) => void }} Turn */
/** What a board shows, which stays the same value while the position does. @typedef {{table: number[][], rack: number[], seat: number, held?: number}} View */

/** @type {Set<number>} */
const NOTHING_NEW = new Set();

/** @param {Turn} turn
 * @param {View} view
 * @param {Pick<Judgement, "readings"> & Partial<Judgement>} judged what the server says of the rows
 * @param {{changed?: Set<number>, checked?: boolean, readonly?: boolean}} [how] as the board has it */
export const ownBoard = (
  turn,
  view,
  { readings, faults = [], sentences = [] },
  { changed = NOTHING_NEW, checked = true, readonly = false } = {},
) => {
  const announce = (/** @type {CustomEvent<string>} */ { detail }) => turn.announce(detail);
  return html`<div class="turn-board">
    <tw-board
      .view=${view}
      .rows=${turn.rows}
      .order=${turn.order}
      .readings=${readings}
      .faults=${faults}
      .sentences=${sentences}
      .changed=${changed}
      .sorting=${settings.sorting}
      .checked=${checked}
      .readonly=${readonly}
      @draft=${turn.lay}
      @step=${turn.step}
      @order=${turn.sort}
      @sorting=${(/** @type {CustomEvent} */ { detail }) => changeSettings({ sorting: detail })}
      @announce=${announce}
      @notice=${announce}
    ></tw-board>
  </div>`;
};
