// narrowed(games, wish)   the games of a kind, or of several at once, for so many people

import type { GameLine, Summary } from "../answers";

export type Kind = Summary["kinds"][number];

/** What is looked for among the games. */
export interface Wish {
  /** A game has to be all of them. */
  kinds: readonly Kind[];
  /** So many sit there; null: any number. */
  people: number | null;
}

export const ANY: Wish = { kinds: [], people: null };

export const narrowed = <Game extends Pick<GameLine, "summary" | "takes">>(
  games: readonly Game[],
  { kinds, people }: Wish,
) =>
  games.filter(
    ({ summary, takes }) =>
      kinds.every((kind) => summary?.kinds.includes(kind)) &&
      (people === null || takes.includes(people)),
  );
