// The lessons that are done, on any device.

import { changeSettings, settings } from "../settings.js";

/** Whether a lesson is done. @param {string} lesson */
export const isDone = (lesson) => settings.lessons.includes(lesson);

/** Remember that a lesson is done. @param {string} lesson */
export const markDone = (lesson) => changeSettings({ lessons: [lesson] });
