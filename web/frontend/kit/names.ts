/** Class names that apply: names(["button", busy && "is-busy"]) */
export const names = (list: readonly unknown[]) => list.filter(Boolean).join(" ");
