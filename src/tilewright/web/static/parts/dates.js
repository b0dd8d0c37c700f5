// Dates and times in the reader's language.

import { language } from "../words.js";

/** A date alone. @param {number} at milliseconds since 1970 */
export const dateAlone = (at) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);

/** A date with its time. @param {number} at milliseconds since 1970 */
export const dateAndTime = (at) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
