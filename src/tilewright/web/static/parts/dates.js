// Dates and times in the reader's language and time zone.

import { language } from "../words.js";
import { withTimes } from "./text.js";

/** A date alone. @param {number} at milliseconds since 1970 */
export const dateAlone = (at) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);

/** A date with its time. @param {number} at milliseconds since 1970 */
export const dateAndTime = (at) => new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** A time of day. @param {number} at milliseconds since 1970 */
export const timeAlone = (at) => new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(at);

/** A sentence of the server in the reader's time. @param {string} sentence */
export const inLocalTime = (sentence) => withTimes(sentence, dateAndTime);
