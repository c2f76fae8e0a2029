// Field({name, value, held, chipset, last, optional, onChange})
//     the control for one value of an option: buttons for a choice, cards to tap, a chip pad for an amount, a
//     builder for a list of groups. `value` is its description (see prompt.js), `held` what it holds now.
// Fields({fields, held, chipset, last, optional, onChange})   several of them

import { without } from "./amounts";
import { Card } from "./card";
import { CardPicker } from "./cardpicker";
import { ChipPad } from "./chippad";
import { Button } from "./controls";
import { cardName, isFace } from "./faces";
import { useState } from "preact/hooks";
import { names } from "./names";
import { plain, valueWords } from "./labels";
import { blankFields, choices, kindOf, lackingFields } from "./prompt";
import { say } from "./say";

export function Field(props) {
  const Control = CONTROLS[kindOf(props.value)];
  if (kindOf(props.value) === "amount") return <Control {...props} />;
  return (
    <fieldset class="field">
      <legend>
        {props.optional
          ? say("{name} (may be left out)", { name: plain(props.name) })
          : plain(props.name)}
      </legend>
      <Control {...props} />
    </fieldset>
  );
}

export function Fields({ fields, held, optional = [], last = {}, chipset, onChange }) {
  return Object.entries(fields).map(([name, value]) => (
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
  ));
}

const Amount = ({ name, value, held, chipset, last, optional, onChange }) => (
  <ChipPad
    label={plain(name)}
    value={held}
    range={value}
    chipset={chipset}
    last={last}
    optional={optional}
    onChange={onChange}
  />
);

function Choice({ value, held, optional, onChange }) {
  return (
    <div class="choices">
      {choices(value).map((choice) => (
        <Button
          key={choice}
          chosen={choice === held}
          onTap={() => onChange(optional && choice === held ? undefined : choice)}
        >
          {valueWords(choice)}
        </Button>
      ))}
    </div>
  );
}

const MANY_CARDS = 13;

function OneCard({ value, held, onChange }) {
  if (value.length <= MANY_CARDS) {
    return <CardChoice cards={value} chosen={held ? [held] : []} onTap={onChange} />;
  }
  return (
    <CardPicker
      allowed={value}
      picked={held ? [held] : []}
      onPick={onChange}
      onTakeBack={() => onChange(undefined)}
    />
  );
}

function Some({ value, held, onChange }) {
  const add = (choice) => held.length < value.most && onChange([...held, choice]);
  const takeOff = (choice) => onChange(without(held, choice));
  if (!value.of.every(isFace)) {
    return (
      <div class="choices">
        {value.of.map((choice) => (
          <Button
            key={choice}
            chosen={held.includes(choice)}
            onTap={() => (held.includes(choice) ? takeOff(choice) : add(choice))}
          >
            {valueWords(choice)}
          </Button>
        ))}
      </div>
    );
  }
  if (value.of.length > MANY_CARDS) {
    const open = value.of.filter((card) => !held.includes(card));
    return <CardPicker allowed={open} picked={held} onPick={add} onTakeBack={takeOff} />;
  }
  return <CardChoice cards={value.of} chosen={held} onTap={add} onTapAgain={takeOff} />;
}

/** Cards to tap. Two packs hold every card twice: the second copy is chosen when two are. */
function CardChoice({ cards, chosen, onTap, onTapAgain = onTap }) {
  const copies = (list, card) => list.filter((found) => found === card).length;
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
            aria-pressed={String(isChosen)}
            onClick={() => (isChosen ? onTapAgain(card) : onTap(card))}
          >
            <Card card={card} />
          </button>
        );
      })}
    </div>
  );
}

const Group = ({ value, held, chipset, onChange }) => (
  <div class="row-builder">
    <Fields fields={value.fields} held={held} chipset={chipset} onChange={onChange} />
  </div>
);

function Rows({ value, held, chipset, onChange }) {
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
            {at + 1}. {valueWords(row)}
          </span>
          <Button
            kind="quiet"
            name={say("take off line {number}", { number: at + 1 })}
            onTap={() => onChange(held.filter((_, other) => other !== at))}
          >
            ⌫
          </Button>
        </div>
      ))}
      <div class="row-builder">
        <Fields fields={value.rows} held={draft} chipset={chipset} onChange={setDraft} />
        <div class="field-foot">
          <Button kind="plain" disabled={lack || full} onTap={add}>
            {say("add")}
          </Button>
          <span class="quiet">
            {full
              ? say("at most {amount}", { amount: value.most })
              : lack
                ? `${plain(lack.name)}: ${lack.why}`
                : ""}
          </span>
        </div>
      </div>
    </div>
  );
}

const CONTROLS = {
  amount: Amount,
  choice: Choice,
  card: OneCard,
  some: Some,
  rows: Rows,
  fields: Group,
};
