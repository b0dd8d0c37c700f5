// The result of a puzzle as a line of symbols, which tells nothing of the answer and needs no translation.

const MOST = 5;

/** A symbol for each wrong answer and each hint, and one for the end.
 * @param {{ hints?: number, wrong?: number }} how */
export const symbols = ({ hints = 0, wrong = 0 }) => `${"❌".repeat(Math.min(wrong, MOST))}${"💡".repeat(Math.min(hints, MOST))}✅`;

/** @param {{ day: string, rules: string, time: string, streak: number }} of in words
 * @param {{ hints?: number, wrong?: number }} how */
export const resultLine = ({ day, rules, time, streak }, how) =>
  `Tilewright 🧩 ${day} (${rules}) ${symbols(how)} ⏱️ ${time}${streak ? ` 🔥 ${streak}` : ""}`;
