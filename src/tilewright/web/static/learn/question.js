// A question of a lesson: what it is about, drawn as tiles, and its options.

import { rowView } from "../parts/rules/rule_pictures.js";
import { notation } from "../tiles/piece.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { LessonShown as Lesson } from "../messages/http.d.ts" */

/** The question and its options. @param {Lesson} lesson @param {(option: number) => void} chosen @param {boolean} done */
export const question = (lesson, chosen, done) => html`<div class="question">
  ${lesson.row.length ? tiles(lesson.row) : nothing}
  ${lesson.ask === "rack" ? tiles(lesson.view.view.rack.map(notation)) : nothing}
  ${lesson.draft.map((row) => tiles(row))}
  ${lesson.racks.map(
    (racks, place, { length }) =>
      html`<div>${
        length > 1 ? html`<p class="soft small">${t("game-number", { game: place + 1, games: length })}</p>` : nothing
      }${rackList(racks)}</div>`,
  )}
  <div class="cluster options" role="group" aria-label=${lesson.task}>
    ${lesson.options.map(
      (option) => html`<button class="big" ?disabled=${done} @click=${() => chosen(option)}>${words(lesson, option)}</button>`,
    )}
  </div>
</div>`;

/** The racks of all players at the end of a game. @param {string[][]} racks */
const rackList = (racks) => html`<dl class="racks">
  ${racks.map(
    (rack, seat) => html`<dt>${t("learn-player", { seat: seat + 1 })}</dt><dd>${rack.length ? tiles(rack) : t("learn-empty")}</dd>`,
  )}
</dl>`;

/** The option in words. @param {Lesson} lesson @param {number} option */
function words({ ask }, option) {
  if (ask === "set") return option ? t("learn-yes") : t("learn-no");
  return ask === "winner" ? t("learn-player", { seat: option }) : String(option);
}

/** Pieces as pictures and in words. @param {string[]} faces */
const tiles = (faces) => rowView({ faces, stands: [] });
