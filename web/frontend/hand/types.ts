// What a player's phone gives to the parts of it that a game draws.

import type { ComponentChildren, FunctionComponent } from "preact";
import type { Hand, OptionView, Payout, RoundOf, RoundView, Slug, TableOfHand } from "../answers";
import type { LastArguments } from "../kit/promptcontrols";
import type { CardCode } from "../kit/types";
import type { HandPlay, HandPlayOption } from "../round/handplay";
import type { Face, PadOf, SetPad } from "../round/types";
import type { Covering } from "./cover";
import type { HandLink } from "./link";

export interface HandProps {
  hand: HandLink;
  state: Hand;
}

/** A round that is to be explained, and for whom. */
export interface RoundOfTable {
  table: number;
  number: number;
  seat?: number | undefined;
}

/** The state of a phone whose player sits at a table. */
export interface SeatedState extends Hand {
  table: TableOfHand;
}

/** The state of a phone whose player's table has a round. */
export interface PlayingState<Round extends RoundView = RoundView> extends SeatedState {
  round: Round;
}

/** What everything that a game draws on a phone is given. */
export interface PhoneProps<Round extends RoundView = RoundView> {
  hand: HandLink;
  state: PlayingState<Round>;
  game: PhoneFace<Round>;
  /** Those of the player's seat, as far as the phone can take them. */
  options: readonly OptionView[];
  /** Whether the player's own cards lie open, or there are none. */
  open: boolean;
  cover: Covering;
  /** The options that ask for cards of the hand and for nothing else. */
  plays: readonly HandPlayOption[];
  playing: HandPlay;
  /** What each would repeat. */
  last: LastArguments;
  /** What the player chooses before it is said. */
  pad: PadOf<Round["game"]>;
  setPad: SetPad<PadOf<Round["game"]>>;
}

/** The player's own hidden cards, zone by zone. */
export type OwnCards = readonly (readonly [zone: string, cards: readonly CardCode[]])[];

export interface MineProps<Round extends RoundView = RoundView> extends PhoneProps<Round> {
  own: OwnCards;
}

/** How a game looks in a player's hand, beside its face at the table; games.ts says what each of these is. */
export interface PhoneFace<Round extends RoundView = RoundView> extends Face<Round> {
  Board?: FunctionComponent<PhoneProps<Round>>;
  ofRealDeck?: boolean;
  Mine?: (state: PlayingState<Round>) => FunctionComponent<MineProps<Round>> | null;
  Play?: (state: PlayingState<Round>) => FunctionComponent<PhoneProps<Round>> | null;
  line?: (state: PlayingState<Round>) => string | null;
  reason?: (payout: Payout | undefined, round: Round, seat: number) => string | null | undefined;
  empty?: (state: PlayingState<Round>) => ComponentChildren;
}

/** What a game's phone.tsx gives: `export const phone = {…} satisfies GamePhone<HighCardRound>`. */
export type GamePhone<Round extends RoundView> = Partial<PhoneFace<Round>>;

/** What the games' folders have. */
export type GamePhones = { readonly [Game in Slug]?: GamePhone<RoundOf<Game>> };
