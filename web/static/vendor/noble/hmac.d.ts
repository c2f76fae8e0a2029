// For the type checker alone.
export const hmac: (hash: any, key: Uint8Array, message: Uint8Array) => Uint8Array;
