// Field({name, value, held, chipset, last, optional, onChange})
//     the control for one value of an option: buttons for a choice, cards to tap, a chip pad for an amount, a
//     builder for a list of groups. `value` is its description (see prompt.js), `held` what it holds now.
// Fields({fields, held, chipset, last, optional, onChange})   several of them

import type {
  CardCode,
  ChipSet,
  FieldsOf,
  HeapsOf,
  Held,
  HeldByName,
  NumberRange,
  RowsOf,
  SomeOf,
  TextOf,
  ValueKind,
  ValuesByName,
} from "./types";
import { without } from "./amounts";
import { Card } from "./card";
import { CardPicker } from "./cardpicker";
import { ChipPad } from "./chippad";
import { Button } from "./controls";
import { cardName, isFace } from "./faces";
import { BenchHand, BenchHeaps } from "./bench";
import { written } from "./heaps";
import { useContext, useEffect, useState } from "preact/hooks";
import { names } from "./names";
import { OfGame, OfPeople, plain, valueWords } from "./labels";
import { blankFields, choices, isChoices, kindOf, lackingFields, listOf, namedOf } from "./prompt";
import { gettext } from "./gettext";
import { Workbench } from "./workbench";

interface ControlProps<Kind> {
  name: string;
  value: Kind;
  held: Held;
  chipset: ChipSet;
  last?: Held;
  optional?: boolean | undefined;
  onChange: (held: Held) => void;
}

export function Field(props: ControlProps<ValueKind>) {
  const { value } = props;
  const own = plain(props.name, useContext(OfGame));
  const name = useContext(OfPeople).asked[props.name] ?? own;
  if (kindOf(value) === "amount") return <Amount {...props} value={value as NumberRange} />;
  return (
    <fieldset class="field">
      <legend>{props.optional ? gettext("{name} (may be left out)", { name }) : name}</legend>
      <Control {...props} />
    </fieldset>
  );
}

/** The control of a value that is no amount. */
function Control({ value, ...props }: ControlProps<ValueKind>) {
  if ("of" in value) return <Some {...props} value={value} />;
  if ("rows" in value) return <Rows {...props} value={value} />;
  if ("fields" in value) return <Group {...props} value={value} />;
  if ("text" in value) return <Written {...props} value={value} />;
  if ("heaps" in value) return <HeapBuilder {...props} value={value} />;
  if (isChoices(value) && kindOf(value) === "card")
    return <OneCard {...props} value={value as readonly CardCode[]} />;
  return <Choice {...props} value={value} />;
}

interface FieldsProps {
  fields: ValuesByName;
  held: HeldByName;
  optional?: readonly string[] | undefined;
  last?: HeldByName | undefined;
  chipset: ChipSet;
  onChange: (held: HeldByName) => void;
}

export function Fields({ fields, held, optional = [], last = {}, chipset, onChange }: FieldsProps) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <Field
          key={name}
          name={name}
          value={value}
          held={held[name]}
          optional={optional.includes(name)}
          last={last[name]}
          chipset={chipset}
          onChange={(now) => onChange({ ...held, [name]: now })}
        />
      ))}
    </>
  );
}

const Amount = ({
  name,
  value,
  held,
  chipset,
  last,
  optional,
  onChange,
}: ControlProps<NumberRange>) => (
  <ChipPad
    label={plain(name, useContext(OfGame))}
    value={Number(held)}
    range={value}
    chipset={chipset}
    last={typeof last === "number" ? last : undefined}
    optional={optional}
    onChange={onChange}
  />
);

/** A line to write on; untouched while nothing stands there. */
export const Written = ({
  name,
  value,
  held,
  onChange,
}: Pick<ControlProps<TextOf>, "name" | "value" | "held" | "onChange">) => (
  <input
    class="figure-input"
    autocomplete="off"
    autocapitalize="none"
    spellcheck={false}
    aria-label={plain(name, useContext(OfGame))}
    maxLength={value.most}
    placeholder={value.begins && `${value.begins} …`}
    value={typeof held === "string" ? held : ""}
    onInput={(event) => onChange(event.currentTarget.value || undefined)}
  />
);

function Choice({ name, value, held, optional, onChange }: ControlProps<ValueKind>) {
  const game = useContext(OfGame);
  const { asked, players } = useContext(OfPeople);
  const words = (choice: Held) =>
    (name in asked && players[String(choice)]) || valueWords(choice, game);
  return (
    <div class="choices">
      {choices(value).map((choice) => (
        <Button
          key={String(choice)}
          chosen={choice === held}
          onTap={() => onChange(optional && choice === held ? undefined : choice)}
        >
          {words(choice)}
        </Button>
      ))}
    </div>
  );
}

const MANY_CARDS = 13;

function OneCard({ value, held, onChange }: ControlProps<readonly CardCode[]>) {
  const chosen = typeof held === "string" ? [held] : [];
  if (value.length <= MANY_CARDS) {
    return <CardChoice cards={value} chosen={chosen} onTap={onChange} />;
  }
  return (
    <CardPicker
      allowed={value}
      picked={chosen}
      onPick={onChange}
      onTakeBack={() => onChange(undefined)}
    />
  );
}

function Some({ value, held: chosen, onChange }: ControlProps<SomeOf>) {
  const game = useContext(OfGame);
  const held = listOf(chosen) as SomeOf["of"];
  const add = (choice: string | number) => held.length < value.most && onChange([...held, choice]);
  const takeOff = (choice: string | number) => onChange(without(held, choice));
  const cards = value.of.filter(isFace);
  if (cards.length < value.of.length) {
    return (
      <div class="choices">
        {value.of.map((choice) => (
          <Button
            key={choice}
            chosen={held.includes(choice)}
            onTap={() => (held.includes(choice) ? takeOff(choice) : add(choice))}
          >
            {valueWords(choice, game)}
          </Button>
        ))}
      </div>
    );
  }
  const picked = held.filter(isFace);
  if (cards.length > MANY_CARDS) {
    const open = cards.filter((card) => !picked.includes(card));
    return <CardPicker allowed={open} picked={picked} onPick={add} onTakeBack={takeOff} />;
  }
  return <CardChoice cards={cards} chosen={picked} onTap={add} onTapAgain={takeOff} />;
}

/** Cards to tap. Two packs hold every card twice: the second copy is chosen when two are. */
interface CardChoiceProps {
  cards: readonly CardCode[];
  chosen: readonly CardCode[];
  onTap: (card: CardCode) => unknown;
  onTapAgain?: (card: CardCode) => unknown;
}

function CardChoice({ cards, chosen, onTap, onTapAgain = onTap }: CardChoiceProps) {
  const copies = (list: readonly CardCode[], card: CardCode) =>
    list.filter((found) => found === card).length;
  return (
    <div class="choices">
      {cards.map((card, at) => {
        const isChosen = copies(chosen, card) >= copies(cards.slice(0, at + 1), card);
        return (
          <button
            type="button"
            key={`${card} ${at}`}
            aria-label={cardName(card)}
            class={names(["choice-card", isChosen && "is-chosen"])}
            aria-pressed={isChosen}
            onClick={() => (isChosen ? onTapAgain(card) : onTap(card))}
          >
            <Card card={card} />
          </button>
        );
      })}
    </div>
  );
}

const MANY_TO_ADD = 40;

/** Cards put in heaps, with nobody to say whether they are melds: for a game that has drawn no screen for it. */
function HeapBuilder({ value, onChange }: ControlProps<HeapsOf>) {
  const fromPicker = value.cards.length > MANY_TO_ADD;
  const bench = useState(
    () => new Workbench({ lying: value.heaps, own: fromPicker ? [] : value.cards, judge: null }),
  )[0];
  useEffect(
    () =>
      bench.work.subscribe((work) => onChange(work === bench.begun ? value.heaps : written(work))),
    [bench],
  );
  return (
    <div class="heap-builder">
      <BenchHeaps bench={bench} label={gettext("the table")} />
      {fromPicker ? (
        <CardPicker allowed={[...new Set(value.cards)]} onPick={bench.enter} />
      ) : (
        <BenchHand bench={bench} groups={[]} />
      )}
    </div>
  );
}

const Group = ({ value, held, chipset, onChange }: ControlProps<FieldsOf>) => (
  <div class="row-builder">
    <Fields fields={value.fields} held={namedOf(held)} chipset={chipset} onChange={onChange} />
  </div>
);

function Rows({ value, held: chosen, chipset, onChange }: ControlProps<RowsOf>) {
  const game = useContext(OfGame);
  const held = listOf(chosen);
  const [draft, setDraft] = useState(blankFields(value.rows));
  const lack = lackingFields(value.rows, draft);
  const full = held.length >= value.most;
  const add = () => {
    onChange([...held, draft]);
    setDraft(blankFields(value.rows));
  };
  return (
    <div class="rows">
      {held.map((row, at) => (
        <div class="row" key={at}>
          <span>
            {at + 1}. {valueWords(row, game)}
          </span>
          <Button
            kind="quiet"
            name={gettext("take off line {number}", { number: at + 1 })}
            onTap={() => onChange(held.filter((_, other) => other !== at))}
          >
            ⌫
          </Button>
        </div>
      ))}
      <div class="row-builder">
        <Fields fields={value.rows} held={draft} chipset={chipset} onChange={setDraft} />
        <div class="field-foot">
          <Button kind="plain" disabled={lack !== null || full} onTap={add}>
            {gettext("add")}
          </Button>
          <span class="quiet">
            {full
              ? gettext("at most {amount}", { amount: value.most })
              : lack
                ? `${plain(lack.name, game)}: ${lack.why}`
                : ""}
          </span>
        </div>
      </div>
    </div>
  );
}
