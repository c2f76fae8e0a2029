// HandScreen({hand})   a player's phone: what everybody sees, small; one's own cards, face down until they are touched;
//                      what is asked of one, with the buttons for it under the thumb; what one has.

import type { Hand } from "../answers";
import { isPlaying } from "../round/states";
import type { Refused } from "../kit/api";
import { HOUSE } from "../kit/api";
import { Button } from "../kit/controls";
import { Explain } from "../kit/explain";
import { useEffect, useState } from "preact/hooks";
import { effect } from "@preact/signals";
import { useDrawn } from "../kit/drawn";
import { names } from "../kit/names";
import { chips, signed } from "../kit/numbers";
import { Remarks } from "../kit/remarks";
import { mixed, gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { ago } from "../kit/states";
import { Answers } from "./answers";
import { Asleep, useSleep } from "./asleep";
import { useAttention } from "./attention";
import { Between } from "./between";
import { MyNight } from "./evening";
import { handOf } from "./games";
import type { HandLink } from "./link";
import { useMoment } from "./moment";
import { Menu } from "./menu";
import { Money } from "./money";
import { OtherPhone } from "./otherphone";
import {
  askedText,
  hasNoRack,
  isForPoints,
  isSeated,
  rackOf,
  type ResultOfRound,
  resultOf,
} from "./own";
import { Playing } from "./playing";
import { SitDown } from "./sitdown";
import type { HandProps, RoundOfTable, SeatedState } from "./types";

export function HandScreen({ hand }: { hand: HandLink }) {
  const state = hand.state.value;
  const lost = hand.connection.value === "lost";
  useEffect(
    () => effect(() => document.body.setAttribute("aria-busy", String(hand.busy.value))),
    [hand],
  );
  useDrawn(state?.version);
  if (hand.refusal.value) return <Gone error={hand.refusal.value} />;
  if (!state)
    return (
      <State
        mark="s"
        title={gettext("One moment")}
        text={gettext("Your cards are being fetched.")}
      />
    );
  return (
    <>
      {lost && <Lost hand={hand} />}
      <div class="hand-page" inert={lost}>
        <Present hand={hand} state={state} />
      </div>
    </>
  );
}

/** The connection is gone: what is seen is old, and nothing can be tapped. */
const Lost = ({ hand }: { hand: HandLink }) => (
  <div class="hand-lost" role="alert">
    <b>{gettext("No connection")}</b>
    <span>
      {gettext(
        "This is how it stood {time} ago. Nothing you tap would arrive; it goes on by itself.",
        {
          time: ago(Date.now() - hand.heard.value),
        },
      )}
    </span>
  </div>
);

function Gone({ error }: { error: Refused }) {
  const out = error.status === 401;
  return (
    <State
      mark="d"
      title={out ? gettext("This phone is out") : gettext("Not for this phone")}
      text={
        out
          ? gettext("Another phone came in as you, or the host signed this one out.")
          : error.message
      }
    >
      <a class="button is-main" href="/join">
        {gettext("join again")}
      </a>
    </State>
  );
}

/** What lies over the hand: a round is explained. */
type Sheet = "money" | "menu" | RoundOfTable;

function Present({ hand, state: latest }: HandProps) {
  const { state, showing } = useMoment(latest);
  const [sheet, open] = useState<Sheet | null>(null);
  const [lookedBack, lookBack] = useState<number | null>(null); // at this table's last round, until it is closed
  const asked = askedText(state);
  const sleep = useSleep(state);
  useAttention(asked);
  useEffect(() => {
    document.title = asked ? gettext("Your turn") : `${state.me.name} · ${state.night.name}`;
    document.body.classList.toggle("is-asked", asked !== null);
  }, [asked, state.me.name, state.night.name]);
  const close = () => {
    hand.dismiss();
    open(null);
  };
  if (state.night.status === "closed")
    return <NightOver hand={hand} state={state} sheet={sheet} open={open} close={close} />;
  return (
    <>
      {sleep.asleep && !sheet && lookedBack === null ? (
        <Asleep hand={hand} state={state} onWake={sleep.wake} />
      ) : (
        <main class={names(["hand-screen", asked && "is-asked"])}>
          <Top state={state} hand={hand} onMenu={() => open("menu")} />
          {isSeated(state) ? (
            <AtTable
              key={state.table.table}
              hand={hand}
              state={state}
              showing={showing}
              onExplain={open}
              onLookBack={lookBack}
            />
          ) : (
            <SitDown hand={hand} state={state} />
          )}
          <Have state={state} onTap={() => open("money")} />
        </main>
      )}
      {sheet === "menu" && <Menu hand={hand} state={state} onClose={close} />}
      {sheet === "money" && <Money hand={hand} state={state} onExplain={open} onClose={close} />}
      <Why hand={hand} state={state} sheet={sheet} onClose={close} />
      {lookedBack !== null && (
        <Remarks
          api={hand.api}
          path={`nights/${state.night.night}/hand/tables/${lookedBack}/remarks`}
          onClose={() => lookBack(null)}
        />
      )}
      <Answers hand={hand} state={state} />
      <OtherPhone hand={hand} state={state} />
    </>
  );
}

interface AtTableProps {
  hand: HandLink;
  state: SeatedState;
  /** What is turned meanwhile, a beat at a time. */
  showing: string | null;
  onExplain: (round: RoundOfTable) => void;
  onLookBack: (table: number) => void;
}

function AtTable({ hand, state, showing, onExplain, onLookBack }: AtTableProps) {
  const { table, round } = state;
  const game = round && handOf(round.game);
  const result = resultOf(state, game);
  const news = result && (
    <>
      <Result
        {...result}
        large={Boolean(round?.finished)}
        onTap={() => onExplain({ table: table.table, number: result.number })}
      />
      {/* After the round, for whoever asks. (A practice has it on top, all the time.) */}
      {round?.finished && !HOUSE && (
        <Button kind="quiet" onTap={() => onLookBack(table.table)}>
          {gettext("what was best?")}
        </Button>
      )}
    </>
  );
  if (table.frozen)
    return (
      <section class="hand-between">
        <p class="hand-big">{gettext("Round {number} is frozen", { number: table.number })}</p>
        <p class="quiet">{table.frozen}</p>
      </section>
    );
  if (!game || !isPlaying(state)) return <Between hand={hand} state={state} news={news} />;
  return <Playing hand={hand} state={state} game={game} showing={showing} news={news} />;
}

interface ResultProps extends ResultOfRound {
  large: boolean;
  onTap: () => void;
}

/** What the round gave: one line, and the whole of it on a tap. */
const Result = ({ number, of, won, why, large, onTap }: ResultProps) => (
  <button
    type="button"
    onClick={onTap}
    class={names([
      "hand-result",
      large && "is-large",
      (won ?? 0) > 0 && "is-won",
      (won ?? 0) < 0 && "is-lost",
    ])}
  >
    {won !== undefined && <b class="hand-won">{won === null ? "–" : signed(won)}</b>}
    <span class="hand-why">
      {[of, why].filter(Boolean).join(": ") || gettext("round {number}", { number })}
      <span class="hand-ask"> {gettext("why?")}</span>
    </span>
  </button>
);

function Top({ state, hand, onMenu }: HandProps & { onMenu: () => void }) {
  const { table, mine, night, me } = state;
  const elsewhere = mine.filter((own) => own.table !== table?.table);
  return (
    <header class="hand-top" key={table?.table}>
      <div class="hand-tables">
        <h1 class="hand-where">
          <b>{table ? table.name : night.name}</b>
          <span class="quiet">
            {table ? ` ${gettext("round {number}", { number: table.number })}` : ` ${me.name}`}
          </span>
        </h1>
        {elsewhere.map((own) => (
          <Button
            key={own.table}
            kind={own.asked ? "main" : "quiet"}
            onTap={() => hand.show(own.table)}
          >
            {own.name}
          </Button>
        ))}
      </div>
      <Button kind="quiet" name={gettext("menu")} onTap={onMenu}>
        ☰
      </Button>
    </header>
  );
}

function Have({ state, onTap }: { state: Hand; onTap: () => void }) {
  const { me, wishes } = state;
  const waits = wishes.length > 0;
  const has = isForPoints(state)
    ? gettext("played for points")
    : isSeated(state)
      ? hasNoRack(state)
        ? `${gettext("played for points")}, ${gettext("{chips} bankroll", { chips: me.bankroll })}`
        : `${gettext("{chips} at the table", { chips: rackOf(state) })}, ${gettext("{chips} bankroll", { chips: me.bankroll })}`
      : gettext("{chips} in your bankroll", { chips: me.bankroll });
  return (
    <button type="button" class="hand-have" onClick={onTap} aria-description={has}>
      <span class="unseen">{gettext("what I have")}</span>
      {isForPoints(state) ? (
        <span class="quiet" aria-hidden="true">
          {gettext("played for points")}
        </span>
      ) : isSeated(state) ? (
        <>
          <span aria-hidden="true">
            {hasNoRack(state)
              ? gettext("played for points")
              : mixed("{chips} at the table", {
                  chips: (
                    <b class="figure" data-place="rack">
                      {chips(rackOf(state))}
                    </b>
                  ),
                })}
          </span>
          <span aria-hidden="true">
            {mixed("{chips} bankroll", {
              chips: (
                <b class="figure" data-place="bankroll">
                  {chips(me.bankroll)}
                </b>
              ),
            })}
          </span>
        </>
      ) : (
        <span aria-hidden="true">
          {mixed("{chips} in your bankroll", {
            chips: (
              <b class="figure" data-place="bankroll">
                {chips(me.bankroll)}
              </b>
            ),
          })}
        </span>
      )}
      <span class="hand-more" aria-hidden="true">
        {waits ? gettext("asked …") : gettext("more")}
      </span>
    </button>
  );
}

interface WhyProps extends HandProps {
  sheet: Sheet | null;
  onClose: () => void;
}

function Why({ hand, state, sheet, onClose }: WhyProps) {
  if (sheet === null || typeof sheet === "string") return null;
  const round = sheet;
  const seat = state.table?.table === round.table ? state.table.seat : undefined;
  return (
    <Explain
      api={hand.api}
      path={hand.roundPath(round.table, round.number)}
      seat={round.seat ?? seat}
      title={gettext("Round {number}", { number: round.number })}
      onClose={onClose}
    />
  );
}

interface NightOverProps extends HandProps {
  sheet: Sheet | null;
  open: (sheet: Sheet) => void;
  close: () => void;
}

function NightOver({ hand, state, sheet, open, close }: NightOverProps) {
  return (
    <main class="hand-screen is-over">
      <section class="hand-between">
        <p class="hand-big">{gettext("The night is over")}</p>
        <MyNight hand={hand} state={state} />
        <p class="quiet">
          {gettext("Every table is closed and the books are sealed. Your bill stays here.")}
        </p>
        <Button kind="main" onTap={() => open("money")}>
          {gettext("your bill")}
        </Button>
      </section>
      {sheet === "money" && <Money hand={hand} state={state} onExplain={open} onClose={close} />}
      <Why hand={hand} state={state} sheet={sheet} onClose={close} />
    </main>
  );
}
