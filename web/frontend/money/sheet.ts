// What the sheets of the house's money are given, and what several of them do.

import type { HouseMoney, People } from "../answers";
import type { Api } from "../kit/api";
import { startingMoney } from "../desk/money";

export interface MoneySheetProps {
  api: Api;
  house: HouseMoney;
  people: People;
  /** Look at the house again: also after a refusal, for another desk may have been first. */
  onLook: () => unknown;
  onClose: () => void;
}

/** The currencies that can be chosen: those of the nights, or the one of where this browser comes from. */
export const currenciesOf = ({ currencies }: HouseMoney): readonly string[] =>
  currencies.length ? currencies : [startingMoney().currency];
