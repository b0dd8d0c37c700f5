// The home page. Somebody new finds a row to lay and one click to a game; somebody who comes back, what goes on.

import { currentPlayer, login, mayBeKnown, request, unlessRefused } from "../api.js";
import { playerName } from "../match/names.js";
import { navigate, to } from "../navigate.js";
import { botFace } from "../parts/people/bot_face.js";
import "../parts/boards/first_row.js";
import { smallBoard, smallTable } from "../parts/boards/small_board.js";
import { linkCard } from "../parts/link_card.js";
import { Page, selectField } from "../parts/page.js";
import { knownPeople, peopleStrip } from "../parts/people/people.js";
import { booklets, turnTime, usualBooklet } from "../parts/rules/booklets.js";
import { DEVICE, readStored, settings, store } from "../settings.js";
import { figuresInWords, puzzleBoard, puzzleOfDay } from "../study/daily.js";
import { ownStreak, solvedTry } from "../study/progress.js";
import { listedBoard, mistakePath, ownMistakes } from "../study/puzzle_cards.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

const CHOICE = "tilewright.choice";
// The latest to continue: puzzle and people stay in sight.
const SHOWN = 2;
// A player who has done this many lessons knows the game.
const FIRST_LESSONS = 9;
// What lies on the table of the picture.
const TABLE = ["R7 R8 R9 R10", "K11 B11 O11", "B3 B4 J B6 B7", "K1 R1 O1", "O9 O10 O11 O12", "K4 R4 B4"].map((row) => row.split(" "));
const RACK = "K2 K3 R5 R12 B1 B9 B13 O4 O8".split(" ");
// What is dealt to everybody.
const DEALT = RACK.slice(0, 5);

/** @import { BookletShown as Booklet, BotShown as Bot, Played, TableShown as Table } from "../messages/http.d.ts" */
/** @typedef {{ rules: string, bot: string, others: number, timed?: boolean }} Choice */

export default class Home extends Page {
  /** @type {Booklet[]} */
  booklets = [];
  /** @type {Played[]} */
  running = [];
  /** @type {Table[]} */
  own = [];
  /** @type {Table[]} */
  open = [];
  /** @type {import("../messages/http.d.ts").PuzzleShown | null} */
  puzzle = null;
  /** The turns that the player missed and has not solved. @type {import("../messages/http.d.ts").MistakeListed[]} */
  mistakes = [];
  /** Those to play with again, the friends who are here first. @type {import("../messages/http.d.ts").Known[]} */
  #people = [];
  /** What lies on the table of the game to continue, and whose turn it is there. @type {import("../messages/http.d.ts").FeltShown | null} */
  felt = null;
  /** The last match that is over. @type {Played | null} */
  last = null;
  /** @type {Choice | null} */
  #choice = readStored(CHOICE);
  /** Whether it is not known yet what somebody who comes back can continue; Play would jump when it is. */
  #waits = hasServer && mayBeKnown();

  /** Ask for what the page shows first. */
  static prepare() {
    currentPlayer().catch(() => null);
    return booklets().catch(() => []);
  }

  async load() {
    try {
      await this.#loadAll();
    } finally {
      this.#waits = false;
    }
  }

  async #loadAll() {
    this.booklets = await booklets();
    this.requestUpdate();
    if (!(await currentPlayer())) return;
    void this.#loadPuzzle();
    if (hasServer) void this.#loadPeople();
    const [played, own, open] = await Promise.all(["/api/me/history", "/api/me/tables", "/api/tables"].map((path) => request(path)));
    this.running = played.matches.filter((/** @type {Played} */ match) => !match.over);
    this.last = played.matches.find((/** @type {Played} */ match) => match.over && match.totals.length) ?? null;
    this.own = own.tables.filter((/** @type {Table} */ table) => !table.match || this.running.some(({ match }) => match === table.match));
    this.open = open.tables.filter((/** @type {Table} */ table) => table.chair === null);
    const [first] = this.running;
    if (first && hasServer) this.felt = await unlessRefused(request(`/api/matches/${first.match}/felt`));
  }

  /** Puzzles are not waited for: until that of today is there, and without it, the page has a picture of a table. */
  async #loadPuzzle() {
    const mistakes = unlessRefused(ownMistakes());
    this.puzzle = await unlessRefused(puzzleOfDay());
    this.requestUpdate();
    this.mistakes = (await mistakes)?.filter(({ solved }) => !solved) ?? [];
    this.requestUpdate();
  }

  /** People are not waited for either: their strip is below what one came for. */
  async #loadPeople() {
    const known = await knownPeople().catch(() => null);
    this.#people = known?.people ?? [];
    this.requestUpdate();
  }

  /** Somebody new has played nothing and learned nothing on this device. */
  get #isNew() {
    return !this.#choice && !settings.lessons.length && !this.running.length && !this.last;
  }

  /** What somebody comes back to; only somebody new is told what this is. */
  get #title() {
    if (this.#isNew) return t("shell-home-title");
    return goesOn(this) ? turnWords(this) || t("shell-going-on") : t("shell-ready");
  }

  /** The booklet, the bot and the number of bots: as last time, else the booklet of the language or one without a clock, and
   * an easy bot. */
  get chosen() {
    const last = this.#choice;
    const book = usualBooklet(this.booklets, last?.rules);
    const bot = book.bots.find(({ bot }) => bot === last?.bot) ?? book.bots[1];
    const [least, most] = book.players;
    const others = Math.min(Math.max(last?.others ?? 1, least - 1), most - 1);
    // Bots have time: against them there is a clock only for those who want one.
    const timed = book.limit !== null && (last?.timed ?? false);
    return { book, bot, others, timed, company: company(book.bots, bot, others) };
  }

  /** @param {Partial<Choice>} part */
  choose(part) {
    const { book, bot, others, timed } = this.chosen;
    this.#choice = { rules: book.rules, bot: bot.bot, others, timed, ...part };
    store(CHOICE, this.#choice);
    this.requestUpdate();
  }

  play() {
    const { book, company: bots, timed } = this.chosen;
    // One game: who wants more of them chooses the rules.
    const house = {
      ...(book.limit === null || timed ? {} : { "time.limit": "none" }),
      ...(book.game === "tiles" ? { "match.games": 1 } : {}),
    };
    void this.attempt(async () => {
      await login();
      const body = { rules: book.rules, house, bots: bots.map(({ bot }) => bot) };
      if (!hasServer) return navigate(`/match/${(await request("/api/matches", { body })).match}`);
      const terms = { stand_in: bots[0].bot };
      const { table } = await request("/api/tables", { body: { ...body, terms } });
      await request(`/api/tables/${table}/start`, { body: {} });
      navigate(`/table/${table}`);
    });
  }

  render() {
    if (this.#waits) return html`<div class="home"><h1>${t("shell-home-title")}</h1><div class="skeleton" aria-busy="true"></div></div>`;
    const device = linkCard("/device", t("shell-device"), t("shell-device-why"), "device", scene("R7 R8 R9"));
    return html`<div class="home">
      <section class="hero">
        <div class="hero-words">
          <h1>${this.#title}</h1>
          ${this.#isNew ? html`<p class="lead">${t("shell-home-lead")}</p>` : nothing} ${this.refusalView()} ${continueView(this)}
          ${this.booklets.length ? startView(this) : nothing}
          ${
            settings.lessons.length < FIRST_LESSONS
              ? html`<p><a class="button teach"
              href=${to("/learn/next")}>${settings.lessons.length ? t("shell-lesson-next") : t("shell-teach")}</a></p>`
              : nothing
          }
          ${this.#people.length ? peopleStrip(this, this.#people) : nothing}
        </div>
        ${this.#isNew ? html`<tw-first-row></tw-first-row>` : todayView(this)}
      </section>
      <section class="link-cards" aria-label=${t("shell-ways")}>
        ${
          hasServer
            ? [
                linkCard("/new", t("shell-friends"), t("shell-friends-why"), "friends", scene("O5 O6 J O8")),
                device,
                linkCard("/screen", t("shell-screen"), t("shell-screen-why"), "screen", scene("B1 B2 B3 B4", "K9 R9 O9")),
                tablesView(this),
              ]
            : [
                device,
                linkCard("/new", t("offline-own-rules"), t("offline-own-rules-why"), "friends", scene("O5 O6 J O8")),
                html`<tw-others></tw-others>`,
              ]
        }
        <tw-offline></tw-offline>
      </section>
      <footer class="foot soft small">${t("shell-foot")}</footer>
    </div>`;
  }
}

/** @param {Home} page */
function startView(page) {
  const { book, bot, others, timed, company: bots } = page.chosen;
  // Where something goes on, that is the main button.
  const main = goesOn(page) ? "" : "primary";
  return html`<button class="${main} large play" ?disabled=${page.busy} @click=${page.play}>${t("shell-play")}</button>
    <details class="choice">
      <summary>${t("shell-choice", { book: book.title, bots: joinList(bots.map(({ title }) => title)) })}</summary>
      <div class="choice-parts">
        ${selectField(
          t("shell-booklet"),
          book.rules,
          page.booklets.map(({ rules, title }) => [rules, title]),
          (rules) => page.choose({ rules }),
        )}
        ${selectField(
          t("shell-bot"),
          bot.bot,
          book.bots.map((one) => [one.bot, one.title]),
          (name) => page.choose({ bot: name }),
        )}
        ${selectField(t("shell-others"), others, counts(book.players), (count) => page.choose({ others: Number(count) }))}
        ${
          book.limit === null
            ? nothing
            : selectField(
                t("page-new-clock"),
                timed ? "timed" : "",
                [
                  ["", turnTime(null)],
                  ["timed", turnTime(book.limit)],
                ],
                (value) => page.choose({ timed: value === "timed" }),
              )
        }
      </div>
      ${
        bots.length > 1
          ? html`<p>${t("shell-company", { bot: bot.title, others: joinList(bots.slice(1).map(({ title }) => title)) })}</p>`
          : nothing
      }
      <p class="soft small">${book.special}</p>
      <p class="soft small">${botFace(bot.bot)} ${t("shell-manner", { bot: bot.title, manner: bot.manner })}</p>
    </details>`;
}

/** @param {Home} page */
function goesOn(page) {
  return Boolean(sharedTables().length || page.running.length || page.own.some(({ match }) => !match));
}

/** Whose turn it is in the game to continue, or nothing. @param {Home} page */
function turnWords({ felt, running: [first] }) {
  const [turn] = felt?.to_move ?? [];
  if (turn === undefined || sharedTables().length) return "";
  return turn === first.seat ? t("game-your-turn") : t("game-their-turn", { name: botName(first.names[turn]) });
}

/** The last match of those who pass this device around, unless it is over. */
function sharedTables() {
  /** @type {import("../device/people.js").Device} */
  const { people, matches } = readStored(DEVICE) ?? { people: [], matches: [] };
  const { match, rules, persons, over } = matches[0] ?? { over: true };
  if (over) return [];
  const names = people.filter(({ person }) => persons.includes(person)).map(({ name }) => name);
  return [{ path: `/device/${match}`, rules, words: joinList(names) }];
}

/** @param {Home} page */
function continueView(page) {
  if (!goesOn(page)) return nothing;
  const tables = new Map(page.own.map((table) => [table.match, table]));
  const places = [
    ...sharedTables(),
    ...page.running.map(({ match, rules, seat, names }) => {
      const table = tables.get(match)?.table;
      const others = joinList(names.filter((_, at) => at !== seat).map(botName));
      return {
        path: table ? `/table/${table}` : `/match/${match}`,
        rules,
        words: t("shell-against", { names: others }),
      };
    }),
    ...page.own.filter(({ match }) => !match).map(({ table, rules }) => ({ path: `/table/${table}`, rules, words: t("shell-waiting") })),
  ];
  const isTiles = page.booklets.find(({ rules }) => rules === page.running[0]?.rules)?.game === "tiles";
  const picture = (isTiles && !sharedTables().length && page.felt?.rows) || [];
  return html`<ul class="plain continue" aria-label=${t("shell-going-on")}>
    ${places.slice(0, SHOWN).map(
      ({ path, rules, words }, place) => html`<li>
        ${
          !place && picture.length
            ? html`<a class="continue-board" href=${to(path)} tabindex="-1" aria-hidden="true">${smallTable(picture)}</a>`
            : nothing
        }
        <a class="button large ${place ? "" : "primary"}"
          href=${to(path)}><span>${t("shell-continue")}</span> <small>${titleOf(page, rules)}, ${words}</small></a>
      </li>`,
    )}
    ${
      places.length > SHOWN
        ? html`<li><a href=${to(hasServer ? "/tables" : "/study")}>${hasServer ? t("page-tables-own") : t("shell-door-study")}</a></li>`
        : nothing
    }
  </ul>`;
}

/** What is there for somebody who comes back, beside what goes on. @param {Home} page */
const todayView = (page) => html`<div class="today">
  ${dailyView(page)}
  <div class="link-cards">
    ${linkCard("/puzzles#deal", t("page-home-deal"), t("page-home-deal-why"), "deal", smallBoard([], DEALT))}
    ${reviewView(page)} ${missedView(page)}
  </div>
</div>`;

/** @param {Home} page */
function dailyView(page) {
  if (!page.puzzle) return smallBoard(TABLE, RACK);
  const shown = page.puzzle;
  const today = shown.day ?? "";
  const count = ownStreak(today);
  const said = solvedTry(shown.puzzle)?.day === today ? t("shell-puzzle-solved") : shown.goal;
  return html`<a class="card link-card link-card-puzzle" href=${to(`/puzzles/day/${today}`)}>
    ${puzzleBoard(shown)}
    <strong>${t("page-daily")}: ${titleOf(page, shown.rules)}</strong>
    <span class="soft">${said} ${count ? t("page-daily-streak", { count }) : nothing} ${figuresInWords(shown)}</span>
  </a>`;
}

/** @param {Home} page */
function reviewView(page) {
  if (!page.last) return nothing;
  const { match, rules, seat, winners, names } = page.last;
  const won = winners.includes(seat);
  const how = won ? t("page-me-won") : t("page-me-won-by", { names: joinList(winners.map((each) => botName(names[each]))) });
  const mistake = page.mistakes.find(({ missed }) => missed.match === match);
  if (!mistake) return linkCard(`/review/${match}`, t("shell-last"), `${titleOf(page, rules)}: ${how}`, "review", scene("K11 K12 K13"));
  // The one sentence of the game, with what was to be found, and the review at that turn.
  const { game, turn } = mistake.missed;
  const said = t("shell-last-missed", { kind: mistake.kind, turn });
  return linkCard(`/review/${match}?game=${game}&turn=${turn}`, t("shell-last"), `${how}. ${said}`, "review", listedBoard(mistake));
}

/** @param {Home} page */
function missedView(page) {
  const [newest] = page.mistakes;
  if (!newest) return nothing;
  return html`<a class="card link-card link-card-mistakes" href=${to(mistakePath(newest))}>
    ${listedBoard(newest)}
    <strong>${t("page-mistakes")}</strong>
    <span class="soft">${t("page-mistakes-to-do", { count: page.mistakes.length })}</span>
  </a>`;
}

/** @param {Home} page */
function tablesView(page) {
  const free = page.open.filter(({ chairs, match }) => !match && chairs.some(({ player, bot }) => !player && !bot));
  const watched = page.open.filter(({ match, terms }) => match && terms.watched);
  const words =
    free.length || watched.length ? t("shell-tables-now", { free: free.length, watched: watched.length }) : t("shell-tables-why");
  return linkCard("/tables", t("shell-tables-open"), words, "tables", scene("K1 R1", "B12 O12"));
}

/** What a card is about, as a picture made of tiles. @param {string[]} rows */
const scene = (...rows) => smallBoard(rows.map((row) => row.split(" ")));

/** @param {Home} page @param {string} rules */
function titleOf(page, rules) {
  return page.booklets.find((book) => book.rules === rules)?.title ?? rules;
}

/** The name of a bot by its id, or of a player.
 * @param {string} name */
function botName(name) {
  const words = t(`bot-${name}`);
  return words === `bot-${name}` ? playerName(name) : words;
}

/** The bot that was chosen and others of about its strength: several of a kind would be a dull company.
 * @param {Bot[]} bots @param {Bot} chosen @param {number} count @returns {Bot[]} */
function company(bots, chosen, count) {
  const alike = [...bots].sort((one, other) => Math.abs(one.level - chosen.level) - Math.abs(other.level - chosen.level));
  const all = [chosen, ...alike.filter((each) => each !== chosen)];
  return Array.from({ length: count }, (_, place) => all[place % all.length]);
}

/** @param {number[]} players @returns {[number, string][]} */
const counts = ([least, most]) => Array.from({ length: most - least + 1 }, (_, more) => [least - 1 + more, `${least - 1 + more}`]);

customElements.define("tw-home", Home);
