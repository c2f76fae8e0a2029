// ChipSet({held, money, wrong, onChange})   the night's chips: a preset, and every chip's colour and value to change.
// wrongSet(held)                            why it will not do, as a sentence, or null

import type { Money } from "../answers";
import { PALETTE, Chip } from "../kit/chips";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { names } from "../kit/names";
import { plain } from "../kit/labels";
import { gettext } from "../kit/gettext";
import { useId } from "./forms";
import { wholeChips, worth } from "./worth";

const MOST_KINDS = 12;
const COLOURS = Object.keys(PALETTE);

/** A chip of the set while it is put together: without a value while that is typed. */
export interface HeldChip {
  value: number | null;
  colour: string;
}

export const CASINO: readonly HeldChip[] = [
  { value: 1, colour: "white" },
  { value: 5, colour: "red" },
  { value: 25, colour: "green" },
  { value: 100, colour: "black" },
  { value: 500, colour: "purple" },
];
const preset = (...values: number[]): readonly HeldChip[] =>
  values.map((value, at) => ({ value, colour: COLOURS[at] ?? "grey" }));
export const PRESETS = [
  { name: gettext("casino##a set of chips"), chips: CASINO },
  { name: gettext("tens##a set of chips"), chips: preset(1, 5, 10, 50, 100) },
  { name: gettext("many small"), chips: preset(1, 2, 5, 10, 20, 50) },
  { name: gettext("three colours"), chips: preset(1, 5, 20) },
];

export function wrongSet(held: readonly HeldChip[]) {
  const values = held.map((chip) => chip.value);
  if (values.some((value) => !value))
    return gettext("Every chip needs a value, a whole number from 1.");
  if (new Set(values).size < values.length)
    return gettext("Two kinds of chips have the same value.");
  if (!values.includes(1))
    return gettext("There must be a chip of 1, or some amounts could not be paid.");
  return null;
}

const same = (chips: readonly HeldChip[], other: readonly HeldChip[]) =>
  chips.length === other.length &&
  chips.every((chip, at) => chip.value === other[at]?.value && chip.colour === other[at]?.colour);

interface ChipSetProps {
  held: readonly HeldChip[];
  money: Money | null | undefined;
  wrong: string | null | undefined;
  onChange: (held: readonly HeldChip[]) => void;
}

export function ChipSet({ held, money, wrong, onChange }: ChipSetProps) {
  const change = (at: number, news: Partial<HeldChip>) =>
    onChange(held.map((chip, other) => (other === at ? { ...chip, ...news } : chip)));
  const add = () => {
    const colour = COLOURS.find((name) => !held.some((chip) => chip.colour === name)) ?? "grey";
    const top = Math.max(...held.map((chip) => chip.value ?? 0));
    onChange([...held, { value: top ? top * 5 : 1, colour }]);
  };
  return (
    <fieldset class="field chip-set">
      <legend>{gettext("Chips")}</legend>
      <div class="choices">
        {PRESETS.map((preset) => (
          <Button
            key={preset.name}
            chosen={same(preset.chips, held)}
            onTap={() => onChange(preset.chips)}
          >
            <span class="choice-words">
              <b>{preset.name}</b>
              <span class="choice-note">{preset.chips.map((chip) => chip.value).join(" ")}</span>
            </span>
          </Button>
        ))}
      </div>
      <ul class="chip-rows">
        {held.map((chip, at) => (
          <ChipRow
            key={at}
            chip={chip}
            money={money}
            alone={held.length === 1}
            onChange={(news) => change(at, news)}
            onRemove={() => onChange(held.filter((_, other) => other !== at))}
          />
        ))}
      </ul>
      <div>
        <Button kind="quiet" disabled={held.length >= MOST_KINDS} onTap={add}>
          {gettext("add a chip")}
        </Button>
      </div>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}

interface ChipRowProps {
  chip: HeldChip;
  money: Money | null | undefined;
  alone: boolean;
  onChange: (news: Partial<HeldChip>) => void;
  onRemove: () => void;
}

function ChipRow({ chip, money, alone, onChange, onRemove }: ChipRowProps) {
  const [choosing, choose] = useState(false);
  const [text, setText] = useState(String(chip.value ?? ""));
  const id = useId();
  // What is typed stays as typed, unless the value was changed from elsewhere (a preset).
  const shown = (wholeChips(text) || null) === chip.value ? text : String(chip.value ?? "");
  const type = (now: string) => {
    setText(now);
    onChange({ value: wholeChips(now) || null });
  };
  return (
    <li class="chip-row">
      <button
        type="button"
        class="swatch"
        aria-expanded={choosing}
        aria-label={gettext("colour: {colour}", { colour: plain(chip.colour) })}
        onClick={() => choose(!choosing)}
      >
        <Chip value={chip.value ?? 0} colour={chip.colour} />
      </button>
      <span class="chip-colour">{plain(chip.colour)}</span>
      <label class="unseen" for={id}>
        {gettext("value of the {colour} chip", { colour: plain(chip.colour) })}
      </label>
      <input
        id={id}
        class="is-numeric"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        value={shown}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <span class="chip-worth quiet">{chip.value && money ? worth(chip.value, money) : ""}</span>
      <Button
        kind="quiet"
        name={gettext("take the {colour} chip out of the set", { colour: plain(chip.colour) })}
        disabled={alone}
        onTap={onRemove}
      >
        ✕
      </Button>
      {choosing && (
        <div class="swatches" role="group" aria-label={gettext("colour")}>
          {COLOURS.map((colour) => (
            <button
              type="button"
              key={colour}
              aria-label={plain(colour)}
              class={names(["swatch", colour === chip.colour && "is-chosen"])}
              aria-pressed={colour === chip.colour}
              onClick={() => {
                onChange({ colour });
                choose(false);
              }}
            >
              <Chip value={chip.value ?? 0} colour={colour} />
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
