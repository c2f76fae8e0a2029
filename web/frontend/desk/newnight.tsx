// NewNight({api, last, onClose})   name, what a chip is worth, the chips, the drawer's float, who comes: the whole set-up.
//     last: the night before, if there was one: all of it again, with its tables, is one tap

import type {
  Beginning,
  BeginningTable,
  Desk,
  Games,
  ListedNight,
  Money as NightMoney,
  PersonLine,
} from "../answers";
import { type Api, Refused } from "../kit/api";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { CASINO, ChipSet, wrongSet } from "./chipset";
import { Choices, Form, More, Text } from "./forms";
import { Known, Names, usePeople } from "./people";
import { heldOf, type HeldMoney, Money, moneyOf, startingMoney } from "./money";
import { chipsInWords, dateOf, tonight } from "./words";
import { cash, inCash, minorUnits, roundAmounts, typed, worth as worthOf } from "./worth";

interface NewNightProps {
  api: Api;
  last: ListedNight | null;
  onClose: (() => void) | null;
}

/** Numbers, or names, by name. */
type ByName<Value> = Readonly<Record<string, Value>>;

export function NewNight({ api, last, onClose }: NewNightProps) {
  const asking = useAsking({ api });
  const [name, setName] = useState(tonight());
  const [worth, setWorth] = useState<HeldMoney>(startingMoney);
  const [chipSet, setChipSet] = useState(CASINO);
  const [float, setFloat] = useState("100");
  const house = usePeople(api);
  const [people, setPeople] = useState<readonly string[]>([]); // names
  const [persons, setPersons] = useState<ByName<number>>({}); // who of the house they are, by name, where that was said by a tap
  const [chips, setChips] = useState(0); // that each buys as the night begins
  const [tables, setTables] = useState<readonly BeginningTable[]>([]);
  const [called, setCalled] = useState<ByName<string>>({}); // the games' names

  const money = moneyOf(worth);
  const cents = minorUnits(float, money?.currency ?? null);
  const wrong = {
    name: !name.trim() && gettext("The night needs a name."),
    money: money === undefined && gettext("What is a chip worth? Such as 0.50."),
    chips: wrongSet(chipSet),
    float:
      cents === null && gettext("An amount such as 100 or 100.50; 0 if the drawer starts empty."),
  };
  const open = async () => {
    const answer = await asking.ask("POST", "nights", {
      name: name.trim(),
      money,
      chip_set: chipSet.map(({ value, colour }) => ({ value, colour })),
      float: cents,
      players: people.filter((name) => !persons[name]),
      people: people.map((name) => persons[name]).filter(Boolean),
      tables,
    });
    if (!answer) return;
    if (chips && people.length && answer.number) await sellToAll(api, answer.number, chips);
    location.assign(`/desk/${answer.number}`);
  };
  const asLast = async (before: ListedNight) => {
    const was = await beginningOf(api, before.night);
    if (!was) return;
    setWorth(heldOf(was.money));
    setChipSet(was.chip_set);
    setFloat(typed(was.float, was.money?.currency ?? null));
    setPeople(was.players);
    const were = (house?.players ?? []).flatMap(({ night, name, person }) =>
      night === before.night && person ? [[name, person] as const] : [],
    );
    setPersons(Object.fromEntries(were));
    setTables(was.tables);
    setCalled(was.called);
  };
  const come = (friends: readonly PersonLine[]) => {
    setPeople([...people, ...friends.map(({ name }) => name)]);
    setPersons({
      ...persons,
      ...Object.fromEntries(friends.map(({ name, person }) => [name, person])),
    });
  };
  const way = onClose && (
    <Button kind="plain" onTap={onClose}>
      {gettext("go back")}
    </Button>
  );
  return (
    <section class="sheet" aria-labelledby="new-night">
      <h1 id="new-night">{last ? gettext("A new night") : gettext("The first night")}</h1>
      {last && (
        <div>
          <Button kind="plain" onTap={() => asLast(last)}>
            {gettext("like {night}, {date}", { night: last.name, date: dateOf(last.opened) })}
          </Button>
        </div>
      )}
      <Form
        asking={asking}
        submit={gettext("open the night")}
        way={way}
        onSubmit={open}
        blocked={Object.values(wrong).some(Boolean)}
      >
        <Names
          label={gettext("Who plays")}
          names={people}
          wrong={asking.fields.players}
          focused
          onChange={setPeople}
        />
        <Known house={house} here={people} onCome={come} />
        <Money held={worth} wrong={wrong.money || asking.fields.money} onChange={setWorth} />
        {people.length > 0 && money !== undefined && (
          <Starting people={people.length} chips={chips} money={money} onChange={setChips} />
        )}
        {tables.length > 0 && <TablesAgain tables={tables} called={called} onChange={setTables} />}
        <More
          what={gettext("name, chips, drawer##of a night, folded")}
          open={Boolean(wrong.name || wrong.chips || wrong.float || asking.error)}
        >
          <Text
            label={gettext("Name")}
            value={name}
            wrong={wrong.name || asking.fields.name}
            onInput={setName}
          />
          <ChipSet
            held={chipSet}
            money={money}
            wrong={wrong.chips || asking.fields.chip_set}
            onChange={setChipSet}
          />
          <Text
            label={gettext("Float of the drawer")}
            value={float}
            numeric
            suffix={money?.currency ?? gettext("play money")}
            wrong={wrong.float || asking.fields.float}
            note={floatNote(cents, money)}
            onInput={setFloat}
          />
        </More>
      </Form>
    </section>
  );
}

interface StartingProps {
  people: number;
  chips: number;
  money: NightMoney | null;
  onChange: (chips: number) => void;
}

/** What each buys as the night begins. */
const Starting = ({ people, chips, money, onChange }: StartingProps) => (
  <div>
    <Choices
      label={gettext("Chips for each to begin with")}
      value={chips}
      choices={[
        { value: 0, label: gettext("none yet##chips") },
        ...roundAmounts(money).map((sum) => ({
          value: sum,
          label: worthOf(sum, money),
          note: money ? chipsInWords(sum) : undefined,
        })),
      ]}
      onChange={onChange}
    />
    {chips > 0 && (
      <p class="note">
        {gettext("Each pays {sum}, together {all}.", {
          sum: inCash(chips, money),
          all: inCash(chips * people, money),
        })}{" "}
        {gettext("The desk sells more at any time, and takes a sale back.")}
      </p>
    )}
  </div>
);

/** Sells each of a new night's players these chips for cash; where the server refuses, the desk shows that nobody has any. */
async function sellToAll(api: Api, night: number, chips: number) {
  try {
    const { players } = await api.get<Desk>(`nights/${night}`);
    await api.send("POST", `nights/${night}/buy-ins`, {
      players: players.map(({ player }) => player),
      chips,
      against: "cash",
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** What that night began with, and what its games are called; null where the server does not say. */
async function beginningOf(api: Api, night: number) {
  try {
    const [was, { games }] = await Promise.all([
      api.get<Beginning>(`nights/${night}/beginning`),
      api.get<Games>("games"),
    ]);
    const called = Object.fromEntries(games.map(({ slug, name }) => [slug, name]));
    return { ...was, called };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
}

interface TablesAgainProps {
  tables: readonly BeginningTable[];
  called: ByName<string>;
  onChange: (tables: readonly BeginningTable[]) => void;
}

/** The tables of the night before, to be opened again; each can be left out. */
const TablesAgain = ({ tables, called, onChange }: TablesAgainProps) => (
  <fieldset class="field">
    <legend>{gettext("Tables")}</legend>
    <ul class="names-list">
      {tables.map((table) => (
        <li key={table.name}>
          <Button
            name={gettext("leave {table} out", { table: table.name })}
            onTap={() => onChange(tables.filter((other) => other !== table))}
          >
            {gettext("{table}: {game}, {chips} in the tray", {
              table: table.name,
              game: called[table.game] ?? table.game,
              chips: table.tray,
            })}{" "}
            ✕
          </Button>
        </li>
      ))}
    </ul>
  </fieldset>
);

function floatNote(cents: number | null, money: NightMoney | null | undefined) {
  if (!cents) return gettext("The drawer starts empty.");
  if (!money) return gettext("Play money in the drawer as the night begins.");
  return gettext("{money} of the host's own in the drawer as the night begins.", {
    money: cash(cents, money),
  });
}
