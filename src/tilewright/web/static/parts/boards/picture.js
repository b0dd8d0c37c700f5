// A picture that the server draws, saved as a PNG file.

import { Refusal } from "../../api.js";
import { addressOfAnswer } from "../../transport.js";
import { t } from "../../words.js";

const SCALE = 2;

/** Save a picture; throws a Refusal if the server cannot be reached.
 * @param {string} address of the SVG
 * @param {string} name of the file */
export async function savePicture(address, name) {
  const image = new Image();
  try {
    image.src = await addressOfAnswer(address);
    await image.decode();
  } catch {
    throw new Refusal(0, t("shell-unreachable"));
  }
  const canvas = Object.assign(document.createElement("canvas"), {
    width: image.naturalWidth * SCALE,
    height: image.naturalHeight * SCALE,
  });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise((/** @type {(file: Blob | null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (!file) return;
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: name,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}
