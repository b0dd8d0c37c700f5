// Sounds, synthesized.

import { settings } from "../settings.js";

/** @typedef {import("./types.js").Sound} Sound */

// Each tone is a frequency in hertz, and its start and duration in seconds.
/** @type {Record<Sound, [number, number, number][]>} */
const TONES = {
  turn: [[523, 0, 0.18], [784, 0.12, 0.3]],
  laid: [[330, 0, 0.08], [392, 0.06, 0.1]],
  drawn: [[220, 0, 0.12]],
  ended: [[523, 0, 0.25], [659, 0.15, 0.25], [784, 0.3, 0.5]],
};
const LOUDNESS = 0.12;

/** @type {AudioContext | null} */
let context = null;

/** Play a sound if sounds are on; browsers allow it after the first user gesture. @param {Sound} sound */
export function playSound(sound) {
  if (!settings.sounds || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, begin, long] of TONES[sound]) {
    const [tone, volume, at] = [context.createOscillator(), context.createGain(), context.currentTime + begin];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + long);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + long);
  }
}
