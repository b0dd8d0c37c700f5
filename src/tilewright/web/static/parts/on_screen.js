// Makes this device the large screen of a table, and ends the screens of a table.

import { request } from "../api.js";

/** Show a table of the player on this device from now on; their own seat becomes free for a phone.
 * @param {string} table */
export const showHere = (table) => request(`/api/tables/${table}/screens`, { body: {} });

/** @param {string} table */
export const endScreens = (table) => request(`/api/tables/${table}/screens`, { method: "DELETE" });
