// /people: who belongs to this house, who a night's player was, and what is left to pay between the nights.

import type { People, PersonLine, PlayerOfNight } from "../answers";
import { pageElement } from "../kit/page";
import { Api } from "../kit/api";
import { Button } from "../kit/controls";
import { render } from "preact";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { ngettext, gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { useAsking } from "../desk/asking";
import { useFetched } from "../desk/fetched";
import { Masthead } from "../desk/masthead";
import { dateOf } from "../desk/words";
import { Debts, knownDebts } from "../money/debts";
import { Mark, Person } from "./person";

const api = new Api("/api");

function Page() {
  const { seen, look } = useFetched(fetched);
  const [edited, edit] = useState<Partial<PersonLine> | null>(null);
  const asking = useAsking({ api });
  if ("error" in seen)
    return (
      <State mark="d" title={gettext("The people are not here")} text={seen.error}>
        <Button kind="main" onTap={look}>
          {gettext("try again")}
        </Button>
      </State>
    );
  if (!("people" in seen))
    return <State title={gettext("One moment")} text={gettext("The people are being fetched.")} />;
  const { people, debts, nights } = seen;
  // Also after a refusal: another desk may have been first.
  const ask = async (method: string, path: string, body: object) => {
    await asking.ask(method, path, body);
    await look();
  };
  const done = () => {
    edit(null);
    look();
  };
  return (
    <>
      <Masthead path={[gettext("The host's desk"), gettext("People")]} />
      <main class="desk">
        <div class="headline">
          <h1>{gettext("People")}</h1>
          <a class="button" href="/api/season">
            {gettext("the season")}
          </a>
          <Button kind="main" onTap={() => edit({})}>
            {gettext("new person")}
          </Button>
        </div>
        <ErrorToast text={asking.error} onGone={asking.clear} />
        <ul class="people">
          {people.people.map((person) => (
            <Card key={person.person} person={person} onTap={() => edit(person)} />
          ))}
        </ul>
        <Unsaid people={people} ask={ask} />
        <Debts api={api} debts={debts} people={people} nights={nights} ask={ask} onLook={look} />
        <WhoIsWho people={people} ask={ask} />
      </main>
      {edited && <Person api={api} person={edited} onDone={done} onClose={() => edit(null)} />}
    </>
  );
}

const Card = ({ person, onTap }: { person: PersonLine; onTap: () => void }) => (
  <li class="person">
    <Mark person={person} />
    <div>
      <p class="person-name">{person.name}</p>
      <p class="quiet">
        {ngettext("{count} night", "{count} nights", person.nights)}
        {person.last ? `, ${dateOf(person.last)}` : ""}
      </p>
      {person.note && <p class="quiet">{person.note}</p>}
    </div>
    <div class="person-ways">
      <Button name={gettext("change {name}", { name: person.name })} onTap={onTap}>
        {gettext("change")}
      </Button>
      <a class="button" href={`/api/people/${person.person}/year`}>
        {gettext("results")}
      </a>
    </div>
  </li>
);

type Ask = (method: string, path: string, body: object) => Promise<void>;

interface PlayersProps {
  people: People;
  ask: Ask;
}

/** Players of whom nobody has said who they are. Those of a known name are offered it, and never given it. */
function Unsaid({ people, ask }: PlayersProps) {
  const open = people.players.filter((player) => player.person === null);
  if (open.length === 0) return null;
  const known = new Map(people.people.map((person) => [person.person, person]));
  return (
    <section class="part" aria-labelledby="unsaid">
      <h2 id="unsaid">{gettext("Who was that?")}</h2>
      <ul class="unsaid">
        {open.map((player) => (
          <li key={`${player.night}-${player.player}`}>
            <span>
              <b>{player.name}</b>{" "}
              <span class="quiet">
                {player.night_name}, {dateOf(player.opened)}
              </span>
            </span>
            <span class="choices">
              {player.alike.map((who) => (
                <Button key={who} onTap={() => ask("PUT", pathOf(player), { person: who })}>
                  {gettext("{name}, as known", {
                    name: inWords(known.get(who)),
                  })}
                </Button>
              ))}
              <Button
                kind="quiet"
                onTap={() =>
                  ask("POST", "people", {
                    name: player.name,
                    plays: { night: player.night, player: player.player },
                  })
                }
              >
                {gettext("somebody new")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "🦊 Ana, the tall one": a person as a list has them. */
const inWords = (person: PersonLine | undefined) =>
  person ? [person.picture, person.name, person.note].filter(Boolean).join(" ") : "";

const pathOf = ({ night, player }: PlayerOfNight) => `nights/${night}/players/${player}/person`;

/** Every night's players and who they are: the newest word holds. */
function WhoIsWho({ people, ask }: PlayersProps) {
  const said = people.players.filter((player) => player.person !== null);
  if (said.length === 0) return null;
  const change =
    (player: PlayerOfNight) =>
    ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      ask("PUT", pathOf(player), { person: Number(currentTarget.value) || null });
  return (
    <details class="part">
      <summary>
        <b>{gettext("Who is who")}</b>
      </summary>
      <ul class="unsaid">
        {said.map((player) => (
          <li key={`${player.night}-${player.player}`}>
            <span>
              <b>{player.name}</b>{" "}
              <span class="quiet">
                {player.night_name}, {dateOf(player.opened)}
              </span>
            </span>
            <select
              aria-label={gettext("who {name} is", { name: player.name })}
              value={player.person ?? ""}
              onChange={change(player)}
            >
              {people.people.map((person) => (
                <option key={person.person} value={person.person}>
                  {inWords(person)}
                </option>
              ))}
              <option value="">{gettext("open again")}</option>
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}

const fetched = () => knownDebts(api);

render(<Page />, pageElement());
