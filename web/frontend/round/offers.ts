// What a prompt's options offer, by the kind of thing that a game knows it to be.
//
//   optionOf(round, by, verb)     the option of a seat or of the dealer, or undefined
//   cardsOf(option, name)         the cards that one may be chosen of
//   seatsOf(option, name)         the seats, or other numbers
//   wordsOf(option, name)         the words
//   passOnToNext, passOnToOnly    a face's passOn: the tablet goes on to whoever is awaited; only where nobody else is
//   someOf(option, name)          {of, least, most} cards that so many may be chosen of, or null

import type { RoundView } from "../answers";
import type { CardCode, Prompt, PromptOption, Who } from "../kit/types";
import { isFace } from "../kit/faces";
import { choices } from "../kit/prompt";

type Offer = Pick<PromptOption, "values"> | null | undefined;

export const optionOf = ({ prompt }: { prompt: Prompt | null }, by: Who, verb: string) =>
  prompt?.options.find((option) => option.by === by && option.do === verb);

const offered = (option: Offer, name: string) => {
  const value = option?.values[name];
  return value ? choices(value) : [];
};

export const cardsOf = (option: Offer, name = "card") => offered(option, name).filter(isFace);
export const seatsOf = (option: Offer, name: string) =>
  offered(option, name).filter((value) => typeof value === "number");
export const wordsOf = (option: Offer, name: string) =>
  offered(option, name).filter((value) => typeof value === "string");

/** Cards of which so many may be chosen. */
export interface SomeCards {
  of: readonly CardCode[];
  least: number;
  most: number;
}

export function someOf(option: Offer, name = "cards"): SomeCards | null {
  const value = option?.values[name];
  if (!value || !("of" in value)) return null;
  return { of: value.of.filter(isFace), least: value.least, most: value.most };
}

/** The seat that is awaited before all others; null where it is the dealer, or nobody. */
export function seatAwaited(prompt: Pick<Prompt, "awaited"> | null | undefined) {
  const who = prompt?.awaited[0];
  return typeof who === "number" ? who : null;
}

/** Where the tablet goes on to: whoever is awaited next. */
export const passOnToNext = ({ prompt }: Pick<RoundView, "prompt">) => seatAwaited(prompt);

/** The same where only one is awaited: where several may act, nobody is handed it. */
export const passOnToOnly = ({ prompt }: Pick<RoundView, "prompt">) =>
  prompt?.awaited.length === 1 ? seatAwaited(prompt) : null;
