// The one door to the vendored libraries: components import from here, so a newer Preact is one change.
//
//   html`<${Card} card="As" />`     markup without a build step
//   signal(value)                   a value whose readers repaint by themselves

import htm from "../../vendor/htm.js";
import { createElement } from "../../vendor/preact.js";

export { Fragment, render } from "../../vendor/preact.js";
export {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../../vendor/preact-hooks.js";
export { batch, computed, effect, signal } from "../../vendor/signals.js";

export const html = htm.bind(createElement);

/** Class names that apply: names(["button", busy && "is-busy"]) */
export const names = (list) => list.filter(Boolean).join(" ");
