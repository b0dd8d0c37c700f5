// Days in a row.

const DAY_MS = 86_400_000;

/** How many days of the streak were solved: one missed day is forgiven, two in a row end it. Today is not over.
 * @param {string[]} days solved, as 2026-12-24
 * @param {string} today */
export function streak(days, today) {
  const solved = new Set(days);
  const before = (/** @type {string} */ day) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  let count = solved.has(today) ? 1 : 0;
  for (let day = before(today), missed = 0; missed <= 1; day = before(day)) {
    missed = solved.has(day) ? 0 : missed + 1;
    count += solved.has(day) ? 1 : 0;
  }
  return count;
}
