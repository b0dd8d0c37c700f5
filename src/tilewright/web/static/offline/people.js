// What a site without a server shows in place of other people: where they are, if a server is known.

import { BaseElement } from "../base_element.js";
import { meta } from "../meta.js";
import { here } from "../navigate.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** `<tw-others>`, a card of the home page. */
class Others extends BaseElement {
  render() {
    const server = meta("server");
    return server
      ? html`<a class="card link-card link-card-others" href=${server}><strong>${t("offline-others")}</strong><span
      class="soft">${t("offline-others-why")}</span></a>`
      : nothing;
  }
}

/** `<tw-people>`, at an address that needs other people. */
class People extends BaseElement {
  render() {
    const { pathname, search } = here();
    const server = meta("server");
    return html`<section class="card center">
      <h1>${t("offline-people")}</h1>
      <p>${t("offline-others-why")}</p>
      ${server ? html`<a class="button" href=${server + (pathname + search).slice(1)}>${t("offline-server")}</a>` : nothing}
    </section>`;
  }
}

customElements.define("tw-others", Others);
customElements.define("tw-people", People);
