// Closing({server, state, onClose})   the end of the night, with what is still open.
// Closed({server, state, isNew})      what stands over the figures of a closed night: its seal, and the way back; brought
//                                     into view where the night was closed just now.

import type { Desk, Money, PlayerLine } from "../answers";
import type { DeskProps, SheetProps } from "./types";
import { Button } from "../kit/controls";
import { Ask } from "../kit/dialog";
import { useEffect, useRef, useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { chips } from "../kit/numbers";
import { Fact } from "../kit/ledger";
import { ngettext, gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { busyTables } from "./figures";
import { FormDialog } from "./forms";
import { hasPot, Pot } from "./series";
import { Seal, SettlingUp } from "./settling";
import { chipsInWords, list } from "./words";
import { cash, worth } from "./worth";

export function Closing({ server, state, onClose }: SheetProps) {
  const asking = useAsking(server);
  const [settling, settle] = useState(false);
  const busy = busyTables(state.tables);
  const uncounted = state.tables.filter(
    (table) => table.status !== "closed" && table.counted === null,
  );
  const close = async () => {
    if (await asking.ask("POST", `${server.path}/close`, {})) onClose();
  };
  if (settling) return <SettlingUp server={server} state={state} onClose={() => settle(false)} />;
  return (
    <FormDialog
      title={gettext("Close {night}?", { night: state.name })}
      onClose={onClose}
      asking={asking}
      danger
      blocked={busy.length > 0}
      submit={gettext("close the night")}
      onSubmit={close}
    >
      {busy.length > 0 && (
        <p class="wrong">
          {gettext(
            "{tables}: a round is not over there. Take it to its end, or void it; then the night can be closed.",
            { tables: list(busy.map((table) => table.name)) },
          )}
        </p>
      )}
      <Open state={state} />
      {state.tables.filter(hasPot).map((table) => (
        <Pot
          key={table.table}
          series={table.series}
          what={gettext("So it is divided as {table} closes; its own sheet decides otherwise.", {
            table: table.name,
          })}
        />
      ))}
      {uncounted.length > 0 && (
        <p class="note is-warning">
          {ngettext(
            "Not counted: the tray of {tables}. A table's own sheet counts its tray.",
            "Not counted: the trays of {tables}. A table's own sheet counts its tray.",
            uncounted.length,
            { tables: list(uncounted.map((table) => table.name)) },
          )}
        </p>
      )}
      <div>
        <Button kind="quiet" onTap={() => settle(true)}>
          {gettext("settling up: who pays whom …")}
        </Button>
      </div>
      <p class="note">
        {gettext(
          "Tables are closed, racks go to the bankrolls, and the books are sealed. It can be opened again.",
        )}
      </p>
    </FormDialog>
  );
}

function Open({ state }: { state: Desk }) {
  const { money, drawer, still_open: open } = state;
  const those = (numbers: readonly number[]) =>
    state.players.filter(({ player }) => numbers.includes(player));
  const [seated, holders] = [those(open.seated), those(open.holders)];
  const [debtors, creditors] = [those(open.debtors), those(open.creditors)];
  if (!holders.length && !debtors.length && !creditors.length) {
    return <p>{gettext("Nothing is open: nobody holds chips, nobody owes anything.")}</p>;
  }
  return (
    <div class="still-open">
      <OpenList
        title={gettext("Still hold chips")}
        people={holders}
        amount={(player) => player.holds}
        money={money}
      />
      <OpenList
        title={gettext("Owe the house")}
        people={debtors}
        amount={(player) => player.owes.in_all}
        money={money}
      />
      <OpenList
        title={gettext("The house owes")}
        people={creditors}
        amount={(player) => player.owed}
        money={money}
      />
      {seated.length > 0 && (
        <p>
          {ngettext(
            "{players} still sits at a table.",
            "{players} still sit at a table.",
            seated.length,
            { players: list(seated.map((player) => player.name)) },
          )}
        </p>
      )}
      {drawer.short > 0 && (
        <p class="wrong">
          {gettext("The drawer is {money} short of paying everyone.", {
            money: cash(drawer.short, money),
          })}
        </p>
      )}
    </div>
  );
}

interface OpenListProps {
  title: string;
  people: readonly PlayerLine[];
  amount: (player: PlayerLine) => number;
  money: Money | null;
}

function OpenList({ title, people, amount, money }: OpenListProps) {
  if (!people.length) return null;
  return (
    <div>
      <h3>{title}</h3>
      <dl class="standing">
        {people.map((person) => (
          <Fact key={person.player} name={person.name}>
            {money
              ? `${chips(amount(person))} · ${worth(amount(person), money)}`
              : chipsInWords(amount(person))}
          </Fact>
        ))}
      </dl>
    </div>
  );
}

export function Closed({ server, state, isNew }: DeskProps & { isNew: boolean }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: "center" });
  }, []);
  const asking = useAsking(server);
  const [asked, ask] = useState(false);
  const [shown, show] = useState<"seal" | "settling" | null>(null);
  const seal = state.seals.at(-1);
  const reopen = async () => {
    ask(false);
    await asking.ask("POST", `${server.path}/reopen`, {});
  };
  return (
    <section class="closed" ref={box} aria-label={gettext("closed")}>
      <div>
        <p class="closed-words">{gettext("The night is closed and the books are sealed.")}</p>
        {seal && (
          <p>
            {gettext("Seal")} <b class="seal">{seal.code}</b>{" "}
            <span class="quiet">{gettext("at entry {number}", { number: seal.entry })}</span>
          </p>
        )}
        {state.seals.length > 1 && (
          <p class="note">
            {gettext("It was sealed {count} times: {codes}.", {
              count: state.seals.length,
              codes: list(state.seals.map((seal) => seal.code)),
            })}
          </p>
        )}
        <ErrorToast text={asking.error} onGone={asking.clear} />
      </div>
      <div class="choices no-print">
        <Button kind="main" onTap={() => show("seal")}>
          {gettext("show the seal")}
        </Button>
        <Button onTap={() => show("settling")}>{gettext("settling up")}</Button>
        <Button busy={asking.busy} onTap={() => ask(true)}>
          {gettext("open it again")}
        </Button>
      </div>
      {shown === "seal" && seal && (
        <Seal server={server} state={state} seal={seal} onClose={() => show(null)} />
      )}
      {shown === "settling" && (
        <SettlingUp server={server} state={state} onClose={() => show(null)} />
      )}
      {asked && (
        <Ask
          title={gettext("Open {night} again?", { night: state.name })}
          yes={gettext("open it again")}
          onYes={reopen}
          onClose={() => ask(false)}
          text={gettext(
            "The seal stays in the books, and closing the night once more gives it a second one.",
          )}
        />
      )}
    </section>
  );
}
