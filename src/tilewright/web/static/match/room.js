// The table around a match: who asks to come in, who wants to play again, and the next match.

import { messageOf, request } from "../api.js";
import { answers } from "../parts/people/knocking.js";
import { joinList, t } from "../words.js";

/** @import { MatchScreen } from "./match_screen.js" */
/** @import { TableShown as Room } from "../messages/socket.d.ts" */

/** Show what has changed at the table of a match; a page of a table leads to the next match by itself. @param {MatchScreen} host @param {Room} room */
export function setRoom(host, room) {
  if (room.table !== host.table) return;
  const before = host.room;
  const wished = room.chairs.flatMap(({ again, name }, chair) =>
    again && chair !== room.chair && !before?.chairs[chair]?.again ? [name ?? ""] : [],
  );
  if (wished.length && before && host.open !== "scores")
    host.strip.say("news", t("game-rematch-wanted", { names: joinList(wished), count: wished.length }));
  const knocks = room.asking.filter(({ player }) => !before?.asking.some((other) => other.player === player));
  for (const { name, player } of knocks) host.strip.say("news", t("page-room-asks", { name }), answers(room.table, player));
  if (!knocks.length && room.asking.length < (before?.asking.length ?? 0)) host.strip.say("news", null);
  host.room = room;
  if (room.match && room.match !== host.match && host.over) goToMatch(host, room.match);
}

/**
 * Ask for a rematch: at a table it starts when everybody asks or with `withoutOthers`, else at once against the same bots. @param
 * {MatchScreen} host
 */
export async function rematch(host, withoutOthers = false) {
  const { table, seating, device } = host;
  if (!seating) return;
  if (device) return device.rematch();
  try {
    if (table) return void (await request(`/api/tables/${table}/rematch`, { body: { without_others: withoutOthers } }));
    const bots = seating.places.flatMap(({ bot }) => bot ?? []);
    const body = { rules: seating.rules, house: seating.house, bots };
    goToMatch(host, (await request("/api/matches", { body })).match);
  } catch (refusal) {
    host.session?.refuse([messageOf(refusal)]);
  }
}

/** @param {MatchScreen} host @param {string} match */
const goToMatch = (host, match) => host.dispatchEvent(new CustomEvent("match", { detail: match, bubbles: true }));
