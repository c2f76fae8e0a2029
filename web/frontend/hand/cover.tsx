// useCover(key)             {open, look(), cover(), press(event)}: whether one's own cards lie open on the screen. A tap opens
//                           them until the next one, or until nobody has touched the phone for a while; held down, they lie
//                           open as long as the finger does. Another key (another round) covers them.
// Cover({count, label, cover})   their backs

import { Card } from "../kit/card";
import { useEffect, useState } from "preact/hooks";
import { say } from "../kit/say";

const LOOK_AWAY = 25000; // milliseconds
const HOLD = 400; // milliseconds: a longer press is a look under the cards

export interface Covering {
  open: boolean;
  press: (event: Event) => void;
  look: () => void;
  cover: () => void;
}

export function useCover(key: string): Covering {
  const [seen, see] = useState({ key, open: false });
  const open = seen.key === key && seen.open;
  const set = (now: boolean) => see({ key, open: now });
  useEffect(() => {
    if (!open) return undefined;
    let timer: number | undefined;
    const away = () => set(false);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(away, LOOK_AWAY);
    };
    touched();
    addEventListener("pointerdown", touched);
    document.addEventListener("visibilitychange", away);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", touched);
      document.removeEventListener("visibilitychange", away);
    };
  }, [open, key]);
  const press = ({ timeStamp: pressed }: Event) => {
    set(true);
    const up = ({ timeStamp: released }: Event) => {
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      if (released - pressed > HOLD) set(false); // as the finger was, however busy the phone is
    };
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  };
  return { open, press, look: () => set(true), cover: () => set(false) };
}

const DRAWN = 8;

export function Cover({ count, cover }: { count: number; cover: Covering }) {
  const drawn = Math.min(count, DRAWN);
  return (
    <button
      type="button"
      class="hand-cover"
      aria-label={say("press to look at my cards")}
      style={{ "--of": drawn }}
      onPointerDown={cover.press}
      onClick={({ detail }) => detail === 0 && cover.look()}
    >
      <span class="hand-backs" aria-hidden="true">
        {[...Array(drawn).keys()].map((at) => (
          <Card key={at} card="??" />
        ))}
      </span>
      <span class="hand-touch">{say("press to look")}</span>
    </button>
  );
}
