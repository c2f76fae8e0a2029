// CashOutAll({server, state, onClose})   everybody's chips are handed in, as the book has them: who sits at a table between
//                                        rounds stands up first. What each gets is said before; it is taken back at once.

import type { CashOutPlan, Desk } from "../answers";
import type { SheetProps } from "./types";
import { Button } from "../kit/controls";
import { Dialog, GoBack } from "../kit/dialog";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { gettext, ngettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { busyTables } from "./figures";
import { Form } from "./forms";
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
  const way = <GoBack onTap={onClose} />;
  return (
    <Dialog title={gettext("Cash out everybody?")} onClose={onClose}>
      <Form
        asking={asking}
        way={way}
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
      </Form>
    </Dialog>
  );
}

const Standing = ({ plans, state }: { plans: readonly CashOutPlan[]; state: Desk }) => (
  <dl class="standing">
    {plans.map(({ player, chips, settled, paid, owed }) => (
      <div key={player}>
        <dt>
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
        </dt>
        <dd class="figure">{inCash(paid, state.money)}</dd>
      </div>
    ))}
    <div>
      <dt>{gettext("from the drawer, in all")}</dt>
      <dd class="figure">
        {inCash(
          plans.reduce((sum, { paid }) => sum + paid, 0),
          state.money,
        )}
      </dd>
    </div>
  </dl>
);

interface PaidProps extends SheetProps {
  plans: readonly CashOutPlan[];
  last: number;
}

function Paid({ server, state, plans, last, onClose }: PaidProps) {
  const asking = useAsking(server);
  const [isUndone, setUndone] = useState(false);
  const takeBack = async () => {
    const entries = plans.map((_, at) => last - plans.length + 1 + at);
    const wrong = { entries, why: gettext("taken back at once at the desk") };
    if (await asking.ask("POST", `${server.path}/corrections/all`, wrong)) setUndone(true);
  };
  const foot = (
    <Button kind="main" onTap={onClose}>
      {gettext("done")}
    </Button>
  );
  if (isUndone)
    return (
      <Dialog title={gettext("Taken back")} onClose={onClose} foot={foot}>
        <p>
          {gettext(
            "Everybody has their chips again, in the bankroll. Who sat at a table sits down there once more.",
          )}
        </p>
      </Dialog>
    );
  return (
    <Dialog title={gettext("Everybody is cashed out")} onClose={onClose} foot={foot}>
      <p>
        {gettext("Take all chips back; hand out {money} in all.", {
          money: cash(
            plans.reduce((sum, { paid }) => sum + paid, 0) * (state.money?.chip ?? 1),
            state.money,
          ),
        })}
      </p>
      <Standing plans={plans} state={state} />
      <ErrorToast text={asking.error} onGone={asking.clear} />
      <div>
        <Button kind="quiet" busy={asking.busy} onTap={takeBack}>
          {gettext("a mistake: take it back from all")}
        </Button>
      </div>
    </Dialog>
  );
}
