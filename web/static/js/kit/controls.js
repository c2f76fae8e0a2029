// Button({kind, name, disabled, busy, large, chosen, onTap, children})
//     kind: "main" (one a screen), "plain" (beside it), "quiet", "danger", or nothing. `name` for listeners.
// Controls({guard, end, steady, children})
//     the row under the line; `end` stands apart on the right (steady: what it says does not change with the guard). When `guard` (any string that names what is
//     asked) changes, taps are ignored for a moment, so that a second tap on "check" cannot answer the next
//     question with the button that took its place.

import { html, names, useLayoutEffect, useRef } from "./html.js";

export function Button({ kind, name, disabled, busy, large, chosen, onTap, children }) {
  const looks = ["button", kind && `is-${kind}`, large && "is-large", busy && "is-busy", chosen && "is-chosen"];
  return html`<button type="button" class=${names(looks)} aria-label=${name} aria-busy=${busy ? "true" : null}
      aria-pressed=${chosen === undefined ? null : String(Boolean(chosen))}
      disabled=${disabled} onClick=${() => !busy && onTap?.()}>${children}</button>`;
}

const SETTLE = 320; // milliseconds: longer than a double tap, shorter than a thought

export function Controls({ guard, end, steady, children }) {
  const settling = useSettling(guard);
  const block = (event) => {
    if (settling.current) event.stopPropagation();
  };
  return html`<div class="controls">
    <div class="controls-main" onClickCapture=${block}>${children}</div>
    ${end && html`<div class="controls-end" onClickCapture=${steady ? null : block}>${end}</div>`}
  </div>`;
}

/** A ref that is true for a moment after `guard` has changed (not when it is first seen). */
export function useSettling(guard) {
  const seen = useRef(guard);
  const settling = useRef(false);
  if (seen.current !== guard) {
    seen.current = guard;
    settling.current = true;
  }
  useLayoutEffect(() => {
    if (!settling.current) return undefined;
    const timer = setTimeout(() => {
      settling.current = false;
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [guard]);
  return settling;
}
