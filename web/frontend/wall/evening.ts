// useEvening(api, night, mark)   the evening so far (who is up, everybody's line, the last winners; at the end the seal and
//                                who pays whom), or null before it is known; asked for again whenever `mark` changes.
// hasPlayed(player)              whether somebody has won or lost anything; the others wait for their first round

import type { Evening, Standing } from "../answers";
import type { Api } from "../kit/api";
import { useEffect, useRef, useState } from "preact/hooks";

const AGAIN = 3000; // milliseconds before a server that did not answer is asked again

export function useEvening(api: Api, night: number, mark: string) {
  const [seen, see] = useState<Evening | null>(null);
  const tag = useRef<string | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    let gone = false;
    const look = async () => {
      try {
        const answer = await api.look<Evening>(`nights/${night}/evening`, tag.current);
        if (gone || !answer) return;
        tag.current = answer.etag;
        see(answer.state);
      } catch {
        timer = setTimeout(look, AGAIN);
      }
    };
    look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [night, mark]);
  return seen;
}

export const hasPlayed = ({ result, line }: Pick<Standing, "result" | "line">) =>
  result !== 0 || line.some((sum) => sum !== line[0]);
