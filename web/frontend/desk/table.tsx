// TableSheet({server, state, table, about, onClose})   what the desk does about a table: a code for its tablet, chips
//     into and out of the tray, counting it, house players, hints, closing it. `about` opens one of them: "tablet",
//     "fill", "credit", "count", "move", "house", "pot", "void", "close".

import type { FunctionComponent } from "preact";
import type { Desk, TableLine, TableState } from "../answers";
import type { AboutProps, SheetProps } from "./types";
import { Button } from "../kit/controls";
import { USUAL_SECONDS } from "../kit/dealing";
import { Dialog, GoBack } from "../kit/dialog";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { Fact, FactInWords } from "../kit/ledger";
import { chips, signed } from "../kit/numbers";
import { ngettext, gettext } from "../kit/gettext";
import { ChipAmount } from "./amount";
import { useAsking } from "./asking";
import { type Counts, CountPad, FarOff, isFarOff, useCounting } from "./count";
import { Choices, Form, FormDialog, Text } from "./forms";
import { DividePot, hasPot, Pot } from "./series";
import { Tablet } from "./tablet";
import { chipsInWords } from "./words";

export type AboutName =
  | "tablet"
  | "fill"
  | "credit"
  | "count"
  | "move"
  | "house"
  | "pot"
  | "void"
  | "close";

const ABOUT: Readonly<Record<AboutName, FunctionComponent<AboutProps>>> = {
  tablet: Tablet,
  fill: Fill,
  credit: Credit,
  count: Count,
  move: Move,
  house: HousePlayer,
  pot: DividePot,
  void: VoidRound,
  close: Close,
};

interface TableSheetProps extends SheetProps {
  table: TableLine;
  about: AboutName | undefined;
}

export function TableSheet({ server, state, table, about, onClose }: TableSheetProps) {
  const asking = useAsking(server);
  const [chosen, choose] = useState(about ?? null);
  const route = `${server.path}/tables/${table.table}`;
  if (chosen) {
    const About = ABOUT[chosen];
    return (
      <About
        server={server}
        state={state}
        table={table}
        route={route}
        onBack={about ? onClose : () => choose(null)}
        onClose={onClose}
      />
    );
  }
  const foot = (
    <Button kind="plain" onTap={onClose}>
      {gettext("close")}
    </Button>
  );
  const switchHints = () => asking.ask("PUT", `${route}/hints`, { show: !table.hints });
  const switchDealing = () =>
    asking.ask("PUT", `${route}/deals-itself`, {
      itself: !table.deals_itself,
      seconds: table.deals_itself ? 0 : USUAL_SECONDS,
    });
  return (
    <Dialog title={table.name} onClose={onClose} foot={foot}>
      <dl class="standing">
        <FactInWords name={table.game_name}>
          {table.cards === "physical" ? gettext("a real deck") : gettext("on the screens")}
        </FactInWords>
        <Fact name={gettext("tray")}>{chips(table.tray)}</Fact>
        <Fact name={gettext("result")}>{signed(table.result)}</Fact>
        {table.hints && (
          <FactInWords name={gettext("hints")}>
            {gettext("shown to everybody at the table")}
          </FactInWords>
        )}
        {table.deals_itself && (
          <FactInWords name={gettext("who deals")}>
            {table.seconds
              ? gettext("the table itself, {seconds} s to act", { seconds: table.seconds })
              : gettext("the table itself, without a limit of time")}
          </FactInWords>
        )}
        {table.found !== 0 && (
          <Fact name={table.found > 0 ? gettext("counted over") : gettext("counted short")}>
            {signed(table.found)}
          </Fact>
        )}
        {table.round > 0 && (
          <FactInWords name={gettext("voided")}>
            {ngettext("{voided} of {count} round", "{voided} of {count} rounds", table.round, {
              voided: table.voided,
            })}
          </FactInWords>
        )}
        {table.undone > 0 && (
          <FactInWords name={gettext("taken back or amended")}>
            {ngettext("{count} action", "{count} actions", table.undone)}
          </FactInWords>
        )}
      </dl>
      <div class="action-grid">
        <a class="button is-main" href={`/table/${state.night}/${table.table}`}>
          {gettext("deal on this screen")}
        </a>
        <Button kind="plain" onTap={() => choose("tablet")}>
          {gettext("code for a tablet")}
        </Button>
        <Button kind="plain" onTap={() => choose("fill")}>
          {gettext("fill the tray")}
        </Button>
        <Button kind="plain" disabled={!table.tray} onTap={() => choose("credit")}>
          {gettext("take from the tray")}
        </Button>
        <Button kind="plain" disabled={table.status !== "idle"} onTap={() => choose("count")}>
          {gettext("count the tray")}
        </Button>
        <Button
          kind="plain"
          disabled={!table.seated || !placesFor(state, table).length}
          onTap={() => choose("move")}
        >
          {gettext("move everybody to …")}
        </Button>
        {hasPot(table) && (
          <Button kind="plain" onTap={() => choose("pot")}>
            {gettext("divide the pot …")}
          </Button>
        )}
        {state.money === null && (
          <Button kind="plain" disabled={table.status !== "idle"} onTap={() => choose("house")}>
            {gettext("seat a house player")}
          </Button>
        )}
        <Button kind="plain" busy={asking.isAsking(`${route}/hints`)} onTap={switchHints}>
          {table.hints ? gettext("show no hints") : gettext("show hints to everybody")}
        </Button>
        {table.cards === "virtual" && (
          <Button
            kind="plain"
            busy={asking.isAsking(`${route}/deals-itself`)}
            onTap={switchDealing}
          >
            {table.deals_itself
              ? gettext("somebody deals again")
              : gettext("let the table deal itself")}
          </Button>
        )}
        {table.ends && (
          <Button
            kind="plain"
            busy={asking.isAsking(`${route}/last-round`)}
            onTap={() => asking.ask("PUT", `${route}/last-round`, { last: false })}
          >
            {gettext("play on")}
          </Button>
        )}
        {isInRound(table) && (
          <Button kind="danger" onTap={() => choose("void")}>
            {gettext("cancel the round …")}
          </Button>
        )}
        <Button kind="danger" onTap={() => choose("close")}>
          {gettext("close the table")}
        </Button>
      </div>
      <p class="note">
        {gettext("Hints say at the table what would be best, on its tablet and on the phones.")}
      </p>
      <ErrorToast text={asking.error} onGone={asking.clear} />
    </Dialog>
  );
}

const isInRound = ({ status }: TableLine) =>
  status === "playing" || status === "finished" || status === "frozen";

/** The round that is played there goes back, whichever screen deals it. */
function VoidRound({ server, table, route, onBack, onClose }: AboutProps) {
  const asking = useAsking(server);
  const [reason, setReason] = useState(gettext("the host has cancelled it"));
  const send = async () => {
    const { table: now } = await server.api.get<TableState>(route);
    const path = `${route}/rounds/${now.number}/void`;
    if (await asking.ask("POST", path, { reason: reason.trim() })) onClose();
  };
  return (
    <FormDialog
      title={gettext("Cancel the round at {table}?", { table: table.name })}
      onClose={onClose}
      onBack={onBack}
      asking={asking}
      danger
      blocked={!reason.trim() || !isInRound(table)}
      onSubmit={send}
      submit={gettext("cancel the round")}
    >
      <p>
        {gettext(
          "Every bet of the round goes back, and what is not shown yet is published. The record keeps it, with the reason. It cannot be undone; the next round begins as usual.",
        )}
      </p>
      <Text label={gettext("Why##a round is cancelled")} value={reason} onInput={setReason} />
    </FormDialog>
  );
}

/** The other tables to which everybody could go: now, or once both are between rounds. */
const placesFor = (state: Desk, table: TableLine) =>
  state.tables.filter(
    (other) =>
      other.table !== table.table &&
      (isInRound(table) ? other.status !== "closed" : other.status === "idle"),
  );

function Move({ server, state, table, route, onBack, onClose }: AboutProps) {
  const asking = useAsking(server);
  const others = placesFor(state, table);
  const [to, setTo] = useState(others.length === 1 ? (others[0]?.table ?? null) : null);
  const there = others.find((other) => other.table === to);
  const later = isInRound(table);
  const move = async () => {
    const isDone = later
      ? await asking.ask("PUT", `${route}/last-round`, { last: true, to })
      : await asking.ask("POST", `${route}/move`, { to });
    if (isDone) onClose();
  };
  const choices = others.map((other) => ({
    value: other.table,
    label: other.name,
    note: other.game_name,
  }));
  return (
    <FormDialog
      title={gettext("Everybody at {table} moves", { table: table.name })}
      onClose={onClose}
      onBack={onBack}
      asking={asking}
      blocked={!there}
      onSubmit={move}
      submit={
        there
          ? later
            ? gettext("move after this round")
            : gettext("move to {table}", { table: there.name })
          : gettext("move##to another table")
      }
    >
      {later && <p class="note">{AFTER_ROUND}</p>}
      <Choices
        label={gettext("To##which table")}
        value={to}
        wide
        choices={choices}
        onChange={setTo}
      />
      <p class="says">
        {gettext(
          "Each takes the chips at the table along, and sits in the seat of the same number, or in the next free one.",
        )}
      </p>
      {hasPot(table) && (
        <Pot
          series={table.series}
          what={gettext("The series ends with it, and this is divided.")}
        />
      )}
    </FormDialog>
  );
}

const AFTER_ROUND = gettext(
  "A round is played there. No other one begins after it, whoever deals, and everybody there reads it; then one tap here does the rest. Until then you can have them play on.",
);

function HousePlayer({ server, state, table, route, onBack, onClose }: AboutProps) {
  const asking = useAsking(server);
  const [name, setName] = useState("");
  const [amount, setAmount] = useState(table.for_points ? 0 : usualRack(state, table));
  const seat = async () => {
    const said = { chips: amount, ...(name.trim() && { name: name.trim() }) };
    if (await asking.ask("POST", `${route}/house-players`, said)) onClose();
  };
  return (
    <FormDialog
      title={gettext("A house player for {table}", { table: table.name })}
      onClose={onClose}
      onBack={onBack}
      asking={asking}
      blocked={!amount && !table.for_points}
      onSubmit={seat}
      submit={gettext("seat the house player")}
    >
      <p class="says">
        {gettext(
          "The program plays it, by what its own seat sees and nothing else. It sits in the next free seat, buys its chips like anybody, and has ⚙ before its name.",
        )}
      </p>
      {table.cards === "physical" && (
        <p class="note is-warning">
          {gettext(
            "With a real deck the program does not see its cards: what they decide is left to the dealer.",
          )}
        </p>
      )}
      <Text
        label={gettext("name")}
        placeholder={gettext("any that is free")}
        value={name}
        maxlength={38}
        onInput={setName}
      />
      {!table.for_points && (
        <ChipAmount
          label={gettext("chips")}
          value={amount}
          inChips
          chipset={state.chip_set}
          onChange={setAmount}
        />
      )}
      <p class="note">
        {gettext(
          "It stays until it stands up at the table. As the night closes it is cashed out, and owes nothing.",
        )}
      </p>
    </FormDialog>
  );
}

/** As many chips as whoever has most at the table, or a hundred. */
const usualRack = (state: Desk, table: TableLine) =>
  Math.max(
    ...state.players.flatMap(({ racks }) =>
      racks.filter((rack) => rack.table === table.table).map((rack) => rack.chips),
    ),
    0,
  ) || 100;

function Fill({ server, state, table, route, onBack, onClose }: AboutProps) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const fill = async () => {
    if (await asking.ask("POST", `${route}/fills`, { chips: amount })) onClose();
  };
  return (
    <FormDialog
      title={gettext("Fill the tray of {table}", { table: table.name })}
      onClose={onClose}
      onBack={onBack}
      asking={asking}
      blocked={!amount}
      onSubmit={fill}
      submit={
        amount ? gettext("fill {chips}", { chips: chipsInWords(amount) }) : gettext("fill##a tray")
      }
    >
      <ChipAmount
        label={gettext("chips")}
        value={amount}
        inChips
        chipset={state.chip_set}
        onChange={setAmount}
      />
      <p class="says">
        {gettext(
          "From the cage, which holds {chips}. More chips are issued if it is short. The tray then holds {chips2}.",
          { chips: chips(state.chips.cage), chips2: chips(table.tray + amount) },
        )}
      </p>
      <p class="note">
        {gettext("Cage: the house's chips that are at no table and with no player.")}
      </p>
    </FormDialog>
  );
}

function Credit({ server, state, table, route, onBack, onClose }: AboutProps) {
  const asking = useAsking(server);
  const [amount, setAmount] = useState(0);
  const take = async () => {
    if (await asking.ask("POST", `${route}/credits`, { chips: amount })) onClose();
  };
  return (
    <FormDialog
      title={gettext("Take from the tray of {table}", { table: table.name })}
      onClose={onClose}
      onBack={onBack}
      asking={asking}
      blocked={!amount}
      onSubmit={take}
      submit={
        amount
          ? gettext("take {chips}", { chips: chipsInWords(amount) })
          : gettext("take##from a tray")
      }
    >
      <ChipAmount
        label={gettext("chips")}
        value={amount}
        most={table.tray}
        inChips
        chipset={state.chip_set}
        onChange={setAmount}
      />
      <p class="says">
        {gettext("Back to the cage. The tray then holds {chips}.", {
          chips: chips(table.tray - amount),
        })}
      </p>
    </FormDialog>
  );
}

function Count({ server, state, table, route, onBack, onClose }: AboutProps) {
  const asking = useAsking(server);
  const counting = useCounting(table.tray, state.chip_set);
  const [doubted, doubt] = useState<Counts | null>(null); // a count that is far off, until it is said to be right
  const finish = () => {
    const counted = counting.over();
    if (!counted) return;
    if (isFarOff(counting.total, counting.book)) doubt(counted);
    else note(counted);
  };
  const note = async (counted: Counts) => {
    doubt(null);
    if (await asking.ask("POST", `${route}/counts`, counted)) onClose();
    else counting.afresh(table.tray);
  };
  const moved = table.tray !== counting.book;
  const way = <GoBack onTap={onBack} />;
  return (
    <Dialog title={gettext("Count the tray of {table}", { table: table.name })} onClose={onClose}>
      {moved && (
        <p class="note is-warning">
          {gettext("The tray has changed since you began.")}
          <Button kind="quiet" onTap={() => counting.afresh(table.tray)}>
            {gettext("count afresh")}
          </Button>
        </p>
      )}
      <Form
        asking={asking}
        way={way}
        blocked={moved || table.status !== "idle" || !counting.said}
        onSubmit={finish}
        submit={
          counting.said
            ? gettext("that is all: {chips}", { chips: chips(counting.total) })
            : gettext("that is all")
        }
      >
        <CountPad counting={counting} chipset={state.chip_set} />
        <p class="note">
          {gettext(
            "What is more or less than the book has is written down as over or short. It is nobody's win.",
          )}
        </p>
        {doubted && (
          <FarOff
            found={counting.total}
            book={counting.book}
            onYes={() => note(doubted)}
            onClose={() => doubt(null)}
          />
        )}
      </Form>
    </Dialog>
  );
}

function Close({ server, state, table, route, onBack, onClose }: AboutProps) {
  const asking = useAsking(server);
  const [counting, count] = useState(false);
  const [deciding, decide] = useState(false);
  const busy = table.status !== "idle";
  const close = async () => {
    const isDone = busy
      ? await asking.ask("PUT", `${route}/last-round`, { last: true })
      : await asking.ask("POST", `${route}/close`, {});
    if (isDone) onClose();
  };
  const seated = state.players.flatMap((player) =>
    player.racks
      .filter((rack) => rack.table === table.table)
      .map((rack) => ({ name: player.name, chips: rack.chips })),
  );
  if (counting) {
    return (
      <Count
        server={server}
        state={state}
        table={table}
        route={route}
        onBack={() => count(false)}
        onClose={() => count(false)}
      />
    );
  }
  if (deciding && hasPot(table)) {
    return (
      <DividePot
        server={server}
        table={table}
        route={route}
        onBack={() => decide(false)}
        onClose={() => decide(false)}
      />
    );
  }
  return (
    <FormDialog
      title={gettext("Close {table}?", { table: table.name })}
      onClose={onClose}
      onBack={onBack}
      asking={asking}
      danger
      submit={busy ? gettext("close it after this round") : gettext("close the table")}
      onSubmit={close}
    >
      {busy && <p class="note">{AFTER_ROUND}</p>}
      {hasPot(table) && (
        <>
          <Pot
            series={table.series}
            what={gettext("The series ends with it, and this is divided.")}
          />
          <div>
            <Button onTap={() => decide(true)}>{gettext("decide otherwise …")}</Button>
          </div>
        </>
      )}
      {!busy &&
        (table.counted !== null ? (
          <p class="note is-good">{gettext("The tray is counted.")}</p>
        ) : (
          <div class="count-first">
            <p class="note is-warning">{gettext("The tray is not counted.")}</p>
            <Button onTap={() => count(true)}>{gettext("count it first")}</Button>
          </div>
        ))}
      <p>
        {ngettext(
          "The tray's {count} chip goes to the cage.",
          "The tray's {count} chips go to the cage.",
          table.tray,
        )}
        {seated.length > 0 && ` ${gettext("These racks go to the bankrolls:")}`}
      </p>
      {seated.length > 0 && (
        <dl class="standing">
          {seated.map((player) => (
            <Fact key={player.name} name={player.name}>
              {chips(player.chips)}
            </Fact>
          ))}
        </dl>
      )}
    </FormDialog>
  );
}
