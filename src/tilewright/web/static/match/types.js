// Types that the screens of both games share.

/** A message of the protocol, see docs/protocol.md. @typedef {{type: string, [part: string]: any}} Message */
/**
 * `offset` is the server's time minus the time here. @typedef {{deadline: number | null, offset: number, away: number[], asked: number[],
 * paused: boolean}} Clock
 */
/** @typedef {Record<string, string | number>} Values */
/** @typedef {"turn" | "tap" | "laid" | "drawn" | "dealt" | "rolled" | "ended"} Sound */

export {};
