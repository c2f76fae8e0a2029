// Tablet({server, table, route, onClose})   the code and the QR by which a tablet becomes this table's.

import type { CodeLink, TableLine } from "../answers";
import type { Api } from "../kit/api";
import type { SheetProps } from "./types";
import { Refused } from "../kit/api";
import { Button } from "../kit/controls";
import { Dialog, DoneFoot } from "../kit/dialog";
import { useEffect, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { QR } from "../kit/qr";
import { gettext } from "../kit/gettext";
import { spaced, timeOf } from "./words";

interface TabletProps extends SheetProps {
  table: TableLine;
  route: string;
}

export function Tablet({ server, state, table, route, onClose }: TabletProps) {
  const { found, error, look } = useAnswer<CodeLink>(server.api, `${route}/codes`);
  const foot = (
    <DoneFoot onTap={onClose}>
      <a class="button is-plain" href={`/table/${state.night}/${table.table}`}>
        {gettext("deal on this screen")}
      </a>
    </DoneFoot>
  );
  return (
    <Dialog
      title={gettext("A tablet for {table}", { table: table.name })}
      onClose={onClose}
      foot={foot}
    >
      <ErrorToast text={error} />
      {found && (
        <div class="invitation">
          <QR
            svg={found.qr}
            name={gettext("the address of {table}'s tablet, to scan", { table: table.name })}
          />
          <div class="invitation-words">
            <p>{gettext("Scan it with the tablet, or open this address:")}</p>
            <p class="address">{new URL(found.url).host}</p>
            <p>{gettext("Type this code there:")}</p>
            <p class="code">{spaced(found.code)}</p>
            <p class="note">
              {gettext(
                "Good until {time}, for one tablet: another one that comes in waits until it is let in.",
                { time: timeOf(found.expires) },
              )}
            </p>
            <Button kind="quiet" onTap={look}>
              {gettext("another code")}
            </Button>
          </div>
        </div>
      )}
      {!found && !error && <p class="quiet">{gettext("One moment.")}</p>}
    </Dialog>
  );
}

/** What the server answers to a POST without a body of its own: asked for at once, and again on `look()`. */
export function useAnswer<Answer>(api: Api, path: string) {
  const [seen, see] = useState<{ found?: Answer; error?: string }>({});
  const look = async () => {
    try {
      see({ found: await api.send<Answer>("POST", path) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      see({ error: error.message });
    }
  };
  useEffect(() => {
    look();
  }, [path]);
  return { ...seen, look };
}
