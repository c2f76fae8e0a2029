// /desk: the nights there are, and a new one.

import type { ListedNight, Nights as AnswerOfNights } from "../answers";
import { Api, Refused, messageOf } from "../kit/api";
import { Button } from "../kit/controls";
import { helpOf } from "../kit/help";
import { render } from "preact";
import { pageElement } from "../kit/page";
import { useEffect, useState } from "preact/hooks";
import { plain } from "../kit/labels";
import { Look } from "../kit/looks";
import { gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { signInAgain } from "./asking";
import { Masthead } from "./masthead";
import { NewNight } from "./newnight";
import { Practise } from "./practise";
import { dateOf } from "./words";

const api = new Api("/api");

function Desk() {
  const { nights, error, look } = useNights();
  const [opening, open] = useState(false);
  const [practising, practise] = useState(false);
  if (error) return <TableError text={error} onRetry={look} />;
  if (!nights)
    return <State title={gettext("One moment")} text={gettext("The desk is being fetched.")} />;
  const first = nights.length === 0;
  return (
    <>
      <Masthead path={[gettext("The host's desk")]} />
      <main class="desk">
        {opening || first ? (
          <NewNight api={api} last={nights[0] ?? null} onClose={first ? null : () => open(false)} />
        ) : (
          <div class="headline">
            <h1>{gettext("Nights")}</h1>
            <a class="button" href="/people">
              {gettext("people and season")}
            </a>
            <Button kind="main" onTap={() => open(true)}>
              {gettext("new night")}
            </Button>
          </div>
        )}
        {practising ? (
          <Practise api={api} onClose={() => practise(false)} />
        ) : (
          <div class="choices">
            <Button kind="plain" onTap={() => practise(true)}>
              {gettext("practise a game")}
            </Button>
            <a class="button is-plain" href={helpOf("", "/desk")} target="_blank" rel="opener">
              {gettext("how the games are played")}
            </a>
            {!first && (
              <a class="button is-plain" href="/money">
                {gettext("money between nights")}
              </a>
            )}
          </div>
        )}
        {!first && <Nights nights={nights} />}
        <Look />
      </main>
    </>
  );
}

const Nights = ({ nights }: { nights: readonly ListedNight[] }) => (
  <ul class="nights">
    {nights.map((night) => (
      <li key={night.night}>
        <a class={`night-link is-${night.status}`} href={`/desk/${night.night}`}>
          <span class="night-name">{night.name}</span>
          <span class="quiet">{dateOf(night.opened)}</span>
          <span class={`badge is-${night.status}`}>{plain(night.status)}</span>
        </a>
      </li>
    ))}
  </ul>
);

const TableError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <State mark="d" title={gettext("The desk is not there")} text={text}>
    <Button kind="main" onTap={onRetry}>
      {gettext("try again")}
    </Button>
  </State>
);

function useNights() {
  const [seen, see] = useState<{ nights?: readonly ListedNight[]; error?: string }>({});
  const look = async () => {
    see({});
    try {
      see({ nights: (await api.get<AnswerOfNights>("nights")).nights });
    } catch (error) {
      if (error instanceof Refused && [401, 403].includes(error.status)) signInAgain();
      else see({ error: messageOf(error) });
    }
  };
  useEffect(() => {
    look();
    // The browser brings a page back as it was: the list may be old.
    const again = (event: PageTransitionEvent) => event.persisted && look();
    addEventListener("pageshow", again);
    return () => removeEventListener("pageshow", again);
  }, []);
  return { ...seen, look };
}

render(<Desk />, pageElement());
