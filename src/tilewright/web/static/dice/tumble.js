// Dice that roll, calmly; they lie still where motion is unwelcome.

const LONG_MS = 620;
const EACH_MS = 45;

/** Let the pictures of dice roll, each a little after the one before. @param {Element} root @param {readonly number[]} dice */
export function tumble(root, dice) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  dice.forEach((die, place) => {
    const picture = root.querySelector(`[data-die="${die}"] .die, [data-seen="${die}"] .die`);
    const turn = place % 2 ? 1 : -1;
    picture?.animate(
      [
        { transform: `translate(${-14 * turn}px, -26px) rotate(${-320 * turn}deg) scale(0.86)`, opacity: 0.35 },
        { transform: `translate(${5 * turn}px, 3px) rotate(${24 * turn}deg) scale(1.05)`, opacity: 1, offset: 0.7 },
        { transform: "none", opacity: 1 },
      ],
      { duration: LONG_MS + EACH_MS * place, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "backwards" },
    );
  });
}
