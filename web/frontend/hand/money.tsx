// Money({hand, state, onExplain, onClose})   what one has and how it came to that: chips, the bill line by line, every round
//                                            with its explanation; and what one may ask the dealer and the desk for.

import type { Bill as BillAnswer, StatementLine, WishLine } from "../answers";
import type { HandProps, RoundOfTable } from "./types";
import { Button } from "../kit/controls";
import { Ask, Dialog } from "../kit/dialog";
import { useEffect, useState } from "preact/hooks";
import { toneOf } from "../kit/ledger";
import { names } from "../kit/names";
import { ErrorToast } from "../kit/notice";
import { chips, money, signed } from "../kit/numbers";
import { gettext } from "../kit/gettext";
import { MyLine } from "./evening";
import { isSeated, rackOf } from "./own";
import { AskChips, askFor, Wishes } from "./wishes";

interface MoneyProps extends HandProps {
  onExplain: Explaining;
  onClose: () => void;
}

type Explaining = (round: RoundOfTable) => void;

export function Money({ hand, state, onExplain, onClose }: MoneyProps) {
  const [asking, ask] = useState<WishLine["kind"] | null>(null);
  const [{ bill, error }, see] = useState<{ bill?: BillAnswer; error?: string }>({});
  const { me, table, night } = state;
  useEffect(() => {
    hand.bill().then(
      (seen) => see({ bill: seen }),
      () => see({ error: gettext("The house does not answer. Try again.") }),
    );
  }, [state.version]);
  const back = () => {
    hand.dismiss();
    ask(null);
  };
  const shared = { hand, chipset: night.chip_set, onClose: back };
  if (asking === "top-up" && table)
    return (
      <AskChips
        {...shared}
        title={gettext("More chips to {table}", { table: table.name })}
        wish={{ kind: "top-up", table: table.table }}
        most={me.bankroll}
        buttonLabel={askFor}
      />
    );
  if (asking === "buy-in")
    return (
      <AskChips
        {...shared}
        title={gettext("More chips of the desk")}
        wish={{ kind: "buy-in" }}
        buttonLabel={askFor}
      />
    );
  if (asking === "stand" && table)
    return (
      <Ask
        title={gettext("Stand up from {table}?", { table: table.name })}
        text={`${gettext("The dealer says yes between two rounds; your rack goes to your bankroll.")} ${table.leaving}`.trim()}
        yes={gettext("ask")}
        no={gettext("stay")}
        onClose={back}
        onYes={() => hand.wish({ kind: "stand", table: table.table }).then(back)}
      />
    );
  if (asking === "cash-out")
    return (
      <Ask
        title={gettext("Be cashed out?")}
        text={[
          gettext("{chips} in your bankroll go back to the desk. What is at a table stays there.", {
            chips: me.bankroll,
          }),
          ...me.in_pots,
        ].join(" ")}
        yes={gettext("ask")}
        no={gettext("play on")}
        onClose={back}
        onYes={() => hand.wish({ kind: "cash-out" }).then(back)}
      />
    );
  const foot = (
    <Button kind="main" onTap={onClose}>
      {gettext("go back")}
    </Button>
  );
  return (
    <Dialog title={gettext("What I have")} large onClose={onClose} foot={foot}>
      <dl class="hand-sums">
        {isSeated(state) && (
          <div>
            <dt>{gettext("at {table}", { table: state.table.name })}</dt>
            <dd>{chips(rackOf(state))}</dd>
          </div>
        )}
        <div>
          <dt>{gettext("in the bankroll")}</dt>
          <dd>{chips(me.bankroll)}</dd>
        </div>
        {me.owes > 0 && (
          <div>
            <dt>{gettext("owed to the house")}</dt>
            <dd>{chips(me.owes)}</dd>
          </div>
        )}
        {me.owed > 0 && (
          <div>
            <dt>{gettext("the house owes me")}</dt>
            <dd>{chips(me.owed)}</dd>
          </div>
        )}
        {bill && (
          <div class="hand-up">
            <dt>{gettext("the night so far")}</dt>
            <dd class={toneOf(bill.sum.result)}>{signed(bill.sum.result)}</dd>
          </div>
        )}
      </dl>
      <MyLine bill={bill} />
      <Wishes hand={hand} state={state} />
      <ErrorToast text={hand.error.value} />
      {night.status === "open" && (
        <div class="hand-asks">
          {table && (
            <Button kind="plain" disabled={!me.bankroll} onTap={() => ask("top-up")}>
              {gettext("more to the table")}
            </Button>
          )}
          {table && (
            <Button kind="plain" onTap={() => ask("stand")}>
              {gettext("stand up")}
            </Button>
          )}
          <Button kind="plain" onTap={() => ask("buy-in")}>
            {gettext("buy chips")}
          </Button>
          <Button kind="plain" disabled={!me.bankroll} onTap={() => ask("cash-out")}>
            {gettext("cash me out")}
          </Button>
        </div>
      )}
      <Bill bill={bill} error={error} night={night.night} onExplain={onExplain} />
      <p>
        <a href={`/api/nights/${night.night}/hand/season`}>{gettext("all my nights")}</a>
      </p>
    </Dialog>
  );
}

interface BillProps {
  bill: BillAnswer | undefined;
  error: string | undefined;
  night: number;
  onExplain: Explaining;
}

function Bill({ bill, error, night, onExplain }: BillProps) {
  if (!bill) return <p class="quiet">{error ?? gettext("One moment.")}</p>;
  const { lines, money: worth } = bill;
  return (
    <ol class="hand-bill" aria-label={gettext("the bill")}>
      {lines
        .map((line) => (
          <li key={line.entry}>
            <Line line={line} worth={worth} night={night} onExplain={onExplain} />
          </li>
        ))
        .reverse()}
      {!lines.length && <li class="quiet">{gettext("Nothing yet.")}</li>}
    </ol>
  );
}

interface LineProps {
  line: StatementLine;
  worth: BillAnswer["money"];
  night: number;
  onExplain: Explaining;
}

function Line({ line, worth, night, onExplain }: LineProps) {
  const { what, chips: many, cash, owes, of } = line;
  const aside = [
    worth &&
      cash !== 0 &&
      (cash < 0
        ? gettext("{money} paid", { money: money(-cash, worth.currency) })
        : gettext("{money} paid to you", { money: money(cash, worth.currency) })),
    owes !== 0 && gettext("owed {chips}", { chips: signed(owes) }),
  ];
  const inside = (
    <>
      <span>
        {what}
        <span class="quiet small"> {aside.filter(Boolean).join(" · ")}</span>
      </span>
      <b class={names(["figure", of && toneOf(many)])}>{signed(many)}</b>
    </>
  );
  if (!of && (cash || owes))
    return (
      <a class="hand-line" href={`/api/nights/${night}/hand/receipts/${line.entry}`}>
        {inside}
      </a>
    );
  if (!of) return <div class="hand-line">{inside}</div>;
  return (
    <button
      type="button"
      class="hand-line"
      onClick={() => onExplain({ table: of.table, number: of.round })}
    >
      {inside}
    </button>
  );
}
