// For the type checker alone.
export const sha256: (data: Uint8Array) => Uint8Array;
