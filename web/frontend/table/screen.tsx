// TableScreen({table})   the whole screen, by what goes on at the table.

import type { TableState } from "../answers";
import type { TableLink } from "./link";
import { isPlaying } from "../round/states";
import { useEffect } from "preact/hooks";
import { effect } from "@preact/signals";
import { gettext } from "../kit/gettext";
import { LostStrip, State } from "../kit/states";
import { Closed, Ended } from "./closed";
import { Asking, OtherScreen, isAnothers } from "./otherscreen";
import { HandScreen } from "./handover";
import { Idle } from "./idle";
import { RoundScreen } from "./round";
import { Shortcuts } from "./shortcuts";
import { AtTheDoor, Wishes } from "./wishes";

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
  return (
    <>
      {lost && <LostStrip since={table.heard.value} onRetry={table.refresh} />}
      <Present table={table} state={state} />
      {state && !table.refusal.value && (
        <>
          <Asking table={table} state={state} />
          <Wishes table={table} state={state} />
          <AtTheDoor state={state} />
          <Shortcuts state={state} />
        </>
      )}
    </>
  );
}

interface PresentProps {
  table: TableLink;
  state: TableState | null;
}

function Present({ table, state }: PresentProps) {
  if (table.refusal.value) return <Ended error={table.refusal.value} />;
  if (!state)
    return (
      <State mark="s" title={gettext("One moment")} text={gettext("The table is being laid.")} />
    );
  const { status, hand_over: handOver } = state.table;
  const seat = table.passing.value ?? (handOver?.here ? handOver.seat : null);
  if (seat !== null && isPlaying(state))
    return <HandScreen key={seat} table={table} state={state} seat={seat} />;
  if (status === "closed") return <Closed table={table} state={state} />;
  if (isAnothers(state)) return <OtherScreen table={table} state={state} />;
  if (status === "idle") return <Idle table={table} state={state} />;
  return <RoundScreen table={table} state={state} />;
}
