// CashOutAll({server, state, onClose})   everybody's chips are handed in, as the book has them: who sits at a table between
//                                        rounds stands up first. What each gets is said before; it is taken back at once.

import type { CashOutPlan, Desk } from "../answers";
import type { SheetProps } from "./types";
import { useState } from "preact/hooks";
import { Fact } from "../kit/ledger";
import { gettext, ngettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { busyTables } from "./figures";
import { FormDialog } from "./forms";
import { Receipt } from "./receipt";
import { chipsInWords, list } from "./words";
import { cash, inCash } from "./worth";

export function CashOutAll({ server, state, onClose }: SheetProps) {
  const asking = useAsking(server);
  const [done, setDone] = useState<{ plans: readonly CashOutPlan[]; last: number } | null>(null);
  const plans = state.cash_out_all;
  const pay = async () => {
    const players = plans.map(({ player }) => player);
    const answer = await asking.ask("POST", `${server.path}/cash-outs`, { players });
    if (answer) setDone({ plans, last: answer.entry });
  };
  if (done) return <Paid server={server} state={state} {...done} onClose={onClose} />;
  const busy = [
    ...busyTables(state.tables),
    ...state.tables.filter(({ status, in_pots: pots }) => status === "idle" && pots > 0),
  ].filter(({ seated }) => seated > 0);
  return (
    <FormDialog
      title={gettext("Cash out everybody?")}
      onClose={onClose}
      asking={asking}
      blocked={!plans.length}
      onSubmit={pay}
      submit={ngettext("cash out {count} player", "cash out {count} players", plans.length)}
    >
      <p>
        {gettext(
          "Whoever sits at a table between rounds stands up, and everybody hands in all chips, as the book has them. Who wants theirs counted is cashed out alone.",
        )}
      </p>
      <Standing plans={plans} state={state} />
      {busy.length > 0 && (
        <p class="note is-warning">
          {ngettext(
            "{tables}: what stands there stays, for a round or a pot is not over.",
            "{tables}: what stands there stays, for rounds or pots are not over.",
            busy.length,
            { tables: list(busy.map(({ name }) => name)) },
          )}
        </p>
      )}
    </FormDialog>
  );
}

const Standing = ({ plans, state }: { plans: readonly CashOutPlan[]; state: Desk }) => (
  <dl class="standing">
    {plans.map(({ player, chips, settled, paid, owed }) => (
      <Fact
        key={player}
        name={
          <>
            {state.players.find((known) => known.player === player)?.name}{" "}
            <span class="note">
              {[
                chipsInWords(chips),
                settled > 0 && gettext("{chips} go to markers", { chips: chipsInWords(settled) }),
                owed > 0 && gettext("the house will owe {sum}", { sum: inCash(owed, state.money) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </>
        }
      >
        {inCash(paid, state.money)}
      </Fact>
    ))}
    <Fact name={gettext("from the drawer, in all")}>
      {inCash(
        plans.reduce((sum, { paid }) => sum + paid, 0),
        state.money,
      )}
    </Fact>
  </dl>
);

interface PaidProps extends SheetProps {
  plans: readonly CashOutPlan[];
  last: number;
}

function Paid({ server, state, plans, last, onClose }: PaidProps) {
  const entries = plans.map((_, at) => last - plans.length + 1 + at);
  return (
    <Receipt
      server={server}
      title={gettext("Everybody is cashed out")}
      undo={{ entries }}
      afterwards={gettext(
        "Everybody has their chips again, in the bankroll. Who sat at a table sits down there once more.",
      )}
      onClose={onClose}
    >
      <p>
        {gettext("Take all chips back; hand out {money} in all.", {
          money: cash(
            plans.reduce((sum, { paid }) => sum + paid, 0) * (state.money?.chip ?? 1),
            state.money,
          ),
        })}
      </p>
      <Standing plans={plans} state={state} />
    </Receipt>
  );
}
