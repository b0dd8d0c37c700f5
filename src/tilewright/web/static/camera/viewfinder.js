// Where a photo comes from: the camera with a live view of what is found, or a file. The camera is asked for when it is wanted, and off when left.

import { BaseElement } from "../base_element.js";
import { fieldOf } from "../dom.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { t } from "../words.js";
import { outlineOf } from "./shot.js";

/** @import { Reader, Reading } from "./reader.js" */

const WANTED = { video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1440 } }, audio: false };
const FRAME_SIDE = 1024;
const REST_MS = 150;
/** A device that takes longer for a frame shows none of what is found while one aims. */
const SLOW_MS = 2_500;
// A page that is not secure, as in a home network, has no camera; the one of the phone comes by the choice of a file.
const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** `<tw-viewfinder>`: fires `photo` with a picture or a file. */
export class Viewfinder extends BaseElement {
  static properties = { reader: {}, busy: {} };
  /** @type {Reader | null} */
  reader = null;
  busy = false;
  /** @type {MediaStream | null} */
  #stream = null;
  #isAsking = false;
  /** @type {Reading | null} */
  #seen = null;
  #problem = "";

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("visibilitychange", () => document.hidden && this.#off(), { signal: this.signal });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#off();
  }

  /** Ask for the camera, and show what it sees. */
  async #start() {
    this.#problem = "";
    this.#isAsking = true;
    this.requestUpdate();
    const stream = await navigator.mediaDevices.getUserMedia(WANTED).catch((error) => {
      this.#problem = error.name === "NotAllowedError" ? t("camera-not-allowed") : t("camera-none");
      return null;
    });
    this.#isAsking = false;
    if (!this.isConnected || !stream) {
      this.#stream = stream;
      return this.#off();
    }
    this.#stream = stream;
    // What takes the camera away, as a call does, ends the live view.
    stream.getVideoTracks()[0].addEventListener("ended", () => this.#off());
    this.requestUpdate();
    await this.updateComplete;
    const video = this.#video;
    if (!video) return;
    video.srcObject = stream;
    await video.play().catch(() => this.#off());
    this.querySelector("button")?.focus();
    void this.#watch();
  }

  #off() {
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = this.#seen = null;
    this.requestUpdate();
  }

  get #video() {
    return this.querySelector("video");
  }

  /** Look at one frame after the other while the camera is on. */
  async #watch() {
    while (this.#stream && this.isConnected) {
      await new Promise((next) => setTimeout(next, REST_MS));
      const video = this.#video;
      if (this.busy || !video?.videoWidth || !this.#stream) continue;
      const scale = FRAME_SIDE / Math.max(video.videoWidth, video.videoHeight);
      const [resizeWidth, resizeHeight] = [video.videoWidth, video.videoHeight].map((side) => Math.round(side * Math.min(1, scale)));
      const began = performance.now();
      const frame = await createImageBitmap(video, { resizeWidth, resizeHeight }).catch(() => null);
      const seen = frame && (await this.reader?.glance(frame).catch(() => null));
      if (!seen) return;
      this.#seen = this.#stream && seen;
      this.requestUpdate();
      if (performance.now() - began > SLOW_MS) return;
    }
  }

  async #shoot() {
    const video = this.#video;
    if (!video?.videoWidth) return;
    const picture = await createImageBitmap(video);
    this.#off();
    this.#send(picture);
  }

  /** @param {Event} event */
  #choose(event) {
    const field = fieldOf(event);
    const file = field.files?.[0];
    // The same file may be chosen again.
    field.value = "";
    if (file) this.#send(file);
  }

  /** @param {Blob | ImageBitmap} picture */
  #send(picture) {
    this.dispatchEvent(new CustomEvent("photo", { detail: picture }));
  }

  render() {
    return html`${this.#stream ? this.#live() : nothing}
      <div class="camera-ways">
        ${
          this.#stream
            ? html`<button class="primary large camera-shutter" ?disabled=${this.busy} @click=${this.#shoot}>${t("camera-shoot")}</button>`
            : this.#openers()
        }
        <label class="button">${t("camera-choose")}
          <input class="visually-hidden" type="file" accept="image/jpeg,image/png,image/webp" ?disabled=${this.busy} @change=${this.#choose} /></label>
      </div>
      <p class="refusal" role="alert">${this.#problem}</p>
      ${this.#stream ? nothing : html`<p class="soft small">${hasCamera() ? t("camera-private") : t("camera-insecure")}</p>`}`;
  }

  #openers() {
    if (!hasCamera())
      return html`<label class="button primary large">${t("camera-take")}
        <input class="visually-hidden" type="file" accept="image/*" capture="environment" ?disabled=${this.busy} @change=${this.#choose} /></label>`;
    return html`<button class="primary large" ?disabled=${this.busy || this.#isAsking} @click=${this.#start}>${t("camera-take")}</button>`;
  }

  #live() {
    const seen = this.#seen;
    return html`<div class="camera-live">
      <video playsinline muted aria-label=${t("camera-live")}></video>
      ${
        seen
          ? html`<svg viewBox="0 0 ${seen.width} ${seen.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            ${seen.tiles.map((tile) => svg`<polygon class="camera-tile" points=${outlineOf(seen, tile)} />`)}</svg>`
          : nothing
      }
      <div class="camera-frame" aria-hidden="true"></div>
      <p class="camera-count">${seen ? t("camera-found", { count: seen.tiles.length }) : t("camera-aim")}</p>
    </div>`;
  }
}

customElements.define("tw-viewfinder", Viewfinder);
