// The lessons that are done: on this device at once, and with the settings of a player who is logged in.

import { changeSettings, settings } from "../settings.js";

/** Whether a lesson is done. @param {string} lesson */
export const isDone = (lesson) => settings.lessons.includes(lesson);

/** Remember that a lesson is done. @param {string} lesson */
export function markDone(lesson) {
  if (!isDone(lesson)) changeSettings({ lessons: [...settings.lessons, lesson] });
}
