// Money({held, wrong, onChange})   what a chip is worth, or play money. `held` is {currency, worth}: a code or null,
//                                  and what was typed.
// moneyOf(held)                    the night's money: null for play money, undefined where it cannot be read

import type { Money as NightMoney } from "../answers";
import { gettext } from "../kit/gettext";
import { Choices, Labelled, Text, useId } from "./forms";
import { cash, minorUnits, places, typed } from "./worth";

const CURRENCIES = [
  "EUR",
  "USD",
  "GBP",
  "CHF",
  "CZK",
  "DKK",
  "NOK",
  "PLN",
  "SEK",
  "AUD",
  "CAD",
  "JPY",
  "UAH",
];
const HOME: Readonly<Record<string, string>> = {
  US: "USD",
  GB: "GBP",
  CH: "CHF",
  CZ: "CZK",
  DK: "DKK",
  NO: "NOK",
  PL: "PLN",
  SE: "SEK",
  AU: "AUD",
  CA: "CAD",
  JP: "JPY",
  UA: "UAH",
};

/** What is chosen and typed: no currency for play money. */
export interface HeldMoney {
  currency: string | null;
  worth: string;
}

/** The currency of where this browser comes from, and a half for a chip. */
export function startingMoney(): HeldMoney & { currency: string } {
  const region = new Intl.Locale(navigator.language || "en-IE").maximize().region;
  const currency = HOME[region ?? ""] ?? "EUR";
  return { currency, worth: typed(MOST_USUAL, currency) };
}

export function moneyOf({ currency, worth }: HeldMoney): NightMoney | null | undefined {
  if (!currency) return null;
  const chip = minorUnits(worth, currency);
  return chip ? { currency, chip } : undefined;
}

/** What `moneyOf` makes this of. */
export const heldOf = (money: NightMoney | null): HeldMoney =>
  money
    ? { currency: money.currency, worth: typed(money.chip, money.currency) }
    : { ...startingMoney(), currency: null };

/** What a chip is usually worth, in minor units. */
const usual = (currency: string) =>
  places(currency) ? [10, 20, 50, 100, 200] : [10, 20, 50, 100, 500];
const MOST_USUAL = 50; // in every currency

interface MoneyProps {
  held: HeldMoney;
  wrong?: string | false | undefined;
  onChange: (held: HeldMoney) => void;
}

export function Money({ held, wrong, onChange }: MoneyProps) {
  const id = useId();
  const { currency, worth } = held;
  const kinds = [
    { value: "cash", label: gettext("Cash"), note: gettext("the drawer holds real money") },
    { value: "play", label: gettext("Play money"), note: gettext("chips are only chips") },
  ];
  const choose = (kind: string) =>
    onChange(kind === "play" ? { ...held, currency: null } : startingMoney());
  const change = (code: string) => onChange({ currency: code, worth: typed(MOST_USUAL, code) });
  return (
    <div class="money">
      <Choices
        label={gettext("What is played for")}
        value={currency ? "cash" : "play"}
        choices={kinds}
        onChange={choose}
      />
      {currency && (
        <div class="money-cash">
          <Labelled label={gettext("Currency")} id={id}>
            <select
              id={id}
              value={currency}
              onChange={(event) => change(event.currentTarget.value)}
            >
              {CURRENCIES.map((code) => (
                <option key={code} value={code}>
                  {code}
                </option>
              ))}
            </select>
          </Labelled>
          <Text
            label={gettext("Worth of a chip")}
            value={worth}
            numeric
            suffix={currency}
            wrong={wrong}
            note={note(worth, currency)}
            onInput={(text) => onChange({ currency, worth: text })}
          />
          <Choices
            label={gettext("Usual")}
            value={minorUnits(worth, currency)}
            choices={usual(currency).map((chip) => ({
              value: chip,
              label: cash(chip, { currency }),
            }))}
            onChange={(chip) => onChange({ currency, worth: typed(chip, currency) })}
          />
        </div>
      )}
    </div>
  );
}

function note(worth: string, currency: string) {
  const chip = minorUnits(worth, currency);
  return chip ? gettext("100 chips are {money}.", { money: cash(100 * chip, { currency }) }) : null;
}
