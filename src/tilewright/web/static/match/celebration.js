// A win: small tiles rain over the screen until they are gone or somebody does something. A big turn: some jump from its seat.

const [COUNT, LEAST_MS, MORE_MS, LATER_MS] = [44, 1800, 1600, 700];
const [SPARKS, SPARKS_MS, REACH] = [12, 900, 70];
const COLORS = "KRBO";
const INPUTS = ["pointerdown", "keydown"];

/** Let tiles rain. @param {HTMLElement} host */
export function rain(host) {
  const sky = newSky(host);
  sky.popover = "manual";
  // Only what is shown last is above the score card.
  sky.showPopover();
  const falling = Array.from({ length: COUNT }, (_, place) => fall(sky, place));
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    sky.remove();
  };
  for (const type of INPUTS) addEventListener(type, end, { signal: listening.signal, capture: true });
  void Promise.allSettled(falling.map(({ finished }) => finished)).then(end);
}

/** Let some tiles jump from the seat of a big turn. @param {HTMLElement} host @param {Element | null} seat */
export function jump(host, seat) {
  const box = seat?.getBoundingClientRect();
  if (!box?.width) return;
  const sky = newSky(host);
  sky.classList.add("sparks");
  const jumping = Array.from({ length: SPARKS }, (_, place) => {
    const tile = newTile(sky, place, `${box.left + box.width / 2}px`);
    tile.style.top = `${box.top + box.height / 2}px`;
    const angle = (place / SPARKS) * 2 * Math.PI;
    const [right, down] = [Math.cos(angle) * REACH * 1.5, Math.sin(angle) * REACH];
    return tile.animate(
      [
        { transform: "translate(-50%, -50%) scale(.4)" },
        { transform: `translate(-50%, -50%) translate(${right}px, ${down}px) scale(.8)`, opacity: 0 },
      ],
      { duration: SPARKS_MS, easing: "ease-out", fill: "both" },
    );
  });
  void Promise.allSettled(jumping.map(({ finished }) => finished)).then(() => sky.remove());
}

/** What tiles are drawn in; nothing can hit it. @param {HTMLElement} host */
function newSky(host) {
  const sky = document.createElement("div");
  sky.className = "celebration";
  sky.setAttribute("aria-hidden", "true");
  host.append(sky);
  return sky;
}

/** @param {HTMLElement} sky @param {number} place @param {string} left */
function newTile(sky, place, left) {
  const tile = document.createElement("span");
  tile.className = COLORS[place % COLORS.length];
  tile.style.left = left;
  sky.append(tile);
  return tile;
}

/** @param {HTMLElement} sky @param {number} place */
function fall(sky, place) {
  const tile = newTile(sky, place, `${Math.random() * 100}%`);
  const [aside, turn] = [(Math.random() - 0.5) * 160, (Math.random() - 0.5) * 900];
  return tile.animate([{ transform: "translate(0, -12vh) rotate(0)" }, { transform: `translate(${aside}px, 112vh) rotate(${turn}deg)` }], {
    duration: LEAST_MS + Math.random() * MORE_MS,
    delay: Math.random() * LATER_MS,
    easing: "cubic-bezier(.3, .2, .7, 1)",
    fill: "both",
  });
}
