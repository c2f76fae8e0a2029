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

import type { ComponentChildren } from "preact";
import type {
  CardCode,
  ChipSet,
  HeldByName,
  Prompt,
  PromptOption,
  ValueKind,
  VerbWords,
  Who,
} from "./types";
import { Hand } from "./card";
import { CardPicker, TakeBack } from "./cardpicker";
import { Button, Controls } from "./controls";
import { Ask, type Question } from "./dialog";
import { isFace } from "./faces";
import { Fields } from "./fields";
import { useContext, useState } from "preact/hooks";
import { actionWords, list, OfGame, OfPeople, type PeopleAsked, plain } from "./labels";
import { More } from "./more";
import { ErrorToast } from "./notice";
import {
  argumentsOf,
  askedCard,
  blankFields,
  byWhom,
  identity,
  isChoices,
  lackingFields,
  oneTap,
} from "./prompt";
import { offered } from "./offered";
import { ngettext, gettext } from "./gettext";

/** What is asked again before it is done, by verb. */
export type AskedAgain = Readonly<Record<string, (who: string) => Question>>;
/** What each would repeat, by who and verb: "1 bet". */
export type LastArguments = Readonly<Record<string, HeldByName>>;

export interface ActionToSend {
  by: Who;
  do: string;
  args: HeldByName;
  since?: number | undefined;
}

interface Entered {
  cards: readonly CardCode[];
  places: number;
}

interface PromptControlsProps {
  game: string;
  prompt: Prompt;
  me: Who;
  players: Readonly<Record<string, string>>;
  chipset: ChipSet;
  words?: VerbWords | undefined;
  people?: PeopleAsked | undefined;
  sure?: AskedAgain | undefined;
  last?: LastArguments | undefined;
  shown?: readonly CardCode[] | undefined;
  entered?: Entered | null | undefined;
  first?: readonly ComponentChildren[] | null | undefined;
  drawn?: ((option: PromptOption) => boolean) | undefined;
  busy?: boolean | undefined;
  error?: string | null | undefined;
  chosen?: Who | null | undefined;
  onChoose?: ((by: Who) => void) | undefined;
  unheard?: readonly number[] | undefined;
  end?: ComponentChildren;
  onAct: (action: ActionToSend) => Promise<boolean>;
  onTakeBack?: (() => unknown) | undefined;
}

export const PromptControls = (props: PromptControlsProps) => (
  <OfGame.Provider value={props.game}>
    <OfPeople.Provider value={{ asked: props.people ?? {}, players: props.players }}>
      <AllControls {...props} />
    </OfPeople.Provider>
  </OfGame.Provider>
);

function AllControls(props: PromptControlsProps) {
  const {
    game,
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
    prompt.options
      .filter((option) => (me === "dealer" || option.by === me) && !drawn?.(option))
      .flatMap((option) => offered(option) ?? []),
  );
  const [own, chooseOwn] = useState<Who | null>(null);
  const [chosen, choose] = props.onChoose ? [props.chosen, props.onChoose] : [own, chooseOwn];
  const [opened, open] = useState<string | null>(null);
  const [doubted, doubt] = useState<{ option: PromptOption; args: HeldByName } | null>(null);
  const question = prompt.options.map(identity).join();

  const seats = groups.filter(([by]) => by !== "dealer");
  const who = seats.some(([by]) => by === chosen) ? chosen : firstAwaited(seats, prompt.awaited);
  const mine = seats.find(([by]) => by === who)?.[1] ?? [];
  const dealers = groups.find(([by]) => by === "dealer")?.[1] ?? [];
  const form = [...mine, ...dealers].find((option) => identity(option) === opened);
  const name = (by: Who) =>
    by === "dealer"
      ? gettext("dealer")
      : (players[String(by)] ?? gettext("seat {seat}", { seat: by }));
  const send = ({ by, do: verb, since }: PromptOption, args: HeldByName) =>
    onAct({ by, do: verb, args, since });
  const missing = me === "dealer" && prompt.awaited.includes("dealer") ? unheard.map(name) : [];
  const asking = (option: PromptOption): ((who: string) => Question) | null =>
    sure[option.do] ??
    (option.by === "dealer" && missing.length ? () => without(game, option, missing) : null);
  const act = (option: PromptOption, args: HeldByName) => {
    if (!asking(option)) return send(option, args);
    doubt({ option, args });
    return Promise.resolve(false);
  };
  const awaited = prompt.awaited.filter((by) => by !== "dealer" || !missing.length);
  const shared = { words, last, awaited: first?.length ? [] : awaited, busy, act, open };

  const whose = seats.length > 1 && (
    <div class="seats-row" role="group" aria-label={gettext("who")}>
      {seats.map(([by]) => (
        <Button key={by} chosen={by === who} onTap={() => choose(by)}>
          {name(by)}
        </Button>
      ))}
    </div>
  );
  const asked = doubted && asking(doubted.option);
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
                  {gettext("not yet: {players}", { players: list(missing) })}
                </span>
              )}
              {apart && <Options options={dealers} beside={mine} {...shared} />}
              {end}
            </>
          )
        }
      >
        {first}
        <Options options={mine.length ? mine : dealers} {...shared} />
      </Controls>
      {doubted && asked && question.includes(identity(doubted.option)) && (
        <Ask
          {...asked(name(doubted.option.by))}
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

const without = (game: string, option: PromptOption, missing: readonly string[]): Question => ({
  title: gettext("{action} without {players}?", {
    action: plain(option.do, game),
    players: list(missing),
  }),
  text: ngettext(
    "{players} has not done anything yet. Nobody may have anything to say after this.",
    "{players} have not done anything yet. Nobody may have anything to say after this.",
    missing.length,
    { players: list(missing) },
  ),
  yes: plain(option.do, game),
  no: gettext("wait"),
});

function firstAwaited(
  seats: readonly (readonly [Who, unknown])[],
  awaited: readonly Who[],
): Who | null {
  const first = seats.find(([by]) => awaited.includes(by)) ?? seats[0];
  return first ? first[0] : null;
}

const MANY_CARDS = 13;
// What the dealer names is a real card: it is looked for in the same place, however few it may be.
const isPicker = (option: PromptOption) => {
  const name = askedCard(option);
  return name !== null && (option.by === "dealer" || cardsOf(option, name).length > MANY_CARDS);
};

/** The cards that an option leaves the choice of. */
const cardsOf = ({ values }: PromptOption, name: string) => {
  const value = values[name];
  return value && isChoices(value) ? value.filter(isFace) : [];
};

type Act = (option: PromptOption, args: HeldByName) => Promise<boolean>;

interface PickerProps {
  option: PromptOption;
  whose: ComponentChildren;
  shown: readonly CardCode[] | undefined;
  entered: Entered | null | undefined;
  busy: boolean | undefined;
  error: string | null | undefined;
  question: string;
  act: Act;
  onTakeBack: (() => unknown) | undefined;
  end: ComponentChildren;
}

function Picker(props: PickerProps) {
  const { option, whose, shown, entered, busy, error, question, act, onTakeBack, end } = props;
  const name = askedCard(option) ?? "";
  const pick = (card: CardCode) =>
    act(option, { ...argumentsOf(option, blankFields(option.values)), [name]: card });
  return (
    <>
      {whose}
      <div class="panel">
        <CardPicker
          allowed={cardsOf(option, name)}
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
interface OptionsProps {
  options: readonly PromptOption[];
  words: VerbWords;
  last: LastArguments;
  awaited: readonly Who[];
  busy: boolean | undefined;
  act: Act;
  open: (option: string) => void;
  /** What a seat may do beside the dealer: the same verb is told apart. */
  beside?: readonly PromptOption[];
}

function Options({ options, beside = [], words, last, awaited, busy, act, open }: OptionsProps) {
  const game = useContext(OfGame);
  const said = (option: PromptOption, action: string) =>
    beside.some((other) => other.do === option.do)
      ? gettext("dealer: {action}", { action })
      : action;
  const kind = ({ by }: PromptOption) => (awaited.includes(by) ? "main" : "plain");
  const buttons = options.flatMap((option) => {
    const taps = oneTap(option);
    if (!taps) {
      return [
        <Button
          key={identity(option)}
          kind="plain"
          disabled={busy}
          onTap={() => open(identity(option))}
        >
          {said(option, plain(option.do, game))} …
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
        {said(
          option,
          words[option.do]?.(args) ??
            actionWords(option.do, shownArguments(option, args), {}, game),
        )}
      </Button>
    ));
  });
  return <>{buttons}</>;
}

/** The same as last time in one tap, where that is still possible. */
interface AgainProps {
  option: PromptOption;
  args: HeldByName | undefined;
  words: VerbWords;
  busy: boolean | undefined;
  act: Act;
}

function Again({ option, args, words, busy, act }: AgainProps) {
  const game = useContext(OfGame);
  if (!args || namesCards(args) || lackingFields(option.values, args, option.optional)) return null;
  return (
    <Button kind="plain" disabled={busy} onTap={() => act(option, args)}>
      {gettext("{action} again", { action: actionWords(option.do, args, words, game) })}
    </Button>
  );
}

/** No card is played twice. */
const namesCards = (args: HeldByName) =>
  Object.values(args).some((value) => [value].flat().some(isFace));

/** A value that could only be one thing need not be said on a button. */
const shownArguments = (option: PromptOption, args: HeldByName) =>
  Object.fromEntries(
    Object.entries(args).filter(
      ([name]) => option.optional?.includes(name) || !isOnlyOne(option.values[name]),
    ),
  );

const isOnlyOne = (value: ValueKind | undefined) =>
  value !== undefined && isChoices(value) && value.length === 1;

interface OptionFormProps {
  option: PromptOption;
  who: string;
  chipset: ChipSet;
  words: VerbWords;
  last: HeldByName | undefined;
  busy: boolean | undefined;
  error: string | null | undefined;
  onClose: () => void;
  onAct: (args: HeldByName) => Promise<void>;
  end: ComponentChildren;
}

function OptionForm(props: OptionFormProps) {
  const { option, who, chipset, words, last, busy, error, onClose, onAct, end } = props;
  const game = useContext(OfGame);
  const { asked } = useContext(OfPeople);
  const [held, hold] = useState(blankFields(option.values, option.optional));
  const lack = lackingFields(option.values, held, option.optional);
  const args = argumentsOf(option, held);
  return (
    <>
      <section class="panel" aria-label={`${who}: ${plain(option.do, game)}`}>
        <h2>
          {who}: {plain(option.do, game)}
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
        <More />
      </section>
      <Controls
        question={identity(option)}
        end={
          <>
            <Button kind="plain" onTap={onClose}>
              {gettext("cancel")}
            </Button>
            {end}
          </>
        }
      >
        <Button kind="main" disabled={lack !== null} busy={busy} onTap={() => onAct(args)}>
          {lack ? plain(option.do, game) : actionWords(option.do, shownSums(args), words, game)}
        </Button>
        {lack && (
          <span class="controls-note">
            {asked[lack.name] ?? plain(lack.name, game)}: {lack.why}
          </span>
        )}
      </Controls>
    </>
  );
}

/** A long list is counted on the button, not written out. */
const shownSums = (args: HeldByName) =>
  Object.fromEntries(
    Object.entries(args).filter(([, value]) => !Array.isArray(value) || value.length <= 4),
  );
