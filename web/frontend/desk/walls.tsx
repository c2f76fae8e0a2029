// WallScreens({server, state, onClose})   the screens on the wall: the code by which one comes in, and what all of them show.

import type { CodeLink, Wall } from "../answers";
import type { DeskProps, SheetProps } from "./types";
import { Button } from "../kit/controls";
import { Dialog, DoneFoot } from "../kit/dialog";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { QR } from "../kit/qr";
import { gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { useAnswer } from "./tablet";
import { spaced, timeOf } from "./words";

export function WallScreens({ server, state, onClose }: SheetProps) {
  const { found, error, look } = useAnswer<CodeLink>(server.api, `${server.path}/wall-codes`);
  const foot = (
    <DoneFoot onTap={onClose}>
      <a class="button is-plain" href="/wall" target="_blank" rel="noopener">
        {gettext("look at the wall here")}
      </a>
    </DoneFoot>
  );
  return (
    <Dialog title={gettext("A screen on the wall")} onClose={onClose} foot={foot}>
      <ErrorToast text={error} />
      {found && (
        <div class="invitation">
          <QR svg={found.qr} name={gettext("the wall's address, to scan")} />
          <div class="invitation-words">
            <p>{gettext("Open this address on the television:")}</p>
            <p class="address">{new URL(found.url).host}/wall</p>
            <p>{gettext("Type this code there, with the remote control:")}</p>
            <p class="code">{spaced(found.code)}</p>
            <p class="note">
              {gettext(
                "Good until {time}. It shows every table of the night, and can do nothing.",
                {
                  time: timeOf(found.expires),
                },
              )}
            </p>
            <Button kind="quiet" onTap={look}>
              {gettext("another code")}
            </Button>
          </div>
        </div>
      )}
      <Choice server={server} state={state} />
    </Dialog>
  );
}

/** What every wall shows. On a wall itself its own arrows choose, until the desk says something else. */
function Choice({ server, state }: DeskProps) {
  const [shows, show] = useState<string | null>(null);
  const asking = useAsking({ api: server.api });
  useEffect(() => {
    server.api.get<Wall>(`${server.path}/wall`).then(
      (wall) => show(wall.shows),
      () => {}, // whatever is chosen now, another choice can be made
    );
  }, []);
  const choose = async (what: string) => {
    if (await asking.ask("PUT", `${server.path}/wall`, { shows: what })) show(what);
  };
  const tables = state.tables.filter(({ status }) => status !== "closed");
  const choices: (readonly [string, string])[] = [
    ["liveliest", gettext("where something happens")],
    ["turns", gettext("table after table")],
    ...tables.map(({ table, name }) => [String(table), name] as const),
  ];
  return (
    <fieldset class="wall-choice">
      <legend>{gettext("The walls show")}</legend>
      <ErrorToast text={asking.error} />
      <div class="choices">
        {choices.map(([what, words]) => (
          <Button key={what} chosen={shows === what} onTap={() => choose(what)}>
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
