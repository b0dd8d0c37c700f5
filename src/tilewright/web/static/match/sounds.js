// Sounds, synthesized: noise through filters for what tiles and dice do, tones for what a player must know. Some are felt as well.

import { settings } from "../settings.js";
import { reducedMotion } from "./pace.js";

/** @import { Sound } from "./types.js" */
/** @typedef {(context: AudioContext, out: AudioNode, at: number) => void} Recipe */

const LOUDNESS = 0.9;
// What is never quite silent cannot be ramped to zero.
const SILENT = 0.0001;
const ATTACK = 0.002;
// The context sleeps when nothing has sounded for a while.
const AWAKE_MS = 3000;

/** Where sounds can be felt: milliseconds on and off. @type {Partial<Record<Sound, number[]>>} */
const FELT = { turn: [30, 60, 30], tap: [8], rolled: [12, 40, 12, 40, 12], ended: [40, 60, 40, 60, 90] };

/** @type {Record<Sound, Recipe>} */
const RECIPES = {
  turn: (...to) => [659, 988].map((pitch, place) => tone(to, place * 0.11, pitch, 0.45, 0.2)),
  tap: (...to) => clack(to, 0, 0.55),
  laid: (...to) => [0, 0.075, 0.16].map((after, place) => clack(to, after, 0.75 - place * 0.12)),
  drawn: (...to) => {
    hiss(to, 0, { from: 700, to: 2600, q: 1.1, long: 0.2, loud: 0.22 });
    clack(to, 0.19, 0.4);
  },
  // Each is made when it is due: all at once would take longer than a frame.
  dealt: (audio, out) =>
    Array.from({ length: 14 }, (_, place) =>
      setTimeout(() => clack([audio, out, audio.currentTime], Math.random() * 0.03, 0.2 + Math.random() * 0.25), place * 45),
    ),
  rolled: (...to) => Array.from({ length: 8 }, (_, place) => clack(to, 0.035 * place * (1 + place * 0.2), 0.6 * 0.84 ** place, 1.5)),
  ended: (...to) => [523, 659, 784, 1047].map((pitch, place) => tone(to, place * 0.12, pitch, 0.5 + place * 0.12, 0.18)),
};

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;
let sleep = 0;

/** Play a sound if sounds are on; browsers allow it after the first user gesture. @param {Sound} sound */
export function playSound(sound) {
  if (!settings.sounds || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  clearTimeout(sleep);
  sleep = setTimeout(() => void context?.suspend(), AWAKE_MS);
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  RECIPES[sound](context, out, context.currentTime);
  const pattern = FELT[sound];
  if (pattern && !reducedMotion()) navigator.vibrate?.(pattern);
}

/**
 * A tile on a table or another tile: two resonances of the shell, and the thud below. @param {Parameters<Recipe>} to @param {number}
 * after @param {number} loud @param {number} [higher]
 */
function clack(to, after, loud, higher = 1) {
  // No two are alike.
  const pitch = higher * (0.9 + Math.random() * 0.2);
  hiss(to, after, { from: 2500 * pitch, q: 7, long: 0.045, loud });
  hiss(to, after, { from: 1150 * pitch, q: 5, long: 0.06, loud: loud * 0.8 });
  tone(to, after, 190 * pitch, 0.05, loud * 0.25);
}

/**
 * Noise through a filter, which may move. @param {Parameters<Recipe>} to @param {number} after @param {{from: number, to?: number, q:
 * number, long: number, loud: number}} shape
 */
function hiss([audio, out, now], after, { from, to = from, q, long, loud }) {
  const [source, filter, at] = [audio.createBufferSource(), audio.createBiquadFilter(), now + after];
  source.buffer = noise ??= makeNoise(audio);
  filter.type = "bandpass";
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source
    .connect(filter)
    .connect(envelope(audio, at, long, loud))
    .connect(out);
  // Another part of the noise each time.
  source.start(at, Math.random() * 0.5, long);
}

/**
 * A soft tone with its octave. @param {Parameters<Recipe>} to @param {number} after @param {number} pitch @param {number} long @param
 * {number} loud
 */
function tone([audio, out, now], after, pitch, long, loud) {
  for (const [partial, part] of [
    [1, 1],
    [2, 0.25],
  ]) {
    const [wave, at] = [audio.createOscillator(), now + after];
    wave.frequency.value = pitch * partial;
    wave.connect(envelope(audio, at, long / partial, loud * part)).connect(out);
    wave.start(at);
    wave.stop(at + long);
  }
}

/** A quick rise and a long fall. @param {AudioContext} audio @param {number} at @param {number} long @param {number} loud */
function envelope(audio, at, long, loud) {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENT, at);
  volume.gain.linearRampToValueAtTime(loud, at + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, at + long);
  return volume;
}

/** @param {AudioContext} audio */
function makeNoise(audio) {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  // Not by an iterator: a second has 48,000 samples.
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return made;
}
