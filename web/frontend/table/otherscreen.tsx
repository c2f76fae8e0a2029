// One screen runs a table at a time.
//
// isAnothers(state)             whether another screen than this one runs the table, or none does and this one may not
// OtherScreen({table, state})   this screen waits to be let in, or looks on; the host's may take the table over
// Asking({table, state})        on the screen that runs the table: another one asks to, and is let in or sent away

import type { TableScreens, TableState } from "../answers";
import type { TableLink } from "./link";
import type { TableProps } from "./types";
import { Button } from "../kit/controls";
import { ErrorToast } from "../kit/notice";
import { mixed, gettext } from "../kit/gettext";
import { State } from "../kit/states";
import { useTapGuard } from "../kit/taps";

/** The host's screen sees a table as its dealer does, and may run one that no screen runs. */
const isHosts = (state: TableState) => state.as === "dealer";

/** A table with the screens at it. */
interface StateOfScreens extends TableState {
  screens: TableScreens;
}

interface ScreensProps {
  table: TableLink;
  state: StateOfScreens;
}

export const isAnothers = (state: TableState): state is StateOfScreens =>
  state.screens !== null &&
  !state.screens.here &&
  !(isHosts(state) && state.screens.running === null);

export function OtherScreen({ table, state }: ScreensProps) {
  const { running } = state.screens;
  const title = running
    ? gettext("{screen} runs {table}", { screen: running.name, table: state.table.name })
    : gettext("No screen runs {table}", { table: state.table.name });
  const Way = isHosts(state) ? TakeOver : AskToRun;
  return (
    <main class="other-screen">
      <State mark="s" title={title}>
        <Way table={table} state={state} />
        <ErrorToast text={table.error.value} />
      </State>
    </main>
  );
}

function AskToRun({ table, state }: ScreensProps) {
  const { running, asks, name } = state.screens;
  if (!asks) {
    return (
      <>
        <p class="state-text">
          {gettext("One screen runs a table at a time. This one, {screen}, looks on.", {
            screen: name ?? "",
          })}
        </p>
        <Button kind="main" busy={table.late.value} onTap={table.askToRun}>
          {gettext("ask to run it here")}
        </Button>
      </>
    );
  }
  const key = <b>{gettext("let it in")}</b>;
  return (
    <>
      <p class="state-text">
        {running && !running.silent
          ? mixed(
              "This is {screen}, and it waits to be let in: tap {key} on {other}, or at the host’s desk.",
              { screen: name, key, other: running.name },
            )
          : mixed("This is {screen}, and it waits to be let in: tap {key} at the host’s desk.", {
              screen: name,
              key,
            })}
      </p>
      {running?.silent && (
        <p class="state-text">
          {gettext("{screen} was not heard for a minute.", { screen: running.name })}
        </p>
      )}
      <a class="button is-plain" href="/sign-in?another">
        {gettext("another table’s code")}
      </a>
    </>
  );
}

function TakeOver({ table, state }: ScreensProps) {
  const { running } = state.screens;
  if (!running) return null;
  const { name, silent } = running;
  const handOver = state.table.hand_over;
  const now = handOver
    ? gettext("{screen} is handed to {player} now, and looks on once you take the table over.", {
        screen: name,
        player: handOver.name,
      })
    : gettext("{screen} deals there now, and looks on once you take the table over.", {
        screen: name,
      });
  return (
    <>
      <p class="state-text">
        {silent ? gettext("{screen} was not heard for a minute.", { screen: name }) : now}
      </p>
      <Button kind="main" busy={table.late.value} onTap={table.takeOver}>
        {gettext("take the table over")}
      </Button>
      <a class="button is-plain" href={`/desk/${state.night.night}`}>
        {gettext("the desk")}
      </a>
    </>
  );
}

export function Asking({ table, state }: TableProps) {
  const { screens } = state;
  const [first, ...more] = screens?.here ? screens.waiting : [];
  const guard = useTapGuard(String(first?.session)); // a tap meant for what lay here must not let anybody in
  if (!first) return null;
  const inHand = state.table.hand_over?.here;
  return (
    <section
      class="asking"
      role="alert"
      aria-label={gettext("another screen")}
      onClickCapture={guard.blocks}
    >
      <p>
        {mixed("Another screen wants to run this table: {screen}.", {
          screen: <b>{first.name}</b>,
        })}
        {more.length > 0 && ` ${gettext("And {count} more.", { count: more.length })}`}
      </p>
      {inHand ? (
        <p class="small">{gettext("The dealer says, when the tablet is back.")}</p>
      ) : (
        <div class="asking-ways">
          <Button busy={table.late.value} onTap={() => table.sendAway(first.session)}>
            {gettext("send it away")}
          </Button>
          <Button busy={table.late.value} onTap={() => table.letIn(first.session)}>
            {gettext("let it in")}
          </Button>
        </div>
      )}
    </section>
  );
}
