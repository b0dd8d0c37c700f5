// Days in a row.

const DAY_MS = 86_400_000;

/** The day a number of days later. @param {string} day as 2026-12-24 @param {number} count */
export const daysLater = (day, count) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** How many days of the streak were solved: one missed day is forgiven, two in a row end it. Today is not over.
 * @param {string[]} days solved, as 2026-12-24
 * @param {string} today */
export function streak(days, today) {
  const solved = new Set(days);
  let count = solved.has(today) ? 1 : 0;
  for (let day = daysLater(today, -1), missed = 0; missed <= 1; day = daysLater(day, -1)) {
    missed = solved.has(day) ? 0 : missed + 1;
    count += solved.has(day) ? 1 : 0;
  }
  return count;
}
