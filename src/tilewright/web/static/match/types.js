// Types that the screens of both games share.

/** A message of the protocol, see docs/protocol.md. @typedef {{type: string, [part: string]: any}} Message */
/** @typedef {{name: string, avatar: string, bot: string | null}} Place */
/** Who has which seat; `seat` is the player's own, null for spectators.
 * @typedef {{match: string, rules: string, house: Record<string, number | string>, seat: number | null, begun: boolean, places: Place[], terms: {rated: boolean, stand_in: string}}} Seating */
/** `offset` is the server's time minus the time here. @typedef {{deadline: number | null, offset: number, away: number[], asked: number[], paused: boolean}} Clock */
/** A sentence by its id. @typedef {{key: string, values: Record<string, string | number>}} Phrase */
/** @typedef {Record<string, string | number>} Values */
/** @typedef {"turn" | "tap" | "laid" | "drawn" | "dealt" | "rolled" | "ended"} Sound */

export {};
