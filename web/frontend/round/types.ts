// What the screens of a round are given, and what a game may give them.

import type { PeopleAsked } from "../kit/labels";
import type { FunctionComponent } from "preact";
import type { ReadonlySignal } from "@preact/signals";
import type {
  NightOfTable,
  Payout,
  PromptView,
  RoundOf,
  RoundView,
  Sentence,
  Slug,
  StepView,
  TableState,
  TransferView,
} from "../answers";
import type { Api } from "../kit/api";
import type { Payout as PaymentShown } from "../kit/ceremony";
import type { ActionToSend, AskedAgain, LastArguments } from "../kit/promptcontrols";
import type { CardCode, HeldByName, VerbWords } from "../kit/types";
import type { Judge } from "../kit/workbench";

/** The names of those who play, by seat. */
export type NamesBySeat = Readonly<Record<string, string>>;

/** What tablet, phone and wall know alike of the table where a round is played. */
export interface TableOfRound {
  table: number;
  number: number;
  game: string;
  past?: readonly { number: number }[];
  last?: { number: number } | null;
  hand_over?: { seat: number } | null;
  seats: readonly { seat: number; player: number; name: string }[];
}

/** A round on any screen, as far as it is shown. */
export interface StateOfRound<Round extends RoundView = RoundView> {
  night: Pick<NightOfTable, "night" | "chip_set">;
  table: TableOfRound;
  round: Round;
  payouts: readonly Payout[];
}

/** A table whose round is in play, or over and not closed yet. */
export interface RoundState<Round extends RoundView = RoundView> extends TableState {
  round: Round;
}

/** A payment to be made: the transfers that are seen when it is paid have these ids. */
export interface PaymentDue extends Payout {
  ids: readonly string[];
}

/** A transfer, the action that made it, and whose action that was. */
export interface TransferMade extends TransferView {
  action: number;
  by: StepView["by"];
  id: string;
}

/** A payment in words, the cards that won it, and beside them those that lost. */
export type PaymentInWords = Omit<PaymentShown, "who" | "amount"> & {
  lit?: ReadonlySet<CardCode> | null;
  beside?: ReadonlySet<CardCode> | null;
};

/** An action, as an option says it: `act({...option, args: {chips: 10}})`. */
export type ActionAtTable = Omit<ActionToSend, "args"> & { args?: HeldByName | undefined };

/** What a game's own parts of the tablet may do with its table (table/link.ts). Every action says whether it was taken. */
export interface TableOfScreen {
  api: Api;
  state: ReadonlySignal<TableState | null>;
  /** An answer has been awaited long enough to say so. */
  late: ReadonlySignal<boolean>;
  /** What was wrong with the last tap. */
  error: ReadonlySignal<string | null>;
  dismiss: () => void;
  complain: (text: string) => void;
  act: (action: ActionAtTable) => Promise<boolean>;
  /** How the rules are asked about heaps of cards for such an action (kit/workbench.ts). */
  judge: (action: Pick<ActionAtTable, "by" | "do" | "args">) => Judge;
  /** What whoever is first does: sent at once, whatever is under way; `told` hears at once why it was not taken. */
  race: (action: ActionAtTable, onRefused: (why: string) => void) => Promise<boolean>;
  undo: () => Promise<boolean>;
  handOver: (seat: number) => Promise<boolean>;
  takeBack: () => Promise<boolean>;
}

/** How far a screen has shown what has happened. */
export interface Pace {
  paid: number;
  beat: number;
  running: boolean;
  /** The round as it lay there when what is shown began. */
  before: RoundView | null;
  pay: () => void;
  payAll: () => void;
  skip: () => void;
}

/** What is built on the tablet and not said yet (a bet, a ticket), by game: a game that keeps anything there adds it in its
 *  own folder, `declare module "../../frontend/round/types" { interface Pads { "high-card": BetsPad } }`. Nothing in it is required:
 *  every round begins with an empty one. */
export interface Pads {}

/** What every game's has: the seat that is looked at, none where null was chosen. */
export interface SeatPad {
  seat?: number | null | undefined;
}

export type PadOf<Game extends Slug> = SeatPad &
  (Game extends keyof Pads ? Partial<Pads[Game]> : unknown);

/** What is different; or that, of what is held. */
export type SetPad<Pad> = (change: Partial<Pad> | ((held: Pad) => Partial<Pad>)) => void;

/** What a game's felt is given on the tablet, its foot as well. */
export interface FeltProps<Round extends RoundView = RoundView> {
  table: TableOfScreen;
  state: RoundState<Round>;
  pace: Pace;
  /** The payment that is being made. */
  paying: PaymentDue | null;
  pad: PadOf<Round["game"]>;
  setPad: SetPad<PadOf<Round["game"]>>;
  /** What each would repeat. */
  last: LastArguments;
  face: Face<Round>;
}

/** What a foot of the game's own is given, in place of the prompt's. */
export interface FootProps<Round extends RoundView = RoundView> extends FeltProps<Round> {
  prompt: PromptView;
  /** What is to be said aloud beside the line, or "". */
  news: string;
}

/** What a seat sees beside its own hand, on the tablet it holds, on its phone. */
export interface SeenProps<Round extends RoundView = RoundView> {
  round: Round;
  seat: number;
}

/** A hand on the tablet, where it is more than cards to play. */
export interface OpenHandProps<Round extends RoundView = RoundView> {
  table: TableOfScreen;
  /** The table as this seat sees it. */
  hand: RoundState<Round>;
  seat: number;
  who: string;
  act: (action: ActionAtTable) => Promise<boolean>;
  onCover: () => void;
}

/** A key of the dealer's keyboard, and what it does. */
export type KeyMeaning = readonly [key: string, meaning: string];

/** How a game looks and speaks at its table; faces.ts says what each of these is. Whatever a game does not give, the general
 *  face does. */
export interface Face<Round extends RoundView = RoundView> {
  Felt: FunctionComponent<FeltProps<Round>>;
  Foot?: (round: Round) => FunctionComponent<FootProps<Round>> | null;
  OpenHand?: FunctionComponent<OpenHandProps<Round>>;
  Seen?: FunctionComponent<SeenProps<Round>>;
  words?: (round: Round) => VerbWords;
  /** The values of its options that name a seat, and what a form asks there. */
  people?: PeopleAsked;
  sure?: (round: Round) => AskedAgain;
  describe?: (step: StepView, context: { who: string; round: Round }) => string | null | undefined;
  event?: (event: Sentence, players: NamesBySeat, round: Round) => string;
  amongPlayers?: boolean;
  payment: (payment: PaymentDue, round: Round) => PaymentInWords;
  over?: (round: Round) => string | null | undefined;
  passOn?: (round: Round) => number | null;
  beats?: (round: Round) => number;
  shownAt?: (round: Round, beat: number, before: Round | null) => Round;
  tempo?: (count: number) => number;
  stays?: boolean;
  showing?: (round: Round, beat: number) => string;
  betting?: (round: Round) => boolean;
  unlit?: boolean;
  keys?: readonly KeyMeaning[];
}

/** What a game's felt.tsx gives: `export const felt = {…} satisfies GameFace<HighCardRound>`. */
export type GameFace<Round extends RoundView> = Partial<Face<Round>>;

/** The faces that the games' folders have. */
export type GameFaces = { readonly [Game in Slug]?: GameFace<RoundOf<Game>> };
