// What a duplicate shows beside an ordinary tournament: the promise of its deals, what a round was dealt from, and the deal sheets.

import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { TournamentPage } from "./follow.js" */
/** @import { DealtFrom, TournamentShown as Shown } from "../messages/http.d.ts" */

/** The deals of all rounds, and of the round that is shown once it is done. @param {TournamentPage} page */
export function dealsView(page) {
  const { promise, round, setup } = page.now;
  if (!promise) return nothing;
  const key = page.key ? `&key=${page.key}` : "";
  return html`<details class="fold"><summary>${t("club-promise")}</summary>
      <p>${t("club-promise-means")}</p>
      <p><code class="club-hash">${promise}</code></p>
      ${setup.where === "tables" || round?.tables.some(({ screen }) => !screen) ? html`<p>${t("club-sheet-known")}</p>` : nothing}
    </details>
    ${
      round?.dealt
        ? html`<details class="fold" @toggle=${() => void check(page, promise, round.dealt)}><summary>${t("club-dealt", { number: round.number })}</summary>
            <p>${t("club-dealt-means")}</p>
            <p role="status">${checked.get(round.dealt.secret + promise)}</p>
            <dl class="club-dealt"><dt>${t("club-secret")}</dt><dd><code class="club-hash">${round.dealt.secret}</code></dd>
              ${Object.entries(round.dealt.nonces).map(
                ([person, nonce]) => html`<dt>${page.nameOf(Number(person))}</dt><dd><code class="club-hash">${nonce || "–"}</code></dd>`,
              )}</dl>
            <p><a class="button" href=${`${page.address}?number=${round.number}${key}`} download=${`round-${round.number}.json`}>${t("club-dealt-save")}</a></p>
          </details>`
        : nothing
    }`;
}

/** What was found of each secret with its promise, in words. @type {Map<string, string>} */
const checked = new Map();

/** Hash the secret of a round until it is the promise, if the browser offers hashes; on a page without https it does not.
 * @param {TournamentPage} page @param {string} promise @param {DealtFrom | null} dealt */
async function check(page, promise, dealt) {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle || !dealt || checked.has(dealt.secret + promise)) return;
  // What cannot be loaded is tried again when it is opened again.
  const shuffle = await import("../shuffle.js").catch(() => null);
  if (!shuffle) return;
  let known = dealt.secret;
  for (let times = 0; times < dealt.draw; times++) known = await shuffle.commitment(known, subtle);
  checked.set(dealt.secret + promise, known === promise ? t("club-dealt-kept") : t("club-dealt-broken"));
  page.requestUpdate();
}

/** The deals to lay out by hand at the real tables of the last round, one for each size of table. @param {TournamentPage} page */
export function sheetLinks({ shown, address }) {
  const { round, rounds, promise, you } = /** @type {Shown} */ (shown);
  if (!promise || !round || round.number !== rounds) return nothing;
  const sizes = new Map(round.tables.flatMap(({ screen, people }, place) => (screen ? [] : [[people.length, place + 1]])));
  const own = round.tables.find(({ people, stands }) => !stands && you !== null && people.includes(you));
  if (sizes.size && own?.screen) return html`<p>${t("club-sheet-early")}</p>`;
  return html`<p class="cluster">${[...sizes].map(
    ([count, number]) => html`<a class="button" target="_blank" href=${`${address}/sheet/${number}`}>${t("club-sheet", { count })}</a>`,
  )}</p>${sizes.size && own ? html`<p>${t("club-sheet-you")}</p>` : nothing}`;
}
