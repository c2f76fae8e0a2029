// ChipPad({label, value, range, chipset, last, optional, onChange})
// ChipKeys({chipset, fits, onAdd, onTakeOff})   its chips alone, for a pad of a game's own; fits(value): may it be added?
//
// Builds an amount from chips of the night's set. Tap a chip to add it; ⌫, or a long press on a chip, takes it
// off; "same again" brings back `last`. `range` is {min, max, step}; 0 stands for "nothing yet" (and, where the
// amount is `optional`, for "none"). A chip that would go beyond the highest amount cannot be tapped. The pad
// never confirms by itself: that is the button of whoever holds it.

import type { ChipKind, ChipSet, NumberRange } from "./types";
import { highest, laidOut, misfit, without } from "./amounts";
import { Chip } from "./chips";
import { Button } from "./controls";
import { useRef, useState } from "preact/hooks";
import { names } from "./names";
import { chips } from "./numbers";
import { plain } from "./labels";
import { gettext } from "./gettext";

interface ChipPadProps {
  label?: string | undefined;
  value: number;
  range: NumberRange;
  chipset: ChipSet;
  last?: number | null | undefined;
  optional?: boolean | undefined;
  onChange: (amount: number) => void;
}

export function ChipPad(props: ChipPadProps) {
  const { label, value, range, chipset, last, optional, onChange } = props;
  const [remembered, remember] = useState<readonly number[]>([]);
  const tapped = laidOut(value, remembered, chipset);
  const most = highest(range);
  const fits = (amount: number) => most === null || amount <= most;

  const put = (list: readonly number[]) => {
    remember(list);
    onChange(list.reduce((total, chip) => total + chip, 0));
  };
  const add = (chip: number) => fits(value + chip) && put([...tapped, chip]);
  const takeOff = (chip: number) => put(without(tapped, chip));
  const set = (amount: number) => put(laidOut(amount, [], chipset));

  const note = value === 0 && optional ? gettext("none") : misfit(value, range);
  return (
    <div class="pad" role="group" aria-label={label}>
      <div class="pad-head">
        {label && <span class="pad-label">{label}</span>}
        <output class="pad-amount">{chips(value)}</output>
        <span class={names(["pad-note", note && value > 0 && "is-wrong"])}>
          {note ?? bounds(most)}
        </span>
      </div>
      <div class="pad-keys">
        <ChipKeys
          chipset={chipset}
          fits={(chip) => fits(value + chip)}
          onAdd={add}
          onTakeOff={takeOff}
        />
        <div class="pad-side">
          <Button
            name={gettext("take off the last chip")}
            keys="backspace"
            disabled={!tapped.length}
            onTap={() => put(tapped.slice(0, -1))}
          >
            ⌫
          </Button>
          <Button kind="quiet" disabled={!last || !fits(last)} onTap={() => last && set(last)}>
            {last ? gettext("same again · {chips}", { chips: last }) : gettext("same again")}
          </Button>
          <Button kind="quiet" disabled={!value} onTap={() => put([])}>
            {gettext("clear")}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface ChipKeysProps {
  chipset: ChipSet;
  fits: (value: number) => boolean;
  onAdd: (value: number) => unknown;
  onTakeOff: (value: number) => unknown;
}

export function ChipKeys({ chipset, fits, onAdd, onTakeOff }: ChipKeysProps) {
  const ordered = [...chipset].sort((a, b) => a.value - b.value);
  return (
    <div class="pad-chips">
      {ordered.map((chip, at) => (
        <PadChip
          key={chip.value}
          chip={chip}
          keys={`Shift+${at + 1}`}
          disabled={!fits(chip.value)}
          onAdd={() => fits(chip.value) && onAdd(chip.value)}
          onTakeOff={() => onTakeOff(chip.value)}
        />
      ))}
    </div>
  );
}

const bounds = (most: number | null) => (most === null ? "" : gettext("of {most}", { most }));

const LONG_PRESS = 450; // milliseconds, as phones have it

interface PadChipProps {
  chip: ChipKind;
  keys: string;
  disabled: boolean;
  onAdd: () => unknown;
  onTakeOff: () => unknown;
}

function PadChip({ chip, keys, disabled, onAdd, onTakeOff }: PadChipProps) {
  const timer = useRef<number | undefined>(undefined);
  const wasLong = useRef(false);
  const press = () => {
    wasLong.current = false;
    timer.current = setTimeout(() => {
      wasLong.current = true;
      onTakeOff();
    }, LONG_PRESS);
  };
  const release = () => clearTimeout(timer.current);
  // Not really disabled when full: a long press must still be able to take this chip off.
  return (
    <button
      type="button"
      class="pad-chip"
      data-keys={keys}
      aria-disabled={disabled ? "true" : undefined}
      aria-label={gettext("add {value} ({colour})", {
        value: chip.value,
        colour: plain(chip.colour),
      })}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => !wasLong.current && onAdd()}
    >
      <Chip {...chip} />
    </button>
  );
}
