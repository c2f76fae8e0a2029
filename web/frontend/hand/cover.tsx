// useCover(key, isAsked)    {open, look(), cover(), press(event)}: whether one's own cards lie open on the screen. A tap opens
//                           them; held down, they lie open as long as the finger does. They are covered when nobody has
//                           touched the phone for a while or it is put away, but never while one is asked. Another key
//                           (another round) covers them.
// Cover({count, cover})     their backs
// CoverKey({cover, main})   the key under the thumb that opens and covers them

import { Card } from "../kit/card";
import { Button } from "../kit/controls";
import { useEffect, useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { names } from "../kit/names";
import { spendPress } from "../kit/taps";

const LOOK_AWAY = 25000; // milliseconds
const HOLD = 400; // milliseconds: a longer press is a look under the cards

export interface Covering {
  open: boolean;
  press: (event: Event) => void;
  look: () => void;
  cover: () => void;
}

export function useCover(key: string, isAsked: boolean): Covering {
  const [seen, see] = useState({ key, open: false });
  const open = seen.key === key && seen.open;
  const set = (now: boolean) => see({ key, open: now });
  useEffect(() => {
    if (!open || isAsked) return undefined;
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
  }, [open, key, isAsked]);
  const press = ({ timeStamp: pressed }: Event) => {
    set(true);
    spendPress(); // it looks, and plays none of the cards it opened
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
      aria-label={gettext("hold to look at my cards")}
      style={{ "--of": drawn }}
      onPointerDown={cover.press}
      onClick={({ detail }) => detail === 0 && cover.look()}
    >
      <span class="hand-backs" aria-hidden="true">
        {[...Array(drawn).keys()].map((at) => (
          <Card key={at} card="??" />
        ))}
      </span>
      <span class="hand-touch">{gettext("hold to look")}</span>
    </button>
  );
}

interface CoverKeyProps {
  cover: Covering;
  /** Whether nothing can be done before one has looked. */
  main: boolean;
}

export function CoverKey({ cover, main }: CoverKeyProps) {
  if (cover.open)
    return (
      <Button kind="quiet" onTap={cover.cover}>
        {gettext("cover")}
      </Button>
    );
  return (
    <button
      type="button"
      class={names(["button", "hand-look", main ? "is-main" : "is-plain"])}
      onPointerDown={cover.press}
      onClick={({ detail }) => detail === 0 && cover.look()}
    >
      {gettext("look at my cards")}
    </button>
  );
}
