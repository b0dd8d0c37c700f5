// The faces of the bots: one drawing of a tile or a die that looks at you, with what each of them wears.

import { html, nothing, svg } from "../../vendor/lit.js";
import { avatar } from "./avatar.js";

/** What a face shows. @typedef {"calm" | "thinking" | "pleased" | "surprised"} Mood */
/**
 * The color behind the head in degrees, the color of what is worn, and what is worn. @typedef {{hue: number, color: string, worn:
 * unknown, die?: boolean}} Look
 */

const [INK, PAPER, GOLD] = ["#2b2430", "#fdf6e6", "#f2b632"];
// The ground of another bot of the same kind at the same table is that far away.
const APART = 55;

const line = (/** @type {string} */ d, /** @type {string} */ color = INK, width = 1.6) =>
  svg`<path d=${d} fill="none" stroke=${color} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (/** @type {string} */ d, /** @type {string} */ color) => svg`<path d=${d} fill=${color}/>`;
const dot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, /** @type {string} */ color) =>
  svg`<circle cx=${x} cy=${y} r=${r} fill=${color}/>`;

/** @type {Record<string, Look>} */
const LOOKS = {
  random: {
    hue: 228,
    color: "#5b6fc0",
    worn: svg`${shape("M9 12Q12 2 25 3 35 5 36 17 31 9 31 12Z", "#5b6fc0")}${dot(35.5, 18, 2.6, "#fff")}`,
  },
  beginner: {
    hue: 48,
    color: "#d8453f",
    worn: svg`${shape("M10 11Q11 4 20 4 29 4 30 11Z", "#d8453f")}${line("M20 4V2M13 2h14", "#3477c4", 2)}`,
  },
  casual: {
    hue: 196,
    color: "#c98a3b",
    worn: svg`${shape("M4 11Q20 5 36 11 20 14 4 11Z", "#e3b362")}${shape("M12 9Q13 3 20 3 27 3 28 9Z", "#e3b362")}${line("M12 9h16", "#c2553b", 2)}`,
  },
  greedy: {
    hue: 14,
    color: "#c23b2b",
    worn: svg`${shape("M9 12V9h22v3Z", "#c23b2b")}${line("M31 10l5-2M31 11l5 2", "#c23b2b", 2)}`,
  },
  adaptive: {
    hue: 110,
    color: "#3f9a52",
    worn: svg`${shape("M9 11l3-6 3 4 3-6 3 6 3-6 3 6 3-4 1 6Z", "#3f9a52")}${line("M31 27q6 0 5-4-1-3-3-1", "#3f9a52", 2)}`,
  },
  cautious: {
    hue: 336,
    color: "#cf6d8e",
    worn: svg`${dot(20, 5.5, 4.2, GOLD)}${line("M20 3.5v4", "#9a6b00", 1.4)}${shape("M9 12l1-6 6 4Z", "#cf6d8e")}${shape("M31 12l-1-6-6 4Z", "#cf6d8e")}`,
  },
  timing: {
    hue: 264,
    color: "#43355e",
    worn: svg`${shape("M12 10V5Q12 2 20 2 28 2 28 5v5Z", "#43355e")}${shape("M7 10h26v2.4H7Z", "#43355e")}${line("M20.9 21a4.1 4.1 0 0 1 8.2 0 4.1 4.1 0 0 1-8.2 0M28.6 23l1 9", GOLD, 1.1)}`,
  },
  hoarder: {
    hue: 28,
    color: "#8a5a2f",
    worn: svg`${dot(10.5, 9.5, 4, "#8a5a2f")}${dot(29.5, 9.5, 4, "#8a5a2f")}${dot(9.5, 27, 4.2, "#e9bd8c")}${dot(30.5, 27, 4.2, "#e9bd8c")}`,
  },
  searcher: {
    hue: 172,
    color: "#23707c",
    worn: svg`${dot(20, 4.6, 3.6, "#ffe27a")}${line("M18.5 9h3", "#777", 1.6)}${line("M10.5 21a4.6 4.6 0 0 1 9 0 4.6 4.6 0 0 1 9 0M10.5 21a4.6 4.6 0 0 0 9 0 4.6 4.6 0 0 0 9 0", "#23707c", 1.2)}`,
  },
  "turbo-random": {
    hue: 210,
    color: "#7a4b2a",
    die: true,
    worn: svg`${shape("M11 10L13 2h14l2 8Z", "#7a4b2a")}${line("M4 16l3 2M4 24l3-1M36 16l-3 2M36 24l-3-1", "#7a4b2a", 1.6)}`,
  },
  "turbo-greedy": {
    hue: 350,
    color: "#1f1b24",
    die: true,
    worn: svg`${shape("M12 10V1h16v9Z", "#1f1b24")}${shape("M7 9.4h26V12H7Z", "#1f1b24")}${line("M12 8h16", "#c23b2b", 2)}`,
  },
  "turbo-planner": {
    hue: 140,
    color: "#2f6a9c",
    die: true,
    worn: svg`${shape("M9 11Q9 4 21 3 33 3 32 9 22 7 9 11Z", "#2f6a9c")}${line("M31 13l5-7", GOLD, 2.4)}${line("M31 13l-.6.9", INK, 2)}`,
  },
};

/** Eyes, brows and mouth. @type {Record<Mood, unknown>} */
const MOODS = {
  calm: svg`<g class="eyes">${dot(15, 21, 2.3, INK)}${dot(25, 21, 2.3, INK)}</g>${line("M16.5 28q3.5 2 7 0")}`,
  thinking: svg`${line("M12.5 16.6l5 .4M22.5 15.8l5-1")}<g
    class="eyes">${dot(15.8, 20, 2.3, INK)}${dot(25.8, 20, 2.3, INK)}</g>${line("M18 28.6h5")}`,
  pleased: svg`${line("M12.6 21.6q2.4-3.6 4.8 0M22.6 21.6q2.4-3.6 4.8 0", INK, 1.9)}${dot(12, 25.4, 1.9, "#f2a29a")}${dot(28, 25.4, 1.9, "#f2a29a")}${shape("M15 26.2h10q-.6 5-5 5t-5-5Z", INK)}`,
  surprised: svg`${line("M12.3 15.6q2.7-2 5.2-.4M22.5 15.2q2.5-1.6 5.2.4")}${[15, 25].map(
    (x) => svg`<circle cx=${x} cy="21.3" r="3.4" fill="#fff" stroke=${INK} stroke-width="1.1"/>${dot(x, 21.3, 1.5, INK)}`,
  )}<ellipse cx="20" cy="29.4" rx="2.2" ry="2.6" fill=${INK}/>`,
};

/**
 * The face of a bot, beside a name that screen readers read; `nth` tells bots of one kind at one table apart.
 * @param {string} bot @param {{mood?: Mood, nth?: number}} [shown]
 */
export function botFace(bot, { mood = "calm", nth = 0 } = {}) {
  const look = LOOKS[bot];
  if (!look) return nothing;
  const head = look.die
    ? svg`<rect x="7.5" y="11" width="25" height="24.5" rx="6" fill=${PAPER} stroke=${look.color} stroke-width="1.2"/>`
    : svg`<rect x="9" y="10" width="22" height="27" rx="4.5" fill=${PAPER} stroke=${look.color}
      stroke-width="1.2"/>${line("M18 34.5h4", look.color)}`;
  const ground = `hsl(${(look.hue + nth * APART) % 360} 62% 82%)`;
  return html`<svg class="avatar bot-face" data-mood=${mood} viewBox="0 0 40 40" aria-hidden="true">
    <rect width="40" height="40" rx="9" fill=${ground}/><g class="head">${head}${MOODS[mood]}${look.worn}</g>
  </svg>`;
}

/**
 * The picture of a seat or a chair: the face of a bot, or the animal of a player.
 * @param {{bot: string | null, avatar: string | null}[]} places @param {number} seat @param {Mood} [mood]
 */
export function seatPicture(places, seat, mood) {
  const { bot, avatar: animal } = places[seat];
  if (bot === null) return animal ? avatar(animal) : nothing;
  return botFace(bot, { mood, nth: places.slice(0, seat).filter((place) => place.bot === bot).length });
}
