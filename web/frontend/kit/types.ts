// What a prompt, cards and chips are, as the server sends them.

/** "As", "Td", the joker "Jk", or "??" for one that lies face down. */
export type CardCode = string;

/** Who acts: a seat's number, or the dealer. */
export type Who = number | "dealer";

/** One kind of chip of a night's set. */
export interface ChipKind {
  value: number;
  colour: string;
}
export type ChipSet = readonly ChipKind[];

export interface ChipPile extends ChipKind {
  count: number;
}

/** Whole numbers from `min` on, in steps of `step`; without a highest one where `max` is missing. */
export interface NumberRange {
  min: number;
  max?: number | null;
  step?: number;
}
export type Choices = readonly (string | number | boolean)[];
export interface SomeOf {
  of: readonly (string | number)[];
  least: number;
  most: number;
}
export interface RowsOf {
  rows: ValuesByName;
  least: number;
  most: number;
}
export interface FieldsOf {
  fields: ValuesByName;
}
/** Something that is written: so many characters, and the letter it begins with, if that matters. */
export interface TextOf {
  text: string;
  least: number;
  most: number;
  begins: string;
}

/** Heaps of cards: those that lie there, and the cards that may be added. */
export interface HeapsOf {
  heaps: readonly (readonly CardCode[])[];
  cards: readonly CardCode[];
}

/** What may be answered (prompt.ts). */
export type ValueKind = Choices | NumberRange | SomeOf | RowsOf | FieldsOf | TextOf | HeapsOf;
export type ValuesByName = Readonly<Record<string, ValueKind>>;

/** What is answered, or chosen so far. */
export type Held = string | number | boolean | null | undefined | readonly Held[] | HeldByName;
export interface HeldByName {
  readonly [name: string]: Held;
}

export interface PromptOption {
  by: Who;
  do: string;
  since?: number;
  values: ValuesByName;
  optional?: readonly string[];
  /** The cards that may be played, one list for each way, where not any so many of them may. */
  together?: readonly (readonly CardCode[])[] | null;
}

export interface Prompt {
  say: { code: string; args: Readonly<Record<string, unknown>>; text: string };
  awaited: readonly Who[];
  options: readonly PromptOption[];
}

/** A button's words by verb. */
export type VerbWords = Readonly<Record<string, (args: HeldByName) => string>>;
