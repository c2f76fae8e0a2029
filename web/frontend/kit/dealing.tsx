// What a table that deals itself waits for, the same on every screen.
//
//   useSecondsLeft(dealing)        whole seconds until it goes on by itself, counted down; null without an end
//   waitingText(dealing, players, left)   "Bets close in 12"; "" where nothing is to be said
//   SelfDealing({table})           a line of it, for the tablet and the wall; that a round is the last, at any table
//   DealingSeconds({value, onChange})   how long people have: seconds, or 0 for no limit

import type { SelfDealingState, TableOfState } from "../answers";
import { Button } from "./controls";
import { useEffect, useState } from "preact/hooks";
import { list } from "./labels";
import { gettext } from "./gettext";

const TICK = 200; // milliseconds
/** The time that a table is given where nobody chooses one. */
export const USUAL_SECONDS = 30;
const TIMES = [10, 15, 30, 45, 60, 90, 0];

type Players = Readonly<Record<number, string>>;

export function useSecondsLeft(dealing: SelfDealingState | null | undefined) {
  const left = dealing?.left ?? null;
  const [ends, setEnds] = useState<number | null>(null);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setEnds(left === null ? null : Date.now() + left);
    setNow(Date.now());
    if (left === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [dealing]);
  return ends === null ? null : Math.max(0, Math.ceil((ends - now) / 1000));
}

export function waitingText(dealing: SelfDealingState, players: Players, left: number | null) {
  const people = list(dealing.seats.flatMap((seat) => players[seat] ?? []));
  switch (dealing.what) {
    case "held":
      return gettext("{players}: one moment, please", { players: list(dealing.holding) });
    case "begins":
      return gettext("The next round begins in {seconds} s", { seconds: left ?? 0 });
    case "bets":
      return left === null
        ? gettext("Bets are open: {players}", { players: people })
        : gettext("Bets close in {seconds} s: {players}", { seconds: left, players: people });
    case "called":
      return gettext("No more bets in {seconds} s", { seconds: left ?? 0 });
    case "turn":
      return left === null
        ? ""
        : gettext("{players}: {seconds} s", { seconds: left, players: people });
    case "next":
      return gettext("On to the next round in {seconds} s", { seconds: left ?? 0 });
    case "away":
      return gettext("Everybody is away. It goes on when somebody is back.");
    case "few":
      return gettext("It deals when enough people play.");
    case "ends":
      return "";
    case "barred":
      return dealing.why ?? "";
    case "deals":
    case null:
      return "";
  }
}

export function SelfDealing({
  table,
}: {
  table: Pick<TableOfState, "dealing" | "ends" | "seats">;
}) {
  const left = useSecondsLeft(table.dealing);
  const players = Object.fromEntries(table.seats.map(({ seat, name }) => [seat, name]));
  const { dealing, ends } = table;
  const text = [
    ends,
    dealing && !(ends && dealing.what === "next") && waitingText(dealing, players, left),
  ]
    .filter(Boolean)
    .join(" · ");
  return text ? <p class="self-dealing">{text}</p> : null;
}

interface DealingSecondsProps {
  value: number;
  onChange: (seconds: number) => void;
}

export const DealingSeconds = ({ value, onChange }: DealingSecondsProps) => (
  <fieldset class="field">
    <legend>{gettext("Time to bet, and to act")}</legend>
    <div class="choices">
      {TIMES.map((seconds) => (
        <Button key={seconds} chosen={value === seconds} onTap={() => onChange(seconds)}>
          {seconds ? gettext("{seconds} s", { seconds }) : gettext("no limit")}
        </Button>
      ))}
    </div>
  </fieldset>
);
