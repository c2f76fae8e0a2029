// TableScreen({table})   the whole screen, by what goes on at the table.

import type { TableState } from "../answers";
import type { TableLink } from "./link";
import { isPlaying } from "../round/states";
import { useEffect } from "preact/hooks";
import { effect } from "@preact/signals";
import { isDialogOpen, WhoAsks } from "../kit/dialog";
import { useDrawn } from "../kit/drawn";
import { gettext } from "../kit/gettext";
import { useAskSound } from "../kit/sound";
import { LostStrip, State } from "../kit/states";
import { Closed, Ended } from "./closed";
import { Asking, OtherScreen, isAnothers } from "./otherscreen";
import { HandScreen } from "./handover";
import { Idle } from "./idle";
import { RoundScreen } from "./round";
import { Shortcuts } from "./shortcuts";
import { AtTheDoor, doorWords, silentOf, Wishes, wishesOf } from "./wishes";

export function TableScreen({ table }: { table: TableLink }) {
  const state = table.state.value;
  const title = state && `${state.table.name} · ${state.table.game_name}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useEffect(
    () => effect(() => document.body.setAttribute("aria-busy", String(table.busy.value))),
    [table],
  );
  const lost = table.connection.value === "lost";
  const asks = state && !table.refusal.value && (
    <>
      <Asking table={table} state={state} />
      <Wishes table={table} state={state} />
      <AtTheDoor state={state} />
    </>
  );
  useAskSound(state ? asksOf(state) : 0);
  return (
    <WhoAsks.Provider value={{ content: asks, mark: state && asks ? marksOf(state) : "" }}>
      {lost && <LostStrip since={table.heard.value} onRetry={table.refresh} />}
      <Present table={table} state={state} />
      {asks && !isDialogOpen() && <div class="table-asks">{asks}</div>}
      {state && !table.refusal.value && <Shortcuts state={state} />}
    </WhoAsks.Provider>
  );
}

/** How many ask for something, or are missed. */
const asksOf = (state: TableState) =>
  wishesOf(state).length +
  state.table.door.length +
  silentOf(state).length +
  (state.screens?.here ? state.screens.waiting.length : 0);

const marksOf = (state: TableState) =>
  [
    state.screens?.here && state.screens.waiting.map(({ session }) => `screen-${session}`).join(),
    wishesOf(state)
      .map(({ number }) => `wish-${number}`)
      .join(),
    doorWords(state).join(),
  ]
    .filter(Boolean)
    .join();

interface PresentProps {
  table: TableLink;
  state: TableState | null;
}

function Present({ table, state }: PresentProps) {
  const handOver = state?.table.hand_over;
  const seat = table.passing.value ?? (handOver?.here ? handOver.seat : null);
  const hand = seat !== null && state && isPlaying(state) ? { seat, state } : null;
  useDrawn(hand ? undefined : state?.version); // a hand says so itself
  if (table.refusal.value) return <Ended error={table.refusal.value} />;
  if (!state)
    return (
      <State mark="s" title={gettext("One moment")} text={gettext("The table is being laid.")} />
    );
  const { status } = state.table;
  if (hand) return <HandScreen key={hand.seat} table={table} {...hand} />;
  if (status === "closed") return <Closed table={table} state={state} />;
  if (isAnothers(state)) return <OtherScreen table={table} state={state} />;
  if (status === "idle") return <Idle table={table} state={state} />;
  return <RoundScreen table={table} state={state} />;
}
