export { html, svg, LitElement, nothing } from "lit";
export { classMap } from "lit/directives/class-map.js";
export { repeat } from "lit/directives/repeat.js";
