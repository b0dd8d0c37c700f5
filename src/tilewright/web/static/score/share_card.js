// A score card for others: its link, and its picture as a PNG file.

import { language } from "../words.js";
import { cardQuery } from "./card.js";

const SCALE = 2;

/** The link of a card: everything is in the part of the address that browsers do not send. @param {import("./card.js").Card} card */
export const linkOfCard = (card) => `${location.origin}/score#${cardQuery(card)}`;

/** Save the picture of a card, which the server draws, as a PNG file.
 * @param {import("./card.js").Card} card
 * @returns {Promise<boolean>} whether the server could be reached */
export async function savePicture(card) {
  const image = new Image();
  image.src = `/api/score/card.svg?${cardQuery(card)}&language=${language()}`;
  try {
    await image.decode();
  } catch {
    return false;
  }
  const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth * SCALE, height: image.naturalHeight * SCALE });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise((/** @type {(file: Blob | null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (!file) return false;
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: "scores.png" });
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
