// State({mark, title, text, children})   a screen, or a part of one, with nothing to show: drawn on purpose.
//     mark: a suit's letter; children: a button that leads on.
// LostStrip({since, onRetry})            the connection is gone; what is seen stays, and says how old it is.

import type { ComponentChildren } from "preact";
import { Button } from "./controls";
import { SUIT_PATHS, type Suit } from "./faces";
import { useEffect, useState } from "preact/hooks";
import { ngettext, gettext } from "./gettext";

interface StateProps {
  mark?: Suit;
  title: string;
  text?: ComponentChildren;
  children?: ComponentChildren;
}

export function State({ mark = "s", title, text, children }: StateProps) {
  return (
    <div class="state">
      <svg class="state-mark" viewBox="0 0 100 100" aria-hidden="true">
        <path fill="currentColor" d={SUIT_PATHS[mark]} />
      </svg>
      <p class="state-title">{title}</p>
      {text && <p class="state-text">{text}</p>}
      {children}
    </div>
  );
}

/** since: when the server was last heard, in milliseconds, as Date.now() gives them. */
export function LostStrip({ since, onRetry }: { since: number; onRetry?: () => void }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="lost-strip" role="alert">
      <span>
        {gettext("No connection. This is how it stood {time} ago; nothing is lost.", {
          time: ago(now - since),
        })}
      </span>
      {onRetry && <Button onTap={onRetry}>{gettext("try now")}</Button>}
    </div>
  );
}

/** A span of milliseconds in words: "8 seconds", "3 minutes". */
export function ago(span: number) {
  const seconds = Math.max(1, Math.round(span / 1000));
  if (seconds < 90) return ngettext("a second", "{count} seconds", seconds);
  return gettext("{count} minutes##some time ago", { count: Math.round(seconds / 60) });
}
