// Runs before the app and without it: where a file of the first load fails, it is loaded again, and at last there is a page with a way on.
// A plain script: it must not depend on anything that can fail.

(() => {
  const TRIES = "tilewright.starts";
  const MOST_TRIES = 3;
  const WAIT_MS = 800;
  const PATIENCE_MS = 20_000;
  let tries = 0;
  try {
    tries = Number(sessionStorage.getItem(TRIES));
  } catch {
    tries = MOST_TRIES;
  }
  let styles = 0;

  /** The sentences came with the page, in the reader's language. */
  const sentence = (/** @type {string} */ name) => document.querySelector(`meta[name="start-${name}"]`)?.getAttribute("content") ?? "";

  /** @param {number} next */
  const note = (next) => {
    try {
      sessionStorage.setItem(TRIES, String(next));
    } catch {
      return; // Without storage the reader loads the page again.
    }
  };

  const fail = () => {
    if (document.querySelector("tw-app, .start-failed")) return;
    if (tries < MOST_TRIES) {
      note(tries + 1);
      setTimeout(() => location.reload(), WAIT_MS * (tries + 1));
      return;
    }
    note(0);
    const section = document.createElement("section");
    section.className = "card narrow center start-failed";
    section.setAttribute("role", "alert");
    const [heading, why, again] = ["h1", "p", "button"].map((tag) => document.createElement(tag));
    heading.textContent = sentence("failed") || document.title;
    why.textContent = sentence("why");
    again.textContent = sentence("again") || "\u21bb";
    again.className = "primary";
    again.addEventListener("click", () => location.reload());
    section.append(heading, why, again);
    document.body.append(section);
  };

  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module") fail();
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet" || styles++ >= MOST_TRIES) return;
      const again = /** @type {HTMLLinkElement} */ (target.cloneNode());
      setTimeout(() => target.replaceWith(again), WAIT_MS * styles);
    },
    true,
  );
  // The app says when it has started, or that it cannot.
  addEventListener("started", () => note(0));
  addEventListener("not-started", fail);
  setTimeout(fail, PATIENCE_MS);
})();
