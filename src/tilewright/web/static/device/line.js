// A connection to a match that remembers what came in, so that a new screen is drawn at once and the table never goes blank.

import { Connection } from "../socket.js";

/** @import { Message } from "../match/types.js" */

const KEPT = ["seating", "order", "clock", "presence", "draft"];

/** Fires the messages of a connection; a screen that asks to follow the match is told what is known. */
export class DeviceLine extends Connection {
  /** The last message of each type. @type {Map<string, Message>} */
  #last = new Map();
  /** @type {any[]} */
  #events = [];
  #seq = 0;
  #arrived = 0;
  #ready = () => {};
  /** Resolves when the match has been sent. @type {Promise<void>} */
  ready = new Promise((resolve) => {
    this.#ready = resolve;
  });

  /** @param {string} match @param {{ person: number, covered?: boolean }} who */
  constructor(match, who) {
    super(who);
    for (const type of KEPT)
      this.#hear(type, (message) => {
        this.#last.set(type, message);
        if (type !== "clock") return;
        this.#arrived = Date.now();
        this.#ready();
      });
    this.#hear("events", ({ seq, events }) => {
      this.#events = seq === events.length ? events : [...this.#events, ...events];
      this.#seq = seq;
    });
    this.#hear("view", (message) => {
      const before = this.#last.get("view");
      // Only the first view has the rulebook.
      const view = { ...message.view, rules: message.view.rules ?? before?.view.rules };
      this.#last.set("view", { ...message, view, timeout: message.timeout ?? before?.timeout });
      this.#last.delete("draft");
    });
    super.followMatch(match);
  }

  /** The match as it is known, or null. @returns {any} */
  get view() {
    return this.#last.get("view")?.view ?? null;
  }

  /** What the seat may do now. @returns {string[]} */
  get may() {
    return this.#last.get("view")?.may ?? [];
  }

  /** Who has which seat. @returns {import("../messages/socket.d.ts").Seating | null} */
  get seating() {
    return /** @type {any} */ (this.#last.get("seating") ?? null);
  }

  /** Whether the match was ended before its end. */
  get isGivenUp() {
    return this.#events.at(-1)?.type === "MatchGivenUp";
  }

  /** Tell a new screen what is known; the match is followed already. */
  followMatch() {
    const [view, clock, seating] = ["view", "clock", "seating"].map((type) => this.#last.get(type));
    // The screen still sets itself up while it asks to follow.
    queueMicrotask(() => {
      if (seating) this.#tell({ ...seating, begun: seating.begun || this.#seq > 0 });
      this.#tell(this.#last.get("order"));
      if (this.#seq) this.#tell({ type: "events", seq: this.#seq, events: this.#events });
      this.#tell(view);
      if (clock) this.#tell({ ...clock, now: clock.now + Date.now() - this.#arrived });
      this.#tell(this.#last.get("presence"));
      this.#tell(this.#last.get("draft"));
    });
  }

  /** Tell the screens, and not this line again. @param {Message | undefined} message */
  #tell(message) {
    if (message) this.dispatchEvent(new CustomEvent(message.type, { detail: message, cancelable: true }));
  }

  /** @param {string} type @param {(message: any) => void} handle */
  #hear(type, handle) {
    // What is told again can be cancelled; what comes in cannot.
    this.addEventListener(type, (event) => {
      if (!event.cancelable) handle(/** @type {CustomEvent} */ (event).detail);
    });
  }
}
