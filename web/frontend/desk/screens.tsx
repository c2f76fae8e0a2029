// Screens({server, onClose})   who is signed in, the name of the host at this desk, and the way to send a screen away.

import { type Api, messageOf } from "../kit/api";
import type { Desk, SessionLine, SessionShown, Sessions } from "../answers";
import type { SheetProps } from "./types";
import { Button } from "../kit/controls";
import { Dialog, DoneFoot } from "../kit/dialog";
import { useEffect, useState } from "preact/hooks";
import { Form, Text } from "./forms";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { timeOf } from "./words";

export function Screens({ server, state, onClose }: SheetProps) {
  const [seen, see] = useState<Partial<Sessions> & { error?: string }>({});
  const asking = useAsking({ api: server.api });
  const look = () =>
    server.api
      .get<Sessions>(`sessions?night=${state.night}`)
      .then(see, (error: unknown) => see({ error: messageOf(error) }));
  useEffect(() => {
    look();
  }, []);
  const signOut = async (session: number) => {
    await asking.ask<Sessions>("DELETE", `sessions/${session}`);
    look();
  };
  const leave = async () => {
    if (await asking.ask<SessionShown>("DELETE", "session")) location.replace("/sign-in");
  };
  const here = seen.sessions?.find((session) => session.present);
  const foot = (
    <DoneFoot onTap={onClose}>
      <Button kind="plain" onTap={leave}>
        {gettext("sign this screen out")}
      </Button>
    </DoneFoot>
  );
  return (
    <Dialog title={gettext("Screens signed in")} onClose={onClose} foot={foot}>
      <ErrorToast text={seen.error ?? asking.error} />
      <ul class="screens">
        {(seen.sessions ?? []).map((session) => (
          <li key={session.session} class="screen-row">
            <span>
              <b>{what(session, state)}</b>
              <span class="note">
                {session.present
                  ? gettext("this screen")
                  : gettext("last heard {time}", { time: timeOf(session.last_seen) })}
                {session.screen &&
                  ` · ${gettext("screen {number} of the night", { number: session.screen })}`}
              </span>
            </span>
            {!session.present && (
              <Button
                busy={asking.isAsking(`sessions/${session.session}`)}
                name={
                  session.screen
                    ? gettext("sign out {what}, screen {number}", {
                        what: what(session, state),
                        number: session.screen,
                      })
                    : gettext("sign out {what}, number {number}", {
                        what: what(session, state),
                        number: session.session,
                      })
                }
                onTap={() => signOut(session.session)}
              >
                {gettext("sign out")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {here && (
        <section class="at-desk">
          <AtDesk api={server.api} name={here.name} onDone={look} />
        </section>
      )}
    </Dialog>
  );
}

interface AtDeskProps {
  api: Api;
  name: string | null;
  onDone: () => void;
}

/** What the host at this desk is called: where several are at desks of their own, the journal says which of them it was. */
function AtDesk({ api, name, onDone }: AtDeskProps) {
  const asking = useAsking({ api });
  const [said, say] = useState(name ?? "");
  const send = async () => {
    if (await asking.ask<SessionShown>("PATCH", "session", { name: said.trim() })) onDone();
  };
  return (
    <Form
      asking={asking}
      submit={gettext("keep the name")}
      blocked={said.trim() === (name ?? "")}
      onSubmit={send}
    >
      <Text
        label={gettext("Who is at this desk")}
        note={gettext("The journal then says who did something. Empty: the host.")}
        value={said}
        maxlength={40}
        wrong={asking.fields.name}
        onInput={say}
      />
    </Form>
  );
}

function what(session: SessionLine, state: Desk) {
  const { role, night } = session;
  const here = night === state.night;
  const said = whose(session, state, here);
  return here || role === "host" || night === null
    ? said
    : gettext("{screen}, night {night}", { screen: said, night });
}

function whose({ role, table, player, name }: SessionLine, state: Desk, here: boolean) {
  if (role === "host")
    return name ? gettext("The desk of {name}", { name }) : gettext("The host's desk");
  if (role === "wall") return gettext("A wall");
  if (role === "player") {
    const known = here && state.players.find((other) => other.player === player);
    return known
      ? gettext("The phone of {player}", { player: known.name })
      : gettext("The phone of player {number}", { number: player ?? "" });
  }
  const known = here && state.tables.find((other) => other.table === table);
  return known
    ? gettext("Tablet of {table}", { table: known.name })
    : gettext("Tablet of table {number}", { number: table ?? "" });
}
