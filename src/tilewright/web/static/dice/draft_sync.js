// Sends the draft to the server, which stores it for a reload, at most five times a second. While the opponent plays the
// draft is a plan: it stays in this tab, and the server is only asked what it says to it.

import { isChanged, restored, rows, start } from "./draft.js";
import { canPlan, turnKey } from "./state.js";

/** @import { Draft } from "./draft.js" */
/** @import { State } from "./state.js" */
/** A plan and the grid it was laid on. @typedef {{rows: number[][], over: number[][]}} Plan */

const SEND_EVERY_MS = 200;

export class DraftSync {
  /** The draft, or null where the player can lay nothing. @type {Draft | null} */
  draft = null;
  /** Whether the draft is only planned. */
  planning = false;
  /** A plan for an earlier grid, which the server has yet to fit to this one. @type {Plan | null} */
  #plan = null;
  #turn = "";
  /** @type {number | null} */
  #seq = null;
  #sentAt = 0;
  #timer = 0;

  /** @param {import("../socket.js").Connection} connection @param {string} match */
  constructor(connection, match) {
    this.connection = connection;
    this.key = `tilewright.plan.${match}${connection.owner}`;
  }

  /** Whether the next answer about a plan brings its dice to this grid. */
  get isFitting() {
    return this.#plan !== null;
  }

  /** Follow a new state: a new turn, or the draft that the server stored. @param {State} state */
  update(state) {
    const { view, may, seating, storedDraft, seq } = state;
    const hand = view?.hands[seating?.seat ?? -1];
    const mine = may.includes("PlaceDice");
    if (!view || !hand || !(mine || canPlan(state))) {
      [this.draft, this.planning, this.#plan] = [null, false, null];
      return;
    }
    const game = `${view.game} ${view.seat}`;
    const turn = mine ? turnKey(view) : `${game} ${view.grid} ${hand}`;
    if (!this.draft || this.#turn !== turn) {
      const plan = this.#plan ?? (this.planning && this.draft ? asPlan(this.draft) : this.#readTab(game));
      this.#turn = turn;
      this.draft = start(view.grid, hand);
      this.planning = !mine;
      this.#plan = null;
      if (plan) this.#take(plan);
    }
    if (storedDraft && !isChanged(this.draft)) this.change(restored(this.draft, storedDraft));
    // A draft belongs to the event it follows, so it must be sent again after another event.
    else if (seq !== this.#seq) this.resend();
    this.#seq = seq;
    this.#store(game);
  }

  /** Lay a plan, at once if it is for this grid. @param {Plan} plan */
  #take(plan) {
    if (!this.draft) return;
    const draft = restored(this.draft, plan.rows);
    if (String(plan.over) === String(asPlan(this.draft).over)) this.draft = draft;
    else this.#plan = plan;
  }

  /** Lay a plan as the server has fitted it to this grid. @param {readonly (readonly number[])[]} grid */
  fit(grid) {
    this.#plan = null;
    if (this.draft) this.change(restored(this.draft, grid));
  }

  /** @param {Draft} draft */
  change(draft) {
    if (draft === this.draft) return;
    this.draft = draft;
    this.#plan = null;
    this.#schedule();
  }

  /** Send the draft again, after a reconnect. */
  resend() {
    if (this.draft && (this.#plan || isChanged(this.draft))) this.#schedule();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #schedule() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), Math.max(0, this.#sentAt + SEND_EVERY_MS - Date.now()));
  }

  #send() {
    if (!this.draft) return;
    this.#sentAt = Date.now();
    const plan = this.#plan ?? (this.planning ? asPlan(this.draft) : null);
    const draft = { type: "draft", rows: rows(this.draft), after: this.#seq };
    this.connection.send(plan ? { type: "plan", ...plan, after: this.#seq } : draft);
  }

  /** Store the plan in this tab. @param {string} game */
  #store(game) {
    const plan =
      this.#plan ?? (this.planning && this.draft && isChanged(this.draft) ? asPlan(this.draft) : null);
    try {
      if (plan) sessionStorage.setItem(this.key, JSON.stringify({ ...plan, game }));
      else sessionStorage.removeItem(this.key);
    } catch {
      return; // Storage is disabled: a plan lasts as long as the page.
    }
  }

  /** The plan that this tab stored before it was loaded again. @param {string} game @returns {Plan | null} */
  #readTab(game) {
    try {
      const found = this.#turn ? null : JSON.parse(sessionStorage.getItem(this.key) ?? "null");
      return found?.game === game ? { rows: found.rows, over: found.over } : null;
    } catch {
      return null;
    }
  }
}

/** @param {Draft} draft @returns {Plan} */
const asPlan = (draft) => ({
  rows: rows(draft),
  over: rows({ ...draft, now: draft.first }),
});
