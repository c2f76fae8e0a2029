// NewNight({api, last, onClose})   name, what a chip is worth, the chips, the drawer's float, who comes: the whole set-up.
//     last: the night before, if there was one: all of it again, with its tables, is one tap

import type {
  Beginning,
  BeginningTable,
  Games,
  ListedNight,
  Money as NightMoney,
  PersonLine,
} from "../answers";
import { type Api, Refused } from "../kit/api";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { say } from "../kit/say";
import { useAsking } from "./asking";
import { CASINO, ChipSet, wrongSet } from "./chipset";
import { Form, Text } from "./forms";
import { Known, Names, usePeople } from "./people";
import { heldOf, type HeldMoney, Money, moneyOf, startingMoney } from "./money";
import { dateOf, tonight } from "./words";
import { cash, minorUnits, typed } from "./worth";

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
  const [tables, setTables] = useState<readonly BeginningTable[]>([]);
  const [called, setCalled] = useState<ByName<string>>({}); // the games' names

  const money = moneyOf(worth);
  const cents = minorUnits(float, money?.currency ?? null);
  const wrong = {
    name: !name.trim() && say("The night needs a name."),
    money: money === undefined && say("What is a chip worth? Such as 0.50."),
    chips: wrongSet(chipSet),
    float: cents === null && say("An amount such as 100 or 100.50; 0 if the drawer starts empty."),
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
    if (answer) location.assign(`/desk/${answer.number}`);
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
      {say("go back")}
    </Button>
  );
  return (
    <section class="sheet" aria-labelledby="new-night">
      <h1 id="new-night">{last ? say("A new night") : say("The first night")}</h1>
      {last && (
        <div>
          <Button kind="plain" onTap={() => asLast(last)}>
            {say("like {night}, {date}", { night: last.name, date: dateOf(last.opened) })}
          </Button>
        </div>
      )}
      <Form
        asking={asking}
        submit={say("open the night")}
        way={way}
        onSubmit={open}
        blocked={Object.values(wrong).some(Boolean)}
      >
        <Text
          label={say("Name")}
          value={name}
          wrong={wrong.name || asking.fields.name}
          focused={Boolean(last)}
          onInput={setName}
        />
        <Money held={worth} wrong={wrong.money || asking.fields.money} onChange={setWorth} />
        <ChipSet
          held={chipSet}
          money={money}
          wrong={wrong.chips || asking.fields.chip_set}
          onChange={setChipSet}
        />
        <Text
          label={say("Float of the drawer")}
          value={float}
          numeric
          suffix={money?.currency ?? say("play money")}
          wrong={wrong.float || asking.fields.float}
          note={floatNote(cents, money)}
          onInput={setFloat}
        />
        <Names
          label={say("Who plays")}
          names={people}
          wrong={asking.fields.players}
          onChange={setPeople}
        />
        <Known house={house} here={people} onCome={come} />
        {tables.length > 0 && <TablesAgain tables={tables} called={called} onChange={setTables} />}
      </Form>
    </section>
  );
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
    <legend>{say("Tables")}</legend>
    <ul class="names-list">
      {tables.map((table) => (
        <li key={table.name}>
          <Button
            name={say("leave {table} out", { table: table.name })}
            onTap={() => onChange(tables.filter((other) => other !== table))}
          >
            {say("{table}: {game}, {chips} in the tray", {
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
  if (!cents) return say("The drawer starts empty.");
  if (!money) return say("Play money in the drawer as the night begins.");
  return say("{money} of the host's own in the drawer as the night begins.", {
    money: cash(cents, money),
  });
}
