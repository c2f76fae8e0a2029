// Line({text, detail, news})   the one sentence that says what happens next, and beside it one quiet figure ("rack
//                              170"); news is said first, in the same breath ("Fill: 100 from the cage.").

import type { ComponentChildren } from "preact";

interface LineProps {
  text: ComponentChildren;
  detail?: ComponentChildren;
  news?: ComponentChildren;
}

export function Line({ text, detail, news }: LineProps) {
  return (
    <div class="line">
      <p class="line-text" role="status">
        {news && (
          <>
            <span class="line-news">{news}</span>{" "}
          </>
        )}
        {text}
      </p>
      {detail && <p class="line-detail">{detail}</p>}
    </div>
  );
}
