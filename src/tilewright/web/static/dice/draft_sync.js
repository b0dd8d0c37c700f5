// Sends the draft to the server, which stores it for a reload, at most five times a second.

import { isChanged, restored, rows, start } from "./draft.js";
import { turnKey } from "./state.js";

/** @import { Draft } from "./draft.js" */
/** @import { State } from "./state.js" */

const SEND_EVERY_MS = 200;

export class DraftSync {
  /** The draft, or null outside the player's turn. @type {Draft | null} */
  draft = null;
  #turn = "";
  /** @type {number | null} */
  #seq = null;
  #sentAt = 0;
  #timer = 0;

  /** @param {import("../socket.js").Connection} connection */
  constructor(connection) {
    this.connection = connection;
  }

  /** Follow a new state: a new turn, or the draft that the server stored. @param {State} state */
  update({ view, may, seating, storedDraft, seq }) {
    const hand = view?.hands[seating?.seat ?? -1];
    if (!view || !hand || !may.includes("PlaceDice")) {
      this.draft = null;
      return;
    }
    if (!this.draft || this.#turn !== turnKey(view)) {
      this.#turn = turnKey(view);
      this.draft = start(view.grid, hand);
    }
    if (storedDraft && !isChanged(this.draft)) this.change(restored(this.draft, storedDraft));
    // A draft belongs to the event it follows, so it must be sent again after another event.
    else if (seq !== this.#seq) this.resend();
    this.#seq = seq;
  }

  /** @param {Draft} draft */
  change(draft) {
    if (draft === this.draft) return;
    this.draft = draft;
    this.#schedule();
  }

  /** Send the draft again, after a reconnect. */
  resend() {
    if (this.draft && isChanged(this.draft)) this.#schedule();
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
    this.connection.send({ type: "draft", rows: rows(this.draft), after: this.#seq });
  }
}
