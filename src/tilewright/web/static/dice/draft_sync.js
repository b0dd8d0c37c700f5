// The own draft on its way to the server: at most five times a second, which keeps it for a reload.

import { isChanged, restored, rows, start } from "./draft.js";
import { turnOf } from "./state.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./state.js").State} State */

const BETWEEN_MS = 200;

export class Drafting {
  /** What is being arranged, or null where nothing may be. @type {Draft | null} */
  draft = null;
  #turn = "";
  /** @type {number | null} */
  #seq = null;
  #sentAt = 0;
  #timer = 0;

  /** @param {import("../socket.js").Line} line */
  constructor(line) {
    this.line = line;
  }

  /** Take over what the server tells: a turn that begins, or the draft that it kept. @param {State} state */
  follow({ view, may, seating, kept, seq }) {
    const hand = view?.hands[seating?.seat ?? -1];
    if (!view || !hand || !may.includes("PlaceDice")) {
      this.draft = null;
      return;
    }
    if (!this.draft || this.#turn !== turnOf(view)) {
      this.#turn = turnOf(view);
      this.draft = start(view.grid, hand);
    }
    if (kept && !isChanged(this.draft)) this.change(restored(this.draft, kept));
    // The server knows a draft by the event it follows, so after another one it is told again.
    else if (seq !== this.#seq) this.again();
    this.#seq = seq;
  }

  /** @param {Draft} draft */
  change(draft) {
    if (draft === this.draft) return;
    this.draft = draft;
    this.#show();
  }

  /** Tell the draft again, on a new line. */
  again() {
    if (this.draft && isChanged(this.draft)) this.#show();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #show() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), Math.max(0, this.#sentAt + BETWEEN_MS - Date.now()));
  }

  #send() {
    if (!this.draft) return;
    this.#sentAt = Date.now();
    this.line.send({ type: "draft", rows: rows(this.draft), after: this.#seq });
  }
}
