// What the screens of a round are given, and what a game may give them.

import type { ComponentChildren, ComponentType } from "preact";
import type {
  HandOverLine,
  NightOfTable,
  Payout as PayoutAnswer,
  RoundView,
  SeatView,
  Sentence,
  StepView,
  TransferView,
} from "../answers";
import type { Payout } from "../kit/ceremony";
import type { AskedAgain, LastArguments } from "../kit/promptcontrols";
import type { CardCode, VerbWords } from "../kit/types";

/** The names of those who play, by seat. */
export type NamesBySeat = Readonly<Record<string, string>>;

/** What tablet, phone and wall know alike of the table where a round is played. */
export interface TableOfRound {
  table: number;
  number: number;
  game: string;
  past?: readonly { number: number }[];
  last?: { number: number } | null;
  hand_over?: HandOverLine | null;
  seats: readonly { seat: number; player?: number | string; name?: string }[];
}

/** A round on a screen, as far as it is shown. */
export interface StateOfRound<Round extends RoundView = RoundView> {
  night: Pick<NightOfTable, "night" | "chip_set">;
  table: TableOfRound;
  round: Round;
  payouts: readonly PayoutAnswer[];
}

/** A payment to be made: the transfers that are seen when it is paid have these ids. */
export interface PaymentDue extends PayoutAnswer {
  ids: readonly string[];
}

/** A transfer, the action that made it, and whose action that was. */
export interface TransferMade extends TransferView {
  action: number;
  by: StepView["by"];
  id: string;
}

/** A payment in words, and the cards that won it. */
export type PaymentInWords = Omit<Payout, "who" | "amount"> & {
  lit?: ReadonlySet<CardCode> | null;
};

/** How far a screen has shown what has happened. */
export interface Pace {
  paid: number;
  beat: number;
  running: boolean;
  pay: () => void;
  payAll: () => void;
  skip: () => void;
}

/** What is built on a screen and not said yet: a game keeps in it what it likes. */
export type Pad = Readonly<Record<string, unknown>>;
export type SetPad = (change: Pad | ((held: Pad) => Pad)) => void;

export interface FeltProps<Round extends RoundView = RoundView> {
  state: StateOfRound<Round>;
  paying?: PaymentDue | null;
  pace?: Pace;
  pad?: Pad;
  setPad?: SetPad;
  last?: LastArguments;
}

export interface SeenProps<Round extends RoundView = RoundView> {
  round: Round;
  seat?: number;
}

/** How a game looks and speaks at its table; faces.ts says what each of these is. Whatever a game does not give, the general
 *  face does. */
export interface Face<Round extends RoundView = RoundView> {
  // A component may ask for more than these: the tablet gives them what it has (table/round.tsx).
  Felt: ComponentType<any>;
  Foot?: (round: Round) => ComponentType<any> | null;
  OpenHand?: ComponentType<any>;
  Seen?: ComponentType<SeenProps<Round>>;
  words?: (round: Round) => VerbWords;
  sure?: (round: Round) => AskedAgain;
  describe?: (step: StepView, context: { who: string; round: Round }) => string | null | undefined;
  event?: (event: Sentence, players: NamesBySeat) => string;
  payments: (state: StateOfRound<Round>) => readonly PaymentDue[];
  amongPlayers?: boolean;
  payment: (payment: PaymentDue, round: Round) => PaymentInWords;
  over?: (round: Round) => string | null | undefined;
  handNote?: (round: Round, seat: number) => ComponentChildren;
  passOn?: (round: Round) => number | null;
  beats?: (round: Round) => number;
  showing?: (round: Round, beat: number) => string;
}

export type Seated = SeatView;
