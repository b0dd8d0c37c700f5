export { html, svg, LitElement, nothing } from "lit";
export { repeat } from "lit/directives/repeat.js";
