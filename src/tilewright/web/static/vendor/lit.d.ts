export { html, svg, LitElement, nothing, render } from "lit";
export { classMap } from "lit/directives/class-map.js";
export { live } from "lit/directives/live.js";
export { repeat } from "lit/directives/repeat.js";
export { styleMap } from "lit/directives/style-map.js";
