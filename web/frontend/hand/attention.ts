// When it is one's turn, the phone says so: it shakes where it may, and sounds where that is switched on.
//
//   useAttention(asks)     asks: a text that names what is asked, or null; another one calls for attention
//
// A browser lets a page shake and sound only once it was touched.

import { useEffect, useRef } from "preact/hooks";
import { sound } from "../kit/sound";

const SHAKES = [140, 70, 140]; // milliseconds: shaken, still, shaken

export function useAttention(asks: string | null) {
  const before = useRef(asks);
  useEffect(() => {
    const isNew = asks !== null && asks !== before.current;
    before.current = asks;
    if (!isNew) return;
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(SHAKES);
    sound("turn");
  }, [asks]);
}
