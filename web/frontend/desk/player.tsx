// PlayerSheet({server, state, player, action, onClose})   what can be done for one player. `action` opens one of them.
//
// First the choice, then the amount, then what to hand over: the receipt says it in the words of the drawer.

import type { CorrectionLine, Desk, PlayerLine } from "../answers";
import type { NightServer, Receipt as Done, SheetProps } from "./types";
import { Chips } from "../kit/chips";
import { Button } from "../kit/controls";
import { Dialog, GoBack } from "../kit/dialog";
import { useState } from "preact/hooks";
import { plain } from "../kit/labels";
import { chips, signed } from "../kit/numbers";
import { Fact } from "../kit/ledger";
import { gettext } from "../kit/gettext";
import { type Action, type ActionName, ACTIONS } from "./actions";
import { Entries } from "./entries";
import { PhoneLink } from "./phones";
import { Receipt } from "./receipt";
import { timeOf } from "./words";
import { cash } from "./worth";

interface PlayerSheetProps extends SheetProps {
  player: PlayerLine;
  action: ActionName | undefined;
}

export function PlayerSheet({ server, state, player, action, onClose }: PlayerSheetProps) {
  const [chosen, choose] = useState<Action | "entries" | "phone" | null>(
    action ? ACTIONS[action] : null,
  );
  const [receipt, setReceipt] = useState<Done | null>(null);
  const back = () => {
    setReceipt(null);
    choose(null);
  };
  if (receipt)
    return (
      <WhatIsDone server={server} receipt={receipt} state={state} onMore={back} onClose={onClose} />
    );
  if (chosen === "entries")
    return <Entries server={server} state={state} player={player} onClose={back} />;
  if (chosen === "phone")
    return <PhoneLink server={server} state={state} player={player} onClose={back} />;
  if (chosen) {
    const { Form, label } = chosen;
    const way = <GoBack onTap={action ? onClose : back} />;
    return (
      <Dialog title={`${player.name}: ${label}`} onClose={onClose}>
        <Form server={server} state={state} player={player} way={way} onDone={setReceipt} />
      </Dialog>
    );
  }
  const foot = (
    <>
      <Button kind="plain" onTap={onClose}>
        {gettext("close")}
      </Button>
      <a class="button is-plain" href={`/books/${state.night}#player-${player.player}`}>
        {gettext("line by line")}
      </a>
    </>
  );
  return (
    <Dialog title={player.name} onClose={onClose} foot={foot}>
      <Standing player={player} state={state} />
      <Corrections corrections={player.corrections} />
      <div class="action-grid">
        {Object.entries(ACTIONS).map(([name, form]) => (
          <Button
            key={name}
            kind={form.main ? "main" : "plain"}
            disabled={!form.possible(player, state)}
            onTap={() => choose(form)}
          >
            {form.label}
          </Button>
        ))}
        <Button kind="plain" onTap={() => choose("phone")}>
          {gettext("a link for the phone …")}
        </Button>
        <Button kind="plain" onTap={() => choose("entries")}>
          {gettext("what was done …")}
        </Button>
      </div>
    </Dialog>
  );
}

function Standing({ player, state }: { player: PlayerLine; state: Desk }) {
  const racks = player.racks.map((rack): readonly [string, string] => {
    const table = state.tables.find((table) => table.table === rack.table);
    return [
      gettext("{table}, seat {seat}", {
        table: table?.name ?? gettext("Table {number}", { number: rack.table }),
        seat: rack.seat,
      }),
      chips(rack.chips),
    ];
  });
  const lines: (readonly [string, string] | false)[] = [
    [gettext("paid in"), cash(player.cash_in, state.money)],
    [gettext("bankroll"), chips(player.bankroll)],
    ...racks,
    player.on_felt > 0 && [gettext("on the felt"), chips(player.on_felt)],
    player.cash_out > 0 && [gettext("paid out"), cash(player.cash_out, state.money)],
    player.owes.desk > 0 && [gettext("owes the desk"), chips(player.owes.desk)],
    player.owes.table > 0 && [gettext("owes for advances at tables"), chips(player.owes.table)],
    player.owed > 0 && [gettext("the house owes"), chips(player.owed)],
    player.limit !== null && [gettext("the desk lends at most"), chips(player.limit)],
    player.found !== 0 && [
      player.found > 0 ? gettext("counted over") : gettext("counted short"),
      signed(player.found),
    ],
    [gettext("result"), signed(player.result)],
  ];
  return (
    <dl class="standing">
      {lines
        .filter((line) => line !== false)
        .map(([name, figure]) => (
          <Fact key={name} name={name}>
            {figure}
          </Fact>
        ))}
    </dl>
  );
}

/** What was put right of this player's, in the words of whoever did it. */
function Corrections({ corrections }: { corrections: readonly CorrectionLine[] }) {
  if (!corrections.length) return null;
  return (
    <ul class="corrections" aria-label={gettext("put right")}>
      {corrections.map((correction) => (
        <li key={correction.entry} class="note">
          {gettext("Entry {corrects} ({what}) taken back at {time} by {player}: {why}", {
            corrects: correction.corrects,
            what: plain(correction.was.replaceAll("-", " ")),
            time: timeOf(correction.at),
            player: correction.who,
            why: correction.why,
          })}
        </li>
      ))}
    </ul>
  );
}

interface DoneProps {
  server: NightServer;
  receipt: Done;
  state: Desk;
  onMore: () => void;
  onClose: () => void;
}

function WhatIsDone({ server, receipt, state, onMore, onClose }: DoneProps) {
  const { title, hand, take, piles = 0, change, after, entry } = receipt;
  const more = (
    <Button kind="plain" onTap={onMore}>
      {gettext("something else")}
    </Button>
  );
  return (
    <Receipt
      server={server}
      title={title}
      beside={more}
      undo={entry ? { entry } : undefined}
      onClose={onClose}
    >
      {take && <p class="receipt-line">{take}</p>}
      {hand && <p class="receipt-line">{hand}</p>}
      {piles > 0 && <Chips amount={piles} chipset={state.chip_set} change={change} words />}
      {after && <p class="quiet">{after}</p>}
    </Receipt>
  );
}
