// The table of a puzzle: that of a match, judged by the host after every move. The page around it says what its strip says and which buttons it has.

import { login, messageOf, request } from "../api.js";
import { matchScreen } from "../dom.js";
import { BoardConnection } from "../match/board_connection.js";
import { turnButton } from "../match/controls.js";
import { FACES } from "../match/faces.js";
import { actionOf } from "../match/host.js";
import { iconButton } from "../match/icon_buttons.js";
import { isFine } from "../match/state.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { capitalised } from "../parts/text.js";
import { kind as tilesKind } from "../tiles/match.js";
import { piecesInWords } from "../tiles/tile.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { PuzzleHint as Hint, PuzzleJudged as Judged, PuzzleShown as Shown } from "../messages/http.d.ts" */
/** @import { Kind, MatchScreen } from "../match/match_screen.js" */
/**
 * The page of a puzzle: `judged` is told each answer of the host, `answer` gives what is laid as the answer and returns what is wrong with
 * it; `advice` is what the strip says before the first move, `help` shows more of the answer, if the page has hints and there is more.
 * @typedef {HTMLElement & {judged: (judged: Judged, rows: number[][]) => void, answer: (rows: number[][]) => Promise<string[]>, advice: unknown,
 *   buttons: (host: MatchScreen) => unknown, help: (() => unknown) | null, hint: Hint | null, hush: () => void}} PuzzlePage
 */

// A puzzle with at most this number of tiles has larger ones.
const FEW = 24;
const LARGER = 1.5;
// The keys of commands that only a match has.
const OTHER_COMMANDS = "dk";

/** Judges drafts and answers at the address of a puzzle. */
class PuzzleConnection extends BoardConnection {
  /** The table as it is laid. @type {number[][]} */
  #rows = [];

  /** @param {import("../match/board_connection.js").Position} position @param {string} path @param {PuzzlePage} page */
  constructor(position, path, page) {
    super(position);
    this.path = path;
    this.page = page;
  }

  /** @param {number[][]} rows */
  async judged(rows) {
    this.#rows = rows;
    try {
      /** @type {Judged} */
      const judged = await request(`${this.path}/turn?language=${language()}`, { body: { after: rows } });
      if (rows === this.#rows) this.page.judged(judged, rows);
      return judged.judgement ?? null;
    } catch (error) {
      this.tell({ type: "error", reason: messageOf(error) });
      return null;
    }
  }

  /** Give what is laid as the answer. @param {object} _command */
  async sendCommand(_command) {
    const sentences = await this.page.answer(this.#rows);
    return sentences.length ? { type: "refused", sentences } : { type: "ack" };
  }
}

/** Load the table of a puzzle.
 * @param {Shown} shown @param {string} path its address @param {PuzzlePage} page
 * @returns {Promise<{table: MatchScreen, judged: Judged}>} an element that stays the same, and how the player has fared */
export async function loadTable({ puzzle, rules, game, table: lying = [], rack = [] }, path, page) {
  await login();
  /** @type {[Judged, PlayedWith]} */
  const [judged, played] = await Promise.all([
    request(`${path}/turn?language=${language()}`, { body: {} }),
    game === "dice" ? playedWithDice() : playedWithTiles(),
  ]);
  const connection = new PuzzleConnection({ id: puzzle, rules, view: judged.view ?? {} }, path, page);
  // What solved it before is not laid again.
  if (judged.tried?.solved_at) connection.owner = `.${Date.now()}`;
  const table = document.createElement(game === "dice" ? "tw-dice" : "tw-match");
  // Few tiles fill the felt.
  table.style.setProperty("--larger", `${lying.flat().length + rack.length <= FEW ? LARGER : 1}`);
  return {
    judged,
    table: Object.assign(table, {
      connection,
      match: puzzle,
      face: FACES.lesson,
      kind: withVoice(played, page),
    }),
  };
}

/** What a puzzle is played with: the kind of its game, and the words of a hint that names pieces.
 * @typedef {{kind: Kind, pieces: (host: MatchScreen, pieces: number[]) => string}} PlayedWith */

/** @returns {PlayedWith} */
const playedWithTiles = () => ({
  kind: /** @type {Kind} */ (/** @type {unknown} */ (tilesKind)),
  pieces: (_, tiles) => `${t("puzzles-hint-tiles")} ${piecesInWords(tiles)}`,
});

/** @returns {Promise<PlayedWith>} */
async function playedWithDice() {
  const [{ kind }, { diceNames }] = await Promise.all([import("../dice/match.js"), import("../dice/die.js")]);
  return {
    kind: /** @type {Kind} */ (/** @type {unknown} */ (kind)),
    pieces: ({ state }, dice) =>
      `${t("puzzles-hint-dice")} ${diceNames(dice, /** @type {import("../dice/game.js").State} */ (state).view?.showing ?? [])}`,
  };
}

/** The kind of a game with the voice and the buttons of a page. @param {PlayedWith} played @param {PuzzlePage} page @returns {Kind} */
const withVoice = ({ kind, pieces }, page) => ({
  ...kind,
  tools: () => (page.help ? iconButton("hint", t("game-hint"), page.help) : nothing),
  turnButtons: page.buttons,
  keys: (host) =>
    kind
      .keys(host)
      .map(([key, words, does]) => [key, words, OTHER_COMMANDS.includes(key) ? undefined : key === "i" ? () => page.help?.() : does]),
  speak(host) {
    kind.speak(host);
    host.strip.say("idle", page.advice);
    host.strip.say("hint", page.hint ? hintView(host, page.hint, page, pieces) : null);
  },
});

/** The button that gives what is laid as the answer. @param {MatchScreen} host */
export const playButton = (host) =>
  turnButton(host, { look: "play primary", words: t("game-play"), ready: isFine(host.state), does: () => actionOf(host, "e")?.() });

/** Mark the pieces of a hint, and show its steps on the felt. @param {PuzzlePage} page */
export async function showHint(page) {
  const host = matchScreen(page);
  const { tiles = [], steps = [] } = page.hint ?? {};
  if (!host) return;
  const chosen = host.localName === "tw-dice" ? { chosen: tiles } : {};
  host.ui = { ...host.ui, hinted: new Set(tiles), ...chosen };
  await host.updateComplete;
  await host.querySelector("tw-board")?.demonstrate(steps);
}

/** A hint in the strip: the pieces of the answer, or the step that the felt shows.
 * @param {MatchScreen} host @param {Hint} hint @param {PuzzlePage} page @param {PlayedWith["pieces"]} pieces */
function hintView(host, { tiles, steps }, page, pieces) {
  const shown = steps.find(({ sentence }) => sentence === host.announcement) ?? steps.at(-1);
  const words = shown ? capitalised(shown.sentence) : pieces(host, tiles);
  return html`<section class="hint" aria-label=${t("game-hint")}>
    <div role="status"><p>${drawnText(words, host.kind.drawing(), { jokers: true })}</p></div>
    <p class="cluster">
      ${page.help ? html`<button @click=${page.help}>${t("puzzles-hint-step")}</button>` : nothing}
      <button class="quiet round" aria-label=${t("game-close")} @click=${page.hush}>✕</button>
    </p>
  </section>`;
}
