// Text that needs no translation: points, times, capitals, sentences.

/** Points as text: a whole number, or one with a fraction: `10 1/3`. @param {number | string} value @returns {string} */
export function points(value) {
  const [over, under] = `${value}`.split("/").map(Number);
  if (!under) return `${over}`.replace("-", "−");
  const whole = Math.trunc(over / under);
  const sign = over < 0 ? "−" : "";
  return `${sign}${whole ? `${Math.abs(whole)} ` : ""}${Math.abs(over % under)}/${under}`;
}

/** A text with a capital first letter. @param {string} text */
export const capitalised = (text) => text.replace(/^./u, (first) => first.toUpperCase());

/** Texts as sentences of one paragraph. @param {string[]} texts */
export const sentences = (texts) => texts.map((text) => capitalised(text).replace(/(?<![.!?…])$/, ".")).join(" ");

/** Seconds as minutes and seconds: `2:05`. @param {number} seconds */
export const clockTime = (seconds) => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;

/** A sentence with its times, which the server writes in UTC, in another form.
 * @param {string} sentence
 * @param {(at: number) => string} format */
export const withTimes = (sentence, format) =>
  sentence.replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g, (_, day, time) => format(Date.parse(`${day}T${time}Z`)));
