// One layer of Pointer Events for mouse, pen and finger: taps, dice dragged, and the felt panned by mouse.

/** How far a finger trembles without moving, and how near the edge of its box the felt begins to scroll. */
const SLACK = 6;
const EDGE = 28;
const STEP = 12;
/** A click so soon after a tap is the tap's own. */
const ECHO_MS = 700;

/**
 * What is done with what the pointer does; places are in pixels of the window.
 * @typedef {{tap(at: HTMLElement, x: number, y: number): void, movable(die: number): boolean,
 *   over(x: number, y: number): void, drop(die: number, x: number, y: number): void, done(): void}} Hands
 */
/** @typedef {{id: number, x: number, y: number, at: HTMLElement, die: number | null, ghost: HTMLElement | null, moved: boolean}} Held */

/**
 * Listen to everything inside `root` that bears `data-die`, `data-cell` or `data-place`.
 * @param {HTMLElement} root @param {Hands} hands
 */
export function listen(root, hands) {
  /** @type {Held | null} */
  let held = null;
  let tapped = -ECHO_MS;

  const finish = () => {
    if (held?.ghost) {
      held.ghost.remove();
      held.at.classList.remove("lifted");
      hands.done();
    }
    held = null;
  };

  root.addEventListener("pointerdown", (event) => {
    const at = placeOf(event);
    if (!at || held || event.button) return;
    const die = at.dataset.die ? Number(at.dataset.die) : null;
    const movable = die !== null && hands.movable(die);
    held = { id: event.pointerId, x: event.clientX, y: event.clientY, at, die: movable ? die : null, ghost: null, moved: false };
  });

  root.addEventListener("pointermove", (event) => {
    if (event.pointerId !== held?.id) return;
    const [right, down] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moved && Math.hypot(right, down) < SLACK) return;
    const box = /** @type {HTMLElement | null} */ (root.querySelector("[data-box]"));
    if (!held.moved) {
      held.moved = true;
      root.setPointerCapture(event.pointerId);
      if (held.die !== null) held.ghost = ghostOf(held.at, root);
    }
    if (held.ghost) {
      held.ghost.style.transform = `translate(${right}px, ${down}px) scale(1.12)`;
      if (box) scrollNear(box, event.clientX, event.clientY);
      hands.over(event.clientX, event.clientY);
    } else if (box?.contains(held.at) && event.pointerType === "mouse") {
      box.scrollBy(-event.movementX, -event.movementY);
    }
  });

  root.addEventListener("pointerup", (event) => {
    if (event.pointerId !== held?.id) return;
    const { at, die, ghost, moved } = held;
    finish();
    if (ghost && die !== null) hands.drop(die, event.clientX, event.clientY);
    if (moved) tapped = event.timeStamp;
    if (moved || placeOf(event) !== at) return;
    tapped = event.timeStamp;
    hands.tap(at, event.clientX, event.clientY);
  });

  root.addEventListener("pointercancel", finish);

  // A drag that ends in motion would count as a fling, and the browser would swallow the tap after it: so a finger on a die
  // makes no gestures of the browser's.
  root.addEventListener(
    "touchstart",
    (event) => {
      const die = placeOf(event)?.dataset.die;
      if (die && hands.movable(Number(die))) event.preventDefault();
    },
    { passive: false },
  );

  // After a drag by finger the next tap brings no click, so taps are told above; clicks are those of the keyboard and
  // of assistive technology.
  root.addEventListener("click", (event) => {
    const at = placeOf(event);
    if (at && event.timeStamp - tapped > ECHO_MS) {
      const { left, top, width, height } = at.getBoundingClientRect();
      hands.tap(at, left + width / 2, top + height / 2);
    }
  });
}

/** The part under the pointer, unless it is one that minds its own clicks. @param {Event} event */
function placeOf(event) {
  const at = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-own], [data-die], [data-cell], [data-place]"));
  return at && "own" in at.dataset ? null : at;
}

/** A copy of a die that follows the pointer; the page is not drawn anew while it moves. @param {HTMLElement} at @param {HTMLElement} root */
function ghostOf(at, root) {
  const { left, top, width, height } = at.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (at.cloneNode(true));
  ghost.classList.add("dice-ghost");
  for (const name of ["data-die", "data-cell", "id"]) ghost.removeAttribute(name);
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  at.classList.add("lifted");
  root.append(ghost);
  return ghost;
}

/** @param {HTMLElement} box @param {number} x @param {number} y */
function scrollNear(box, x, y) {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return;
  box.scrollBy(
    x < left + EDGE ? -STEP : x > right - EDGE ? STEP : 0,
    y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0,
  );
}
