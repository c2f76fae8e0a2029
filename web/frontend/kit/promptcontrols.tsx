// PromptControls({prompt, me, players, chipset, words, sure, last, shown, entered, first, drawn, busy, error, onAct,
//                 onTakeBack})
//
// A working control for every option of a prompt, from its options alone: a new game can be played before anybody
// has drawn a felt for it. `me` is "dealer" (who taps for every seat that is listed) or a seat's number; players
// {seat: name}; words {verb: args => "PLAY 2×"}; sure {verb: who => {title, text, yes}} what is asked again before it
// is done (dialog.js, Ask); last {"1 bet": {ante: 10}} what each would repeat; error is what was wrong with the last
// tap. onAct({by, do, args, since}) sends the action and promises whether it was taken: a form stays open, as it was
// filled in, until it is. Where real cards are entered, `shown` are those just entered
// and onTakeBack() takes the last one back; `entered` {cards, places} is what of a whole hand or board is there so far.
// `chosen` and onChoose(seat) are the seat whose options are shown, where the page keeps it; `unheard` the seats that may
// do something and have not: what ends their chance is quiet, says so, and asks first. `end` is a button of the page's
// own that stands apart, whatever is open.
// `first` are buttons of the page's own that stand before all others, which are quieter then; `drawn(option)` says
// which options these are for, so that they are not drawn again.

import { Hand } from "./card";
import { CardPicker, TakeBack } from "./cardpicker";
import { Button, Controls } from "./controls";
import { Ask } from "./dialog";
import { Fields } from "./fields";
import { useState } from "preact/hooks";
import { actionWords, list, plain } from "./labels";
import { ErrorToast } from "./notice";
import {
  argumentsOf,
  askedCard,
  blankFields,
  byWhom,
  identity,
  lackingFields,
  oneTap,
} from "./prompt";
import { many, say } from "./say";

export function PromptControls(props) {
  const {
    prompt,
    me,
    players,
    chipset,
    words = {},
    sure = {},
    last = {},
    shown,
    entered,
    first,
    drawn,
    busy,
    error,
    onAct,
    onTakeBack,
    unheard = [],
    end,
  } = props;
  const groups = byWhom(
    prompt.options.filter((option) => (me === "dealer" || option.by === me) && !drawn?.(option)),
  );
  const own = useState(null);
  const [chosen, choose] = props.onChoose ? [props.chosen, props.onChoose] : own;
  const [opened, open] = useState(null);
  const [doubted, doubt] = useState(null);
  const question = prompt.options.map(identity).join();

  const seats = groups.filter(([by]) => by !== "dealer");
  const who = seats.some(([by]) => by === chosen) ? chosen : firstAwaited(seats, prompt.awaited);
  const mine = seats.find(([by]) => by === who)?.[1] ?? [];
  const dealers = groups.find(([by]) => by === "dealer")?.[1] ?? [];
  const form = [...mine, ...dealers].find((option) => identity(option) === opened);
  const name = (by) =>
    by === "dealer" ? say("dealer") : (players[by] ?? say("seat {seat}", { seat: by }));
  const send = ({ by, do: verb, since }, args) => onAct({ by, do: verb, args, since });
  const missing = me === "dealer" && prompt.awaited.includes("dealer") ? unheard.map(name) : [];
  const asking = (option) =>
    sure[option.do] ??
    (option.by === "dealer" && missing.length ? () => without(option, missing) : null);
  const act = (option, args) => (asking(option) ? doubt({ option, args }) : send(option, args));
  const awaited = prompt.awaited.filter((by) => by !== "dealer" || !missing.length);
  const shared = { words, last, awaited: first?.length ? [] : awaited, busy, act, open };

  const whose = seats.length > 1 && (
    <div class="seats-row" role="group" aria-label={say("who")}>
      {seats.map(([by]) => (
        <Button key={by} chosen={by === who} onTap={() => choose(by)}>
          {name(by)}
        </Button>
      ))}
    </div>
  );
  const apart = mine.length > 0 && dealers.length > 0;
  const only = mine.length + dealers.length === 1 ? [...mine, ...dealers][0] : null;
  if (only && isPicker(only)) {
    return (
      <Picker
        option={only}
        whose={whose}
        shown={shown}
        entered={entered}
        busy={busy}
        error={error}
        question={question}
        act={act}
        onTakeBack={onTakeBack}
        end={end}
      />
    );
  }
  if (form) {
    return (
      <OptionForm
        key={opened}
        option={form}
        who={name(form.by)}
        chipset={chipset}
        words={words}
        last={last[`${form.by} ${form.do}`]}
        busy={busy}
        error={error}
        end={end}
        onClose={() => open(null)}
        onAct={async (args) => {
          if (await act(form, args)) open(null);
        }}
      />
    );
  }
  return (
    <>
      {error && (
        <div class="panel">
          <ErrorToast text={error} />
        </div>
      )}
      {whose}
      <Controls
        question={question}
        end={
          (apart || end) && (
            <>
              {apart && missing.length > 0 && (
                <span class="controls-note">
                  {say("not yet: {players}", { players: list(missing) })}
                </span>
              )}
              {apart && <Options options={dealers} {...shared} />}
              {end}
            </>
          )
        }
      >
        {first}
        <Options options={mine.length ? mine : dealers} {...shared} />
      </Controls>
      {doubted && asking(doubted.option) && question.includes(identity(doubted.option)) && (
        <Ask
          {...asking(doubted.option)(name(doubted.option.by))}
          onClose={() => doubt(null)}
          onYes={() => {
            doubt(null);
            send(doubted.option, doubted.args);
          }}
        />
      )}
    </>
  );
}

const without = (option, missing) => ({
  title: say("{deed} without {players}?", { deed: plain(option.do), players: list(missing) }),
  text: many(
    "{players} has not done anything yet. Nobody may have anything to say after this.",
    "{players} have not done anything yet. Nobody may have anything to say after this.",
    missing.length,
    { players: list(missing) },
  ),
  yes: plain(option.do),
  no: say("wait"),
});

function firstAwaited(seats, awaited) {
  const [first] = seats.find(([by]) => awaited.includes(by)) ?? seats[0] ?? [null];
  return first;
}

const MANY_CARDS = 13;
// What the dealer names is a real card: it is looked for in the same place, however few it may be.
const isPicker = (option) => {
  const name = askedCard(option);
  return name && (option.by === "dealer" || option.values[name].length > MANY_CARDS);
};

function Picker({ option, whose, shown, entered, busy, error, question, act, onTakeBack, end }) {
  const name = askedCard(option) ?? "";
  const pick = (card) =>
    act(option, { ...argumentsOf(option, blankFields(option.values)), [name]: card });
  return (
    <>
      {whose}
      <div class="panel">
        <CardPicker
          allowed={option.values[name]}
          picked={shown}
          busy={busy}
          onPick={pick}
          onTakeBack={onTakeBack}
        />
        <ErrorToast text={error} />
      </div>
      <Controls
        question={question}
        end={
          (entered || end) && (
            <>
              {entered && <Hand cards={entered.cards} places={entered.places} wanted />}
              {end}
            </>
          )
        }
      >
        {onTakeBack && <TakeBack picked={shown} busy={busy} onTakeBack={onTakeBack} />}
      </Controls>
    </>
  );
}

/** A button for each thing one tap can say; a button that opens a form for the rest. */
function Options({ options, words, last, awaited, busy, act, open }) {
  const kind = ({ by }) => (awaited.includes(by) ? "main" : "plain");
  return options.flatMap((option) => {
    const taps = oneTap(option);
    if (!taps) {
      return [
        <Button
          key={identity(option)}
          kind="plain"
          disabled={busy}
          onTap={() => open(identity(option))}
        >
          {plain(option.do)} …
        </Button>,
        <Again
          key={`${identity(option)} again`}
          option={option}
          args={last[`${option.by} ${option.do}`]}
          words={words}
          busy={busy}
          act={act}
        />,
      ];
    }
    return taps.map((args) => (
      <Button
        key={identity(option) + JSON.stringify(args)}
        kind={kind(option)}
        disabled={busy}
        onTap={() => act(option, args)}
      >
        {words[option.do]
          ? words[option.do](args)
          : actionWords(option.do, shownArguments(option, args))}
      </Button>
    ));
  });
}

/** The same as last time in one tap, where that is still possible. */
function Again({ option, args, words, busy, act }) {
  if (!args || lackingFields(option.values, args, option.optional)) return null;
  return (
    <Button kind="plain" disabled={busy} onTap={() => act(option, args)}>
      {say("{deed} again", { deed: actionWords(option.do, args, words) })}
    </Button>
  );
}

/** A value that could only be one thing need not be said on a button. */
const shownArguments = (option, args) =>
  Object.fromEntries(
    Object.entries(args).filter(
      ([name]) => option.optional?.includes(name) || option.values[name].length !== 1,
    ),
  );

function OptionForm({ option, who, chipset, words, last, busy, error, onClose, onAct, end }) {
  const [held, hold] = useState(blankFields(option.values, option.optional));
  const lack = lackingFields(option.values, held, option.optional);
  const args = argumentsOf(option, held);
  return (
    <>
      <section class="panel" aria-label={`${who}: ${plain(option.do)}`}>
        <h2>
          {who}: {plain(option.do)}
        </h2>
        <div class="form-fields">
          <Fields
            fields={option.values}
            held={held}
            optional={option.optional}
            last={last}
            chipset={chipset}
            onChange={hold}
          />
        </div>
        <ErrorToast text={error} />
      </section>
      <Controls
        question={identity(option)}
        end={
          <>
            <Button kind="plain" onTap={onClose}>
              {say("cancel")}
            </Button>
            {end}
          </>
        }
      >
        <Button kind="main" disabled={lack} busy={busy} onTap={() => onAct(args)}>
          {lack ? plain(option.do) : actionWords(option.do, shownSums(args), words)}
        </Button>
        {lack && (
          <span class="controls-note">
            {plain(lack.name)}: {lack.why}
          </span>
        )}
      </Controls>
    </>
  );
}

/** A long list is counted on the button, not written out. */
const shownSums = (args) =>
  Object.fromEntries(
    Object.entries(args).filter(([, value]) => !Array.isArray(value) || value.length <= 4),
  );
