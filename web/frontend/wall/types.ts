// What a wall knows of a table, and what a game may draw of it there.

import type { ComponentChildren, FunctionComponent } from "preact";
import type {
  NightOfTable,
  RoundOf,
  RoundView,
  Slug,
  TableOfState,
  TableState,
  WallTable,
} from "../answers";
import type { CardCode } from "../kit/types";
import type { Face, PaymentDue, PaymentInWords } from "../round/types";

/** A table with a round on it. */
export interface StateWithRound extends TableState {
  round: RoundView;
}

/** So many beats of a round are shown; and the round as it was before it was over. */
export interface BeatsShown {
  round: number;
  beat: number;
  /** The beat at which the moment that is shown began. */
  from: number;
  before: RoundView | null;
  /** So many payments are shown of a table that deals itself: no tablet says it. */
  paid: number;
}

export type SceneName = "betting" | "play" | "reveal" | "over";

/** A table as the room sees it by now (look.ts). */
export interface AnyLook {
  state: StateWithRound;
  round: RoundView;
  /** The board as the book has it, whatever this wall has shown of it. */
  latest: RoundView["board"];
  table: TableOfState;
  night: NightOfTable;
  paying: PaymentDue | null;
  payment: PaymentInWords | null;
  paid: readonly PaymentDue[];
  beat: number;
  running: boolean;
  scene: SceneName;
}

/** The same of a table that plays this game. */
export interface Look<Game extends Slug = Slug> extends AnyLook {
  game: Game;
  face: Face<RoundOf<Game>>;
  round: RoundOf<Game>;
  latest: RoundOf<Game>["board"];
}

/** A scene, and the one sentence of it: null where whose turn it is says enough. */
export interface AnyWallScene {
  Scene: FunctionComponent<{ look: AnyLook }>;
  line: (look: AnyLook) => string | null;
}

/** What a game's wall.tsx gives: `export const wall: WallScene<"high-card"> = {…}`. */
export interface WallScene<Game extends Slug> {
  Scene: FunctionComponent<{ look: Look<Game> }>;
  line: (look: Look<Game>) => string | null;
}

/** The scenes that the games' folders have. */
export type WallScenes = { readonly [Game in Slug]?: WallScene<Game> };

/** What is drawn or said of a seat. */
export type OfSeat = (seat: number) => ComponentChildren;

/** Cards by place; none where one is still to come. */
export type CardsToCome = readonly (CardCode | undefined)[];

/** How far the tablet of a table is. */
export type TableProgress = Pick<WallTable, "rounds" | "paid" | "beat">;
