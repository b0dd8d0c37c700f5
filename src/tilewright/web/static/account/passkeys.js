// Passkeys in the browser: the server's questions with bytes in place of base64url, and the answers the other way round.

import { Refusal, request } from "../api.js";
import { t } from "../words.js";

/** @import { Account } from "../messages/http.d.ts" */

/** Whether passkeys can be used here: they belong to a name, never to an IP address, and need https or localhost. */
export const passkeysWork = () => isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

/** Make a passkey for an account; throws a Refusal.
 * @param {string} [login] of a new account */
export async function newPasskey(login) {
  const body = login === undefined ? {} : { login };
  const { rp, pubKeyCredParams, challenge, user, excludeCredentials, ...more } = await request("/api/me/passkeys/challenge", { body });
  const known = /** @returns {PublicKeyCredentialDescriptor} */ (/** @type {{id: string}} */ { id }) => ({
    type: "public-key",
    id: bytes(id),
  });
  const publicKey = {
    ...{ ...more, rp, pubKeyCredParams },
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: (excludeCredentials ?? []).map(known),
  };
  const made = await answered(() => navigator.credentials.create({ publicKey }));
  const response = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return {
    id: text(made.rawId),
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  };
}

/** Let the player choose a passkey and sign with it; throws a Refusal. */
export async function usePasskey() {
  const asked = await request("/api/passkeys/challenge", { method: "POST" });
  const publicKey = { ...asked, challenge: bytes(asked.challenge) };
  const used = await answered(() => navigator.credentials.get({ publicKey }));
  const response = /** @type {AuthenticatorAssertionResponse} */ (used.response);
  return {
    id: text(used.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  };
}

/** What proves again who asks: the password in a form, or else a passkey; throws a Refusal.
 * @param {Account} account
 * @param {Record<string, unknown>} form what it holds
 * @returns {Promise<Record<string, unknown>>} */
export async function proof({ password, passkeys }, form) {
  if (password) return { password: form.password };
  return passkeys.length && passkeysWork() ? { passkey: await usePasskey() } : {};
}

/** The credential that a browser comes back with; one that the player cancelled becomes a Refusal.
 * @param {() => Promise<Credential | null>} ask
 * @returns {Promise<PublicKeyCredential>} */
async function answered(ask) {
  const found = await ask().catch(() => null);
  if (!found) throw new Refusal(0, t("account-passkey-failed"));
  return /** @type {PublicKeyCredential} */ (found);
}

/** @param {string} encoded base64url */
function bytes(encoded) {
  const plain = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
