// The server's verdicts on rows, stored by their pieces so that they survive changes of other rows.

import { rowKey, sortRow } from "../piece.js";

/** @import { RowReading as Reading } from "../../messages/socket.d.ts" */

export class RowVerdicts {
  /** @type {Map<string, Reading>} */
  #readings = new Map();
  /** Why rows are wrong. @type {Map<string, string>} */
  #reasons = new Map();

  /** @param {Reading[]} readings */
  addReadings(readings) {
    for (const reading of readings) if (reading.order.length) this.#readings.set(rowKey(reading.order), reading);
  }

  /** Replace the reasons by the faults of the judged rows. @param {{row?: number | null}[]} faults @param {string[]} sentences @param {Reading[]} judged */
  setReasons(faults, sentences, judged) {
    this.#reasons.clear();
    faults.forEach(({ row }, place) => {
      if (typeof row === "number" && judged[row]) this.#reasons.set(rowKey(judged[row].order), sentences[place]);
    });
  }

  /** @param {number[]} row */
  reading(row) {
    return this.#readings.get(rowKey(row));
  }

  /** @param {number[]} row */
  reason(row) {
    return this.#reasons.get(rowKey(row));
  }

  /** Rows with their pieces in order: as the server reads a set, else by number and color. @param {number[][]} rows */
  ordered(rows) {
    return rows.map((row) => {
      const known = this.reading(row);
      return known?.legal ? known.order : sortRow(row);
    });
  }
}
