// The shuffle made again from the secrets that are shown when a game is over.

import { Part } from "../part.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** A button that has the record of a match verified, and says what came out. */
export class ShufflePart extends Part {
  static properties = { match: {}, said: { state: true } };

  constructor() {
    super();
    this.match = "";
    this.said = "";
  }

  render() {
    return html`<p class="cluster">
      <button type="button" class="quiet" @click=${this.#verify}>${t("game-verify")}</button>
      <span role="status">${this.said || nothing}</span>
    </p>`;
  }

  async #verify() {
    const record = await fetch(`/api/matches/${this.match}/record`);
    // A record is no JSON, so it goes as it is.
    const answer = await fetch("/api/verify", { method: "POST", body: await record.text() });
    const { verified, games } = answer.ok ? await answer.json() : { verified: null, games: 0 };
    if (verified === null) this.said = t("game-verify-later");
    else this.said = verified ? t("game-verified", { games }) : t("game-not-verified");
  }
}

customElements.define("tw-shuffle", ShufflePart);
