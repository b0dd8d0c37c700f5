// The button that opens the camera, which is loaded only then.

import { Refusal } from "../api.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { Wanted } from "../camera/camera.js" */

/** A button of a page; what cannot be loaded is said by its `refusalView`. @param {import("./page.js").Page} page @param {Wanted} wanted
 * @param {string} [words] */
export function photoButton(page, wanted, words = t("photo-open")) {
  const open = async () => {
    const { openCamera } = await import("../camera/camera.js").catch(() => {
      throw new Refusal(0, t("shell-unreachable"));
    });
    openCamera(wanted);
  };
  return html`<button type="button" ?disabled=${!wanted.rules}
    @click=${() => void page.attempt(open)}>${words}</button>`;
}
