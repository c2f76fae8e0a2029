// Record({title, lines, onUndo, why, busy, children})
//     what happened, newest on top. lines: [{number, text, undone, onTap}], oldest first;
//     one with an onTap is a button. The undo is about the newest
//     line that has a number, and keeps its place at the foot; without onUndo it is off, not gone, and `why` says why.
//     children: what stands on top of the lines.

import type { ComponentChildren } from "preact";
import { Button } from "./controls";
import { names } from "./names";
import { gettext } from "./gettext";
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
  why?: string | undefined;
  busy?: boolean | undefined;
  children?: ComponentChildren;
}

export function Record({ title, lines, onUndo, why, busy, children }: RecordProps) {
  const guard = useTapGuard(lines.at(-1)?.number ?? 0); // a double tap takes one thing back, not two
  return (
    <aside class="record" aria-label={gettext("record of the round")}>
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
                  {linesIn(line.text)}
                </button>
              ) : (
                <span class="record-text">{linesIn(line.text)}</span>
              )}
            </li>
          ))
          .reverse()}
      </ol>
      <div class="record-foot" onClickCapture={guard.blocks}>
        <Button disabled={!onUndo} busy={busy} onTap={onUndo ?? undefined}>
          {gettext("undo")}
        </Button>
        {!onUndo && why && <p class="record-why">{why}</p>}
      </div>
    </aside>
  );
}

/** What was done may take two lines; what came of it takes one for each seat. */
function linesIn(text: ComponentChildren) {
  if (typeof text !== "string" || !text.includes("\n")) return text;
  return text.split("\n").map((part, at) => (
    <span key={at} class={at ? "record-came" : undefined}>
      {part}{" "}
    </span>
  ));
}
