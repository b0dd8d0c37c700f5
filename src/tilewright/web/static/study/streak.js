// Days in a row.

const DAY_MS = 86_400_000;

/** How many days in a row were solved, up to today or yesterday.
 * @param {string[]} days solved, as 2026-12-24
 * @param {string} today */
export function streak(days, today) {
  const solved = new Set(days);
  const before = (/** @type {string} */ day) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  let day = solved.has(today) ? today : before(today);
  let count = 0;
  for (; solved.has(day); day = before(day)) count += 1;
  return count;
}
