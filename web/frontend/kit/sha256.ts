// SHA-256 and HMAC-SHA256 of bytes or text, in JavaScript: crypto.subtle is withheld on plain HTTP. Bytes in and
// out; hex() and fromHex() for figures.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 as digest } from "@noble/hashes/sha2.js";

const bytes = (data: string | Uint8Array) =>
  typeof data === "string" ? new TextEncoder().encode(data) : data;

export const sha256 = (data: string | Uint8Array) => digest(bytes(data));

export const hmacSha256 = (key: string | Uint8Array, message: string | Uint8Array) =>
  hmac(digest, bytes(key), bytes(message));

export const hex = (data: Uint8Array) =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of an even number of hexadecimal figures; throws a RangeError for anything else. */
export function fromHex(text: string) {
  if (!/^([0-9a-f]{2})*$/i.test(text))
    throw new RangeError("an even number of hexadecimal figures is needed");
  return Uint8Array.from(text.match(/../g) ?? [], (pair: string) => parseInt(pair, 16));
}
