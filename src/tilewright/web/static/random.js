// Chance of this device.

/** Random bytes in hexadecimal; randomUUID would need https.
 * @param {number} bytes */
export function random(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
