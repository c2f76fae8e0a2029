// Record({title, lines, onUndo, busy, children})
//     what happened, newest on top. lines: [{number, text, undone, onTap}], oldest first;
//     one with an onTap is a button. The undo is about the newest
//     line that has a number, and keeps its place at the foot; without onUndo it is off, not gone. children: what stands
//     on top of the lines.

import type { ComponentChildren } from "preact";
import { Button } from "./controls";
import { names } from "./names";
import { say } from "./say";
import { useTapGuard } from "./taps";

interface RecordLine {
  number?: number | null | undefined;
  key?: string | number | undefined;
  text: ComponentChildren;
  undone?: boolean | undefined;
  onTap?: (() => void) | undefined;
}

interface RecordProps {
  title?: string | undefined;
  lines: readonly RecordLine[];
  onUndo?: (() => unknown) | null | undefined;
  busy?: boolean | undefined;
  children?: ComponentChildren;
}

export function Record({ title, lines, onUndo, busy, children }: RecordProps) {
  const guard = useTapGuard(lines.at(-1)?.number ?? 0); // a double tap takes one thing back, not two
  return (
    <aside class="record" aria-label={say("record of the round")}>
      {title && <h2 class="record-title">{title}</h2>}
      {children}
      <ol class="record-lines">
        {lines
          .map((line) => (
            <li
              key={line.key ?? line.number ?? undefined}
              class={names(["record-line", line.undone && "is-undone"])}
            >
              <span class="record-number">{line.number}</span>
              {line.onTap ? (
                <button type="button" class="record-text" onClick={line.onTap}>
                  {line.text}
                </button>
              ) : (
                <span class="record-text">{line.text}</span>
              )}
            </li>
          ))
          .reverse()}
      </ol>
      <div class="record-foot" onClickCapture={guard.blocks}>
        <Button disabled={!onUndo} busy={busy} onTap={onUndo ?? undefined}>
          {say("undo")}
        </Button>
      </div>
    </aside>
  );
}
