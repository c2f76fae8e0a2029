// SmallPicture({api, game})   a game's table in the middle of a round, drawn small beside its name. It is fetched once it is nearly in
//                            sight: a list of games is there before its pictures, and their places are kept.

import type { GameWithHelp, Picture } from "../answers";
import type { Api } from "../kit/api";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Felt } from "./picture";

interface SmallPictureProps {
  api: Api;
  game: string;
}

export function SmallPicture({ api, game }: SmallPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const felt = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => onceNear(frame.current, () => void fetched(api, game).then(setPicture)), []);
  useLayoutEffect(() => {
    if (!picture || !frame.current || !felt.current) return;
    const { clientWidth, clientHeight } = frame.current;
    const { offsetWidth, offsetHeight } = felt.current;
    setScale(Math.min(clientWidth / offsetWidth, clientHeight / offsetHeight));
  }, [picture]);
  return (
    <span class="small-picture" ref={frame} aria-hidden="true" data-ground="felt">
      {picture && (
        <div
          class="small-felt"
          ref={felt}
          style={{ transform: `translate(-50%, -50%) scale(${scale})` }}
        >
          <Felt game={game} picture={picture} />
        </div>
      )}
    </span>
  );
}

const kept = new Map<string, Promise<Picture | null>>();

/** Null where it does not come: a choice is as good without its picture, and the next time asks again. */
function fetched(api: Api, game: string) {
  const asked =
    kept.get(game) ??
    api.get<GameWithHelp>(`games/${game}`).then(
      ({ picture }) => picture,
      () => {
        kept.delete(game);
        return null;
      },
    );
  kept.set(game, asked);
  return asked;
}

function onceNear(element: Element | null, then: () => void) {
  if (!element) return;
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: "100px" },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
