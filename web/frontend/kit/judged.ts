// useJudged(judge, asked)   what the rules say of a draft before it is said; null while that is not known. asked: a text that
//                           names the draft, so that an answer that comes late is of no other one; judge: null where there is
//                           nothing to ask. Asked a moment after the last change.

import { useEffect, useState } from "preact/hooks";
import type { JudgedDraft } from "../answers";
import { Refused } from "./api";
import { AGAIN, type Judge, notJudged, PAUSE } from "./workbench";

export function useJudged(judge: Judge | null, asked: string): JudgedDraft | null {
  const [heard, hear] = useState<{ asked: string; said: JudgedDraft } | null>(null);
  useEffect(() => {
    if (!judge) return undefined;
    const stopped = new AbortController();
    const ask = async () => {
      try {
        const said = await judge([], stopped.signal);
        if (!stopped.signal.aborted) hear({ asked, said });
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (error instanceof Refused) hear({ asked, said: notJudged(error) });
        else timer = setTimeout(() => void ask(), AGAIN);
      }
    };
    let timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [asked]);
  return heard?.asked === asked ? heard.said : null;
}
