// What the server has said about rows, kept by their pieces: it stays with a row while others change.

import { pieces as sameAs, sorted } from "../piece.js";

/** What the server says about a row. @typedef {{legal: boolean, order: number[], stands: string[][], value: number | null}} Reading */

export class Judged {
  /** @type {Map<string, Reading>} */
  #readings = new Map();
  /** Why rows are wrong. @type {Map<string, string>} */
  #reasons = new Map();

  /** @param {Reading[]} readings */
  learn(readings) {
    for (const reading of readings) if (reading.order.length) this.#readings.set(sameAs(reading.order), reading);
  }

  /** Keep what is wrong now, of the rows that were judged. @param {{row?: number | null}[]} faults @param {string[]} sentences @param {number[][]} rows */
  blame(faults, sentences, rows) {
    this.#reasons.clear();
    faults.forEach(({ row }, place) => {
      if (typeof row === "number" && rows[row]) this.#reasons.set(sameAs(rows[row]), sentences[place]);
    });
  }

  /** @param {number[]} row */
  reading(row) {
    return this.#readings.get(sameAs(row));
  }

  /** @param {number[]} row */
  reason(row) {
    return this.#reasons.get(sameAs(row));
  }

  /** Rows in the order in which they are seen: as the server would lay them, else by number and color. @param {number[][]} rows */
  laid(rows) {
    return rows.map((row) => {
      const known = this.reading(row);
      return known?.legal ? known.order : sorted(row);
    });
  }
}
