// What our pages use of Preact, for the type checker alone: its sources are vendored in one line.
export const createElement: any;
export const Fragment: any;
export const render: (what: any, into: Element | null) => void;
