// Buttons with an icon.

import { html, nothing, svg } from "../vendor/lit.js";

// Icons in a square of 24, in the color of the text.
export const ICONS = {
  back: svg`<path d="M15 5 8 12l7 7"/>`,
  undo: svg`<path d="M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3"/>`,
  redo: svg`<path d="m15 6 5 5-5 5M20 11H10a5 5 0 0 0 0 10h3"/>`,
  again: svg`<path d="M20 6v12l-8-6ZM11 6v12l-8-6Z"/>`,
  reset: svg`<path d="M5 12a7 7 0 1 0 2-5M7 3v4h4"/>`,
  hint: svg`<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v1h6v-1a6 6 0 0 0-3-11Z"/>`,
  log: svg`<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"/>`,
  talk: svg`<path d="M4 5h16v11H10l-5 4v-4H4Z"/>`,
  sound: svg`<path d="M4 9.5v5h4l5 4v-13l-5 4ZM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12"/>`,
  muted: svg`<path d="M4 9.5v5h4l5 4v-13l-5 4ZM17 9.5l5 5M22 9.5l-5 5"/>`,
  more: svg`<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3.5"/>`,
  rules: svg`<path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM5 17a3 3 0 0 1 3-3h11"/>`,
  keep: svg`<path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5Z"/>`,
  across: svg`<path d="M4 12h15M13 6l6 6-6 6"/>`,
  down: svg`<path d="M12 4v15M6 13l6 6 6-6"/>`,
};

/**
 * A button with an icon; its label is shown below where there is room. A disabled one keeps the focus. @param {keyof typeof ICONS} icon
 * @param {string} label @param {() => void} done @param {boolean} [disabled] @param {{count: number, words: string} | null} [news] what
 * has come behind it
 */
export function iconButton(icon, label, done, disabled = false, news = null) {
  return html`<button class="icon-button" data-icon=${icon} title=${label} aria-disabled=${disabled ? "true" : nothing}
    data-news=${news?.count ?? nothing} aria-label=${news?.words ?? nothing}
    @click=${disabled ? null : done}>
    <svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg><span>${label}</span>
  </button>`;
}
