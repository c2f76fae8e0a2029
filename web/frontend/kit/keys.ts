// Idempotency keys: 128 random bits as 32 hexadecimal figures. crypto.randomUUID is withheld on plain HTTP;
// getRandomValues is not.

export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
