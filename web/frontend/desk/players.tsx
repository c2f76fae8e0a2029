// Players({server, state, found, onShow})   everyone's cash in, chips, cash out, markers and result, and who comes next.
//     onShow(player, action): opens what can be done for a player

import type { ActionName } from "./actions";
import type { Desk, PlayerLine } from "../answers";
import type { DeskProps } from "./types";
import { Button } from "../kit/controls";
import { useRef, useState } from "preact/hooks";
import { useLong } from "../kit/find";
import { Amount, Result, WhatToDo } from "../kit/ledger";
import { names } from "../kit/names";
import { gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { CashOutAll } from "./cashall";
import { Known, namesIn, SaveGroup, usePeople } from "./people";
import { SellAll } from "./sellall";
import { ErrorToast } from "../kit/notice";
import { figureOf } from "./worth";
import { list, orDash } from "./words";

type ShowPlayer = (player: number, action?: ActionName) => void;

interface PlayersProps extends DeskProps {
  /** Those that are looked for. */
  found: readonly PlayerLine[];
  onShow: ShowPlayer;
}

export function Players({ server, state, found, onShow }: PlayersProps) {
  const [selling, sellAll] = useState(false);
  const [saving, saveGroup] = useState(false);
  const [cashing, cashAll] = useState(false);
  const open = state.status === "open";
  const { rows, rest, showAll } = useLong(found);
  const Listed = state.for_points ? PointsTable : PlayerTable;
  return (
    <section class="part" aria-labelledby="players">
      <h2 id="players">{gettext("Players")}</h2>
      {state.players.length > 0 ? (
        <Listed state={state} players={rows} open={open} onShow={onShow} />
      ) : (
        <p class="empty">
          {open ? gettext("Nobody has come yet. Type the first name.") : gettext("Nobody came.")}
        </p>
      )}
      {rest > 0 && (
        <div class="no-print">
          <Button kind="quiet" onTap={showAll}>
            {gettext("show all {count} people", { count: found.length })}
          </Button>
        </div>
      )}
      {state.players.length > 0 && !state.for_points && (
        <p class="note">
          {gettext(
            "Bankroll: the chips that somebody holds and that lie at no table. Owes: markers, signed for chips that were not paid.",
          )}
        </p>
      )}
      {open && <Newcomer server={server} state={state} />}
      {open && state.players.length > 1 && !state.for_points && (
        <div class="names-list no-print">
          <Button onTap={() => sellAll(true)}>{gettext("sell the same to several …")}</Button>
          {(cashing || state.cash_out_all.length > 1) && (
            <Button onTap={() => cashAll(true)}>{gettext("cash out everybody …")}</Button>
          )}
          <Button kind="quiet" onTap={() => saveGroup(true)}>
            {gettext("save as a group of friends …")}
          </Button>
        </div>
      )}
      {saving && <SaveGroup server={server} state={state} onClose={() => saveGroup(false)} />}
      {cashing && <CashOutAll server={server} state={state} onClose={() => cashAll(false)} />}
      {selling && <SellAll server={server} state={state} onClose={() => sellAll(false)} />}
    </section>
  );
}

interface ListedProps {
  state: Desk;
  players: readonly PlayerLine[];
  open: boolean;
  onShow: ShowPlayer;
}

/** A night for points has people, and no figures. */
function PointsTable({ state, players, open, onShow }: ListedProps) {
  const places = Object.fromEntries(state.tables.map(({ table, name }) => [table, name]));
  return (
    <table class="ledger figures is-points">
      <thead>
        <tr>
          <th>{gettext("player")}</th>
          <th>{gettext("sits at")}</th>
          {open && <WhatToDo />}
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.player}>
            <th scope="row" class="who">
              <Who player={player} open={open} onShow={onShow} />
            </th>
            <td data-label={gettext("sits at")}>
              {player.racks.map((rack) => places[rack.table]).join(", ") || "–"}
            </td>
            {open && (
              <td class="actions no-print">
                <MoreFor player={player} onShow={onShow} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MoreForProps {
  player: PlayerLine;
  onShow: ShowPlayer;
}

const MoreFor = ({ player, onShow }: MoreForProps) => (
  <Button
    name={gettext("more: everything else for {player}", { player: player.name })}
    onTap={() => onShow(player.player)}
  >
    {gettext("more")}
  </Button>
);

const Who = ({ player, open, onShow }: MoreForProps & { open: boolean }) =>
  open ? (
    <button type="button" class="who-button" onClick={() => onShow(player.player)}>
      {player.name}
    </button>
  ) : (
    player.name
  );

const COLUMNS = [
  ["cash_in", gettext("paid in")],
  ["bankroll", gettext("bankroll")],
  ["at_tables", gettext("at tables")],
  ["cash_out", gettext("paid out")],
  ["owes", gettext("owes")],
  ["owed", gettext("is owed")],
] as const;

function PlayerTable({ state, players, open, onShow }: ListedProps) {
  const totals = state.player_totals;
  return (
    <table class="ledger figures">
      <thead>
        <tr>
          <th>{gettext("player")}</th>
          {COLUMNS.map(([column, label]) => (
            <th key={column} class="number">
              {label}
            </th>
          ))}
          <th class="number">{gettext("result")}</th>
          {open && <WhatToDo />}
        </tr>
      </thead>
      <tbody>
        {players.map((player) => {
          const figures = { ...player, owes: player.owes.in_all };
          return (
            <tr key={player.player}>
              <th scope="row" class="who">
                <Who player={player} open={open} onShow={onShow} />
              </th>
              {COLUMNS.map(([column, label]) => (
                <Amount key={column} label={label} nothing={!figures[column]}>
                  {orDash(figures[column], (amount) => figureOf(column, amount, state.money))}
                </Amount>
              ))}
              <Result label={gettext("result")} amount={player.result} />
              {open && (
                <td class="actions no-print">
                  <Button
                    name={gettext("sell chips to {player}", { player: player.name })}
                    onTap={() => onShow(player.player, "sell")}
                  >
                    {gettext("sell##in a row of a table, short")}
                  </Button>
                  <MoreFor player={player} onShow={onShow} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" class="who">
            {gettext("all")}
          </th>
          {COLUMNS.map(([column, label]) => (
            <Amount key={column} label={label}>
              {figureOf(column, totals[column], state.money)}
            </Amount>
          ))}
          <Result label={gettext("result")} amount={totals.result} />
          {open && <td class="actions no-print" />}
        </tr>
      </tfoot>
    </table>
  );
}

/** Somebody who comes: by a name that was typed, or one of the people of the house. */
interface Coming {
  name: string;
  person?: number;
}

/** A name and Enter: the next name can be typed at once, however long the answer takes. */
function Newcomer({ server, state }: DeskProps) {
  const asking = useAsking(server);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [coming, setComing] = useState<readonly Coming[]>([]); // not answered yet
  const come = async (one: Coming) => {
    setComing((were) => [...were, one]);
    const body = one.person === undefined ? { name: one.name } : { person: one.person };
    const answer = await asking.ask("POST", `${server.path}/players`, body);
    setComing((were) => were.filter((other) => other !== one));
    if (answer || one.person !== undefined) return;
    // A name that was refused is to be put right, before what was typed meanwhile.
    setName((now) => [one.name, now].filter(Boolean).join(", "));
  };
  const add = (event: Event) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    setName("");
    namesIn(typed).forEach((each) => come({ name: each }));
  };
  const house = usePeople(server.api);
  const first = state.players.length === 0;
  return (
    <form class="newcomer no-print" onSubmit={add} novalidate>
      <div class="newcomer-row">
        <input
          ref={field}
          type="text"
          value={name}
          aria-label={gettext("name of a new player")}
          autocomplete="off"
          spellcheck={false}
          placeholder={first ? gettext("Name") : gettext("Another name")}
          aria-invalid={asking.error ? "true" : undefined}
          onInput={(event) => {
            setName(event.currentTarget.value);
            asking.clear();
          }}
        />
        <button
          type="submit"
          class={names(["button", first && "is-main", asking.busy && "is-busy"])}
          aria-busy={asking.busy ? "true" : undefined}
        >
          {gettext("add player")}
        </button>
      </div>
      {asking.late && (
        <p class="note" role="status">
          {list(coming.map((each) => each.name))}:{" "}
          {gettext("No answer yet. It is being said again, and will happen once.")}
        </p>
      )}
      <Known
        house={house}
        here={state.players.map((player) => player.name)}
        onCome={(friends) => friends.forEach(come)}
      />
      <ErrorToast text={asking.fields.name ?? asking.error} onGone={asking.clear} />
    </form>
  );
}
