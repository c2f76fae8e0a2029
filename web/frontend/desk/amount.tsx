// ChipAmount({label, value, most, least, money, chipset, inChips, last, onChange})
//     an amount of chips: round sums of cash at one tap (round numbers of chips where they are counted `inChips`),
//     and the chip pad for all others. With `most` there is a button for all of it.

import type { Money } from "../answers";
import type { ChipSet } from "../kit/types";
import { ChipPad } from "../kit/chippad";
import { Button } from "../kit/controls";
import { chips } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { cash, roundAmounts } from "./worth";
import { chipsInWords } from "./words";

const MOST_CHIPS = Number.MAX_SAFE_INTEGER;

interface ChipAmountProps {
  label: string;
  value: number;
  most?: number;
  least?: number;
  money?: Money | null;
  chipset: ChipSet;
  inChips?: boolean;
  last?: number;
  onChange: (amount: number) => void;
}

export function ChipAmount({
  label,
  value,
  most,
  least = 1,
  money,
  chipset,
  inChips,
  last,
  onChange,
}: ChipAmountProps) {
  const paidWith = inChips ? null : (money ?? null);
  const sums = roundAmounts(paidWith, most, { from: inChips ? 100 : 20 }).filter(
    (sum) => sum !== most,
  );
  return (
    <div class="chip-amount">
      <div class="quick" role="group" aria-label={gettext("amounts at one tap")}>
        {sums.map((sum) => (
          <Quick key={sum} sum={sum} money={paidWith} chosen={sum === value} onTap={onChange} />
        ))}
        {most !== undefined && most > 0 && (
          <Quick
            sum={most}
            words={gettext("all##chips")}
            money={paidWith}
            chosen={most === value}
            onTap={onChange}
          />
        )}
      </div>
      <ChipPad
        label={label}
        value={value}
        range={{ min: least, max: most ?? MOST_CHIPS, step: 1 }}
        chipset={chipset}
        last={last}
        optional={least === 0}
        onChange={onChange}
      />
    </div>
  );
}

interface QuickProps {
  sum: number;
  words?: string;
  money: Money | null;
  chosen: boolean;
  onTap: (amount: number) => void;
}

function Quick({ sum, words, money, chosen, onTap }: QuickProps) {
  const first = words ?? (money ? cash(sum * money.chip, money) : chips(sum));
  const second = words || money ? chipsInWords(sum) : null;
  return (
    <Button chosen={chosen} onTap={() => onTap(sum)}>
      <span class="choice-words">
        <b>{first}</b>
        {second && <span class="choice-note">{second}</span>}
      </span>
    </Button>
  );
}
