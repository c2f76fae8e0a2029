// What the parts of the desk are given.

import type { Desk, Picture, PlayerLine, TableLine } from "../answers";
import type { ComponentChildren, FunctionComponent } from "preact";
import type { CardCode } from "../kit/types";
import type { Server } from "./asking";

/** The night's own part of the API. */
export interface NightServer extends Server {
  path: string;
}

export interface DeskProps {
  server: NightServer;
  state: Desk;
}

/** A sheet over the desk. */
export interface SheetProps extends DeskProps {
  onClose: () => void;
}

/** What a table's sheet opens: `route` is the table's in the API. */
export interface AboutProps extends SheetProps {
  table: TableLine;
  route: string;
  onBack: () => void;
}

/** What a player's sheet does: `way` leads back. */
export interface FormProps extends DeskProps {
  player: PlayerLine;
  way: ComponentChildren;
  onDone: (receipt: Receipt) => void;
}

/** What a game makes of its own zones in the picture on its page of help, by what they are (`meld` for `meld:1`): drawn, and
 *  said to people who listen. What its picture.tsx gives: `export const picture: GamePicture = {…}`. */
export type GamePicture = Readonly<Record<string, PictureOfZone>>;

export interface PicturedZone {
  /** Its whole name: `meld:1`. */
  name: string;
  cards: readonly CardCode[];
  facts: Picture["facts"];
  board: Picture["board"];
}

export interface PictureOfZone {
  Drawn: FunctionComponent<PicturedZone>;
  inWords: (zone: PicturedZone) => string;
}

/** What has been done: what to take and to hand over, the chips to push (with `change` a stack to play with), what is
 *  then to be done, and the entry of the book that can be taken back. */
export interface Receipt {
  title: string;
  take?: string | undefined;
  hand?: string;
  piles?: number;
  change?: boolean;
  after?: string;
  entry?: number;
}
