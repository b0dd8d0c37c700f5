// A picture that the server draws, saved as a PNG file.

import { addressOfAnswer } from "../../transport.js";

const SCALE = 2;

/** Save a picture.
 * @param {string} address of the SVG
 * @param {string} name of the file
 * @returns {Promise<boolean>} whether the server could be reached */
export async function savePicture(address, name) {
  const image = new Image();
  try {
    image.src = await addressOfAnswer(address);
    await image.decode();
  } catch {
    return false;
  }
  const canvas = Object.assign(document.createElement("canvas"), {
    width: image.naturalWidth * SCALE,
    height: image.naturalHeight * SCALE,
  });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise((/** @type {(file: Blob | null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (!file) return false;
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: name,
  });
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
