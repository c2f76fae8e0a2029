// Entries({server, state, player, onClose})   what was done at the desk, the newest first: for one player, or for all.
//     What can be taken back has a button for it: it asks why, and the correction stands in the book beside the entry.

import type { JournalLine, Page, PlayerLine } from "../answers";
import type { NightServer, SheetProps } from "./types";
import { Refused, messageOf } from "../kit/api";
import { Button } from "../kit/controls";
import { Dialog, DoneFoot } from "../kit/dialog";
import { useEffect, useState } from "preact/hooks";
import { names } from "../kit/names";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";
import { signInAgain, useAsking } from "./asking";
import { FormDialog, Text } from "./forms";
import { byWords, timeOf } from "./words";

// Everything that is done at the desk, and what was put right at the tables. The API says which of it can be taken back.
const KINDS = [
  "buy-in",
  "buy-back",
  "cash-out",
  "marker-repaid",
  "house-paid",
  "gift",
  "debt-brought",
  "cash-booked",
  "float-added",
  "fill",
  "credit",
  "tray-counted",
  "drawer-counted",
  "correction",
  "marker-limited",
  "round-voided",
];
const RECEIPTS = [
  "buy-in",
  "buy-back",
  "cash-out",
  "marker-repaid",
  "house-paid",
  "debt-brought",
  "cash-booked",
  "fill",
  "credit",
];
const PAGE = 30;
const REASONS = [
  gettext("a slip of the finger"),
  gettext("another player's"),
  gettext("another amount"),
];

interface EntriesProps extends SheetProps {
  player?: PlayerLine;
}

export function Entries({ server, state, player, onClose }: EntriesProps) {
  const { lines, older, error, look } = useJournal(server, player);
  const [wrong, choose] = useState<JournalLine | null>(null);
  const done = () => {
    choose(null);
    look();
  };
  if (wrong)
    return <PutRight server={server} line={wrong} onDone={done} onClose={() => choose(null)} />;
  const foot = <DoneFoot onTap={onClose} />;
  return (
    <Dialog
      title={
        player
          ? gettext("What was done for {player}", { player: player.name })
          : gettext("What was done at the desk")
      }
      onClose={onClose}
      foot={foot}
    >
      <ErrorToast text={error} />
      {lines?.length === 0 && <p>{gettext("Nothing yet.")}</p>}
      {lines && lines.length > 0 && (
        <ol class="doings">
          {lines.map((line) => (
            <Line
              key={line.entry}
              line={line}
              night={state.night}
              open={state.status === "open"}
              onWrong={() => choose(line)}
            />
          ))}
        </ol>
      )}
      {older && (
        <div>
          <Button kind="quiet" onTap={() => look(older)}>
            {gettext("older")}
          </Button>
        </div>
      )}
      {!lines && !error && <p class="quiet">{gettext("One moment.")}</p>}
    </Dialog>
  );
}

interface LineProps {
  line: JournalLine;
  night: number;
  open: boolean;
  onWrong: () => void;
}

function Line({ line, night, open, onWrong }: LineProps) {
  const corrected = line.put_right_by !== null;
  const possible = open && !corrected && line.reversible;
  return (
    <li class={names(["doing", corrected && "is-corrected"])}>
      <div>
        <p class="doing-says">{line.says}</p>
        <p class="note">
          {[
            timeOf(line.at),
            gettext("entry {number}", { number: line.entry }),
            byWords(line.by["who"] ?? "", line.by["screen"]),
            line.why,
            line.put_right_by !== null &&
              gettext("put right by entry {number}", { number: line.put_right_by }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {RECEIPTS.includes(line.kind) && (
        <a class="button" href={`/api/nights/${night}/receipts/${line.entry}`}>
          {gettext("receipt")}
        </a>
      )}
      {possible && (
        <Button name={gettext("put entry {entry} right", { entry: line.entry })} onTap={onWrong}>
          {gettext("put right …")}
        </Button>
      )}
    </li>
  );
}

interface PutRightProps {
  server: NightServer;
  line: JournalLine;
  onDone: () => void;
  onClose: () => void;
}

function PutRight({ server, line, onDone, onClose }: PutRightProps) {
  const asking = useAsking(server);
  const [why, setWhy] = useState("");
  const put = async () => {
    if (
      await asking.ask("POST", `${server.path}/corrections`, { entry: line.entry, why: why.trim() })
    )
      onDone();
  };
  return (
    <FormDialog
      title={gettext("Put it right")}
      onClose={onClose}
      asking={asking}
      blocked={!why.trim()}
      submit={gettext("take it back")}
      onSubmit={put}
    >
      <p class="receipt-line">{line.says}.</p>
      <p>
        {gettext(
          "Everything it moved goes back. Nothing is deleted: the entry stays, and its correction stands beside it, with the reason, for whomever it touches to see. Do it again as it should have been.",
        )}
      </p>
      <Text
        label={gettext("Why")}
        value={why}
        maxlength={200}
        wrong={asking.fields.why}
        focused
        onInput={setWhy}
      />
      <div class="choices">
        {REASONS.map((reason) => (
          <Button key={reason} chosen={reason === why} onTap={() => setWhy(reason)}>
            {reason}
          </Button>
        ))}
      </div>
    </FormDialog>
  );
}

/** The journal as far as it has been asked for; look() from its newest entry, look(older) goes on. */
function useJournal({ api, path }: NightServer, player: PlayerLine | undefined) {
  const [seen, see] = useState<{ lines?: JournalLine[]; older?: number | null; error?: string }>(
    {},
  );
  const look = async (before: number | null = null) => {
    const query = [
      `kinds=${KINDS.join(",")}`,
      `limit=${PAGE}`,
      player && `player=${player.player}`,
      before && `before=${before}`,
    ];
    try {
      const page = await api.get<Page>(`${path}/books/journal?${query.filter(Boolean).join("&")}`);
      see((was) => ({
        lines: [...((before && was.lines) || []), ...page.lines],
        older: page.older,
      }));
    } catch (error) {
      if (error instanceof Refused && error.status === 401) signInAgain();
      else see((was) => ({ ...was, error: messageOf(error) }));
    }
  };
  useEffect(() => {
    look();
  }, [path, player?.player]);
  return { ...seen, look };
}
