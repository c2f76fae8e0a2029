import type { GameToChoose } from "../kit/gamesummary";
import type { TableState } from "../answers";
import type { GameOfCatalogue } from "../kit/settings";
import type { RoundState } from "../round/types";
import type { TableLink } from "./link";

export interface TableProps {
  table: TableLink;
  state: TableState;
}

export interface RoundProps {
  table: TableLink;
  state: RoundState;
}

export interface WithClose {
  onClose: () => void;
}

/** A game that a table could play. */
export interface GameToPlay extends GameOfCatalogue, GameToChoose {
  name: string;
}
