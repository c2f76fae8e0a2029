// A turn at the market. Every kind of business has its own place in the row of buttons, whatever is chosen.
//
//   TradingHand(…)   the tablet in the hands of the player whose turn it is: tap a card, then what to do with it
//   TradingFoot(…)   the dealer's own row: sales and the end of a turn are public; with real cards everything is

import type { ComponentChildren } from "preact";
import type { Quote } from "../../frontend/answers";
import { Button, Controls } from "../../frontend/kit/controls";
import { Card } from "../../frontend/kit/card";
import { CardPicker, cardSign, Mark } from "../../frontend/kit/cardpicker";
import { cardName, suitOf } from "../../frontend/kit/faces";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { Line } from "../../frontend/kit/line";
import { chips } from "../../frontend/kit/numbers";
import { identity } from "../../frontend/kit/prompt";
import { ngettext, gettext } from "../../frontend/kit/gettext";
import { SortButton, useSorting } from "../../frontend/kit/sorting";
import { useTapGuard } from "../../frontend/kit/taps";
import type { CardCode, HeldByName, PromptOption } from "../../frontend/kit/types";
import { TableError } from "../../frontend/table/frame";
import { passTo } from "../../frontend/table/promptfoot";
import { nameOf } from "../../frontend/round/lines";
import { cardsOf, optionOf, seatAwaited, seatsOf, someOf } from "../../frontend/round/offers";
import type { ActionAtTable, FootProps, OpenHandProps } from "../../frontend/round/types";
import {
  certificatesOf,
  type MarketRound,
  MarketStrip,
  moneyOf,
  quoteOf,
  traderOf,
} from "./market";

declare module "../../frontend/round/types" {
  interface Pads {
    "card-stock-market": {
      asked: string;
      /** The cards of the own hand, by their places; or a certificate, by its place. */
      own: readonly number[];
      sale: number | null;
      /** What the dealer enters of real cards. */
      verb: string | null;
      picked: readonly CardCode[];
    };
  }
}

// What a card may do

const allows = (option: PromptOption | undefined, card: CardCode) => cardsOf(option).includes(card);
const priceOf = ({ facts }: MarketRound, card: CardCode) => facts.prices[suitOf(card)] ?? 0;

/** "7 shares · 28" */
const cost = ({ shares, cost: chipsDue }: Quote) =>
  `${ngettext("{count} share", "{count} shares", shares)} · ${chips(chipsDue)}`;

function costOf(round: MarketRound, card: CardCode) {
  const quote = quoteOf(round, card);
  return quote ? cost(quote) : "";
}

/** "1 to 4 cards" */
function howMany(option: PromptOption | undefined) {
  const some = someOf(option);
  return some && gettext("{least} to {most} cards", { least: some.least, most: some.most });
}

/** Why a card cannot be bought with now, in a few words. */
function whyNotBuy({ options }: MarketRound, quote: Quote) {
  switch (quote.not_bought) {
    case "no-more":
      return gettext("no more trades");
    case "bankrupt":
      return gettext("bankrupt");
    case "too-many":
      return gettext("over {chips} shares", { chips: chips(options.max_shares) });
    case "too-dear":
      return gettext("costs {chips}", { chips: chips(quote.cost) });
    case null:
      return gettext("not now");
  }
}

const pricing = (round: MarketRound, card: CardCode, to: "up" | "zero") =>
  `${chips(priceOf(round, card))} → ${to === "zero" ? 0 : (quoteOf(round, card)?.price ?? "")}`;

/** Why a card cannot be played on its company now, in a few words. */
function whyNotMarket({ board }: MarketRound, card: CardCode, quote: Quote) {
  if (quote.not_played === "no-more") return gettext("no more market");
  const { lowest: low = 0, highest: high = 0 } = board.companies[suitOf(card)] ?? {};
  return quote.not_played === "limits"
    ? gettext("only {low} to {high}", { low, high })
    : gettext("not now");
}

interface ActionButtonProps {
  verb: string;
  note: ComponentChildren;
  ready: boolean;
  main?: boolean;
  busy: boolean;
  onTap: () => unknown;
}

/** One place of the row: what it does, and the amount. */
const ActionButton = ({ verb, note, ready, main, busy, onTap }: ActionButtonProps) => (
  <Button kind={main ? "main" : "plain"} disabled={!ready} busy={busy} onTap={onTap}>
    <span class="trade-action">
      <b>{verb}</b>
      <span>{note}</span>
    </span>
  </Button>
);

function endNote(round: MarketRound, seat: number) {
  if (!round.facts.turn.business.length) return gettext("nothing done");
  const lacking = traderOf(round, seat).to_draw;
  return lacking > 0 ? gettext("draw {lacking}", { lacking }) : "";
}

// The tablet in a player's hands

interface Chosen {
  asked: string;
  own: readonly number[];
  sale: number | null;
}

/** The places of the cards chosen, after a tap on one: as many as may be thrown away at once, the newest. */
export function chosenAfter(round: MarketRound, seat: number, own: readonly number[], at: number) {
  const most = someOf(optionOf(round, seat, "discard"))?.most ?? 1;
  return own.includes(at) ? own.filter((chosen) => chosen !== at) : [...own, at].slice(-most);
}

/** The cards at these places. */
export const cardsAt = (cards: readonly CardCode[], places: readonly number[]) =>
  places.map((at) => cards[at]).filter((card) => card !== undefined);

export function TradingHand(props: OpenHandProps<MarketRound>) {
  const { table, hand: state, seat, act, onCover } = props;
  const { round } = state;
  const asked = (round.prompt?.options ?? []).map(identity).join();
  const [held, hold] = useState<Chosen>({ asked, own: [], sale: null });
  const { own, sale }: Chosen = held.asked === asked ? held : { asked, own: [], sale: null };
  const guard = useTapGuard(asked);
  const sorting = useSorting(round);
  const cards = sorting.arranged(round.zones[`hand:${seat}`]?.cards ?? []);
  const tap = (at: number, event: Event) =>
    guard.blocks(event) || hold({ asked, sale: null, own: chosenAfter(round, seat, own, at) });
  const tapSale = (at: number, event: Event) =>
    guard.blocks(event) || hold({ asked, own: [], sale: sale === at ? null : at });
  const busy = table.late.value;
  const mine = certificatesOf(round, seat);
  const picked = cardsAt(cards, own);
  const { shares } = traderOf(round, seat);
  return (
    <>
      <section class="hand-felt trade-hand" aria-label={gettext("your hand")}>
        <MarketStrip round={round} />
        <div class="trade-mine" role="group" aria-label={gettext("your certificates")}>
          <span class="quiet">{gettext("certificates")}</span>
          {mine.map((card, at) => (
            <Certificate
              key={at}
              card={card}
              chosen={sale === at}
              onTap={(event) => tapSale(at, event)}
            />
          ))}
          {!mine.length && <span class="quiet">{gettext("none yet")}</span>}
          <span class="trade-most quiet">
            {Object.values(shares).some(Boolean)
              ? gettext("at most {chips} shares of a company", {
                  chips: chips(round.options.max_shares),
                })
              : ""}
          </span>
        </div>
        <div class="tap-hand" role="group" aria-label={gettext("your cards")}>
          {cards.map((card, at) => (
            <button
              type="button"
              key={at}
              class={names(["tap-card", own.includes(at) && "is-raised"])}
              aria-label={cardName(card)}
              aria-pressed={own.includes(at)}
              onClick={(event) => tap(at, event)}
            >
              <Card card={card} />
            </button>
          ))}
        </div>
        <div class="hand-foot trade-foot">
          <Button kind="plain" onTap={onCover}>
            {gettext("cover")}
          </Button>
          <SortButton sorting={sorting} />
          <p class="hand-note">{leftInWords(round)}</p>
          <Button kind="plain" onTap={table.takeBack}>
            {gettext("back to the dealer")}
          </Button>
        </div>
      </section>
      <section class="foot" aria-label={gettext("what is next")}>
        <Line
          text={round.prompt?.say.text ?? gettext("The game is over.")}
          detail={gettext("money {chips}", { chips: chips(moneyOf(round, seat)) })}
        />
        <TableError table={table} />
        <Controls question={asked}>
          <div class="trade-row">
            <HandActions
              round={round}
              seat={seat}
              picked={picked}
              sale={sale === null ? undefined : mine[sale]}
              busy={busy}
              act={act}
            />
          </div>
        </Controls>
      </section>
    </>
  );
}

interface HandActionsProps {
  round: MarketRound;
  seat: number;
  picked: readonly CardCode[];
  sale: CardCode | undefined;
  busy: boolean;
  act: (action: ActionAtTable) => unknown;
}

export function HandActions({ round, seat, picked, sale, busy, act }: HandActionsProps) {
  const option = (verb: string) => optionOf(round, seat, verb);
  const send = (verb: string, args: HeldByName) => () => {
    const offer = option(verb);
    return offer && act({ ...offer, args });
  };
  const card = (picked.length === 1 && picked[0]) || null;
  const quote = card === null ? undefined : quoteOf(round, card);
  const face = quote?.says_where ?? false;
  const moves = card !== null && allows(option("market"), card);
  const buys = card !== null && allows(option("buy"), card);
  const throws = option("discard") !== undefined && picked.length > 0;
  const hint = picked.length > 1 ? gettext("one card") : gettext("tap a card");
  return (
    <>
      {sale ? (
        <ActionButton
          main
          verb={gettext("SELL {card}", { card: cardSign(sale) })}
          note={costOf(round, sale)}
          ready={allows(option("sell"), sale)}
          busy={busy}
          onTap={send("sell", { card: sale })}
        />
      ) : (
        <ActionButton
          main
          verb={gettext("BUY")}
          ready={buys}
          busy={busy}
          onTap={send("buy", { card })}
          note={card === null || !quote ? hint : buys ? cost(quote) : whyNotBuy(round, quote)}
        />
      )}
      <ActionButton
        main
        verb={gettext("PRICE")}
        ready={moves}
        busy={busy}
        onTap={send("market", face ? { card, to: "up" } : { card })}
        note={
          card === null || !quote
            ? hint
            : moves
              ? pricing(round, card, "up")
              : whyNotMarket(round, card, quote)
        }
      />
      <ActionButton
        verb={gettext("BANKRUPT")}
        ready={moves && face}
        busy={busy}
        onTap={send("market", { card, to: "zero" })}
        note={card !== null && moves && face ? pricing(round, card, "zero") : "J Q K"}
      />
      <ActionButton
        verb={gettext("DISCARD")}
        ready={throws}
        busy={busy}
        onTap={send("discard", { cards: picked })}
        note={
          throws
            ? ngettext("{count} card", "{count} cards", picked.length)
            : (howMany(option("discard")) ?? gettext("not after business"))
        }
      />
      <ActionButton
        main={!option("buy") && !option("sell") && !option("market")}
        verb={gettext("END TURN")}
        note={endNote(round, seat)}
        ready={option("end") !== undefined}
        busy={busy}
        onTap={send("end", {})}
      />
    </>
  );
}

export function leftInWords({ prompt, facts }: MarketRound) {
  const trades = prompt?.say.args["trades"];
  const plays = prompt?.say.args["plays"];
  if (prompt?.say.code === "csm.end")
    return facts.turn.business.includes("discard")
      ? gettext("Discarded: only the end is left.")
      : gettext("Nothing left but the end.");
  if (typeof trades !== "number" || typeof plays !== "number") return "";
  const left = {
    trades: ngettext("{count} trade", "{count} trades", trades),
    plays: ngettext("{count} market card", "{count} market cards", plays),
  };
  if (trades && plays) return gettext("{trades}, {plays} left", left);
  return gettext("{what} left", { what: trades ? left.trades : left.plays });
}

interface CertificateProps {
  card: CardCode;
  chosen: boolean;
  onTap: (event: Event) => unknown;
}

export const Certificate = ({ card, chosen, onTap }: CertificateProps) => (
  <button
    type="button"
    class={names(["trade-certificate", `suit-${card[1]}`, chosen && "is-chosen"])}
    aria-label={gettext("certificate, {card}", { card: cardName(card) })}
    aria-pressed={chosen}
    onClick={onTap}
  >
    <Mark card={card} />
  </button>
);

// The dealer's row

interface Entering {
  verb: string | null;
  picked: readonly CardCode[];
  sale: number | null;
}

const NOTHING_ENTERED: Entering = { verb: null, picked: [], sale: null };

interface EntryProps {
  round: MarketRound;
  option: (verb: string) => PromptOption | undefined;
  busy: boolean;
  send: (verb: string, args: HeldByName) => () => Promise<void>;
  set: (what: Partial<Entering>) => void;
  verb: string | null;
  picked: readonly CardCode[];
}

export function TradingFoot(props: FootProps<MarketRound>) {
  const { table, state, prompt, pad, setPad, news } = props;
  const { round } = state;
  const seat = seatAwaited(prompt);
  if (seat === null) return null;
  const { cards } = round;
  const player = nameOf(round, seat);
  const asked = prompt.options.map(identity).join();
  const entered: Partial<Entering> = pad.asked === asked ? pad : NOTHING_ENTERED;
  const { verb = null, picked = [], sale = null } = entered;
  const set = (what: Partial<Entering>) => setPad({ asked, ...NOTHING_ENTERED, ...what });
  const mine = certificatesOf(round, seat);
  const sold = sale === null ? undefined : mine[sale];
  const option = (name: string) => optionOf(round, seat, name);
  const joker = optionOf(round, "dealer", "joker");
  const [drew] = seatsOf(joker, "seat");
  const busy = table.late.value;
  const send = (name: string, args: HeldByName) => async () => {
    const offer = option(name);
    if (offer && (await table.act({ ...offer, args }))) set({});
  };
  const shown = { round, option, busy, send, set, verb, picked };
  return (
    <section class="foot trade" aria-label={gettext("what is next")}>
      <Line
        text={prompt.say.text}
        news={news}
        detail={gettext("{player}'s money {chips}", {
          player,
          chips: chips(moneyOf(round, seat)),
        })}
      />
      {cards === "physical" && verb && <Entry {...shown} />}
      <TableError table={table} />
      <div
        class="trade-mine"
        role="group"
        aria-label={gettext("{player}'s certificates", { player })}
      >
        <span class="quiet">{gettext("{player}'s certificates", { player })}</span>
        {mine.map((card, at) => (
          <Certificate
            key={at}
            card={card}
            chosen={sale === at}
            onTap={() => set({ sale: sale === at ? null : at })}
          />
        ))}
        {!mine.length && <span class="quiet">{gettext("none yet")}</span>}
      </div>
      <Controls question={asked}>
        <div class={names(["trade-row", cards === "virtual" && "is-short"])}>
          {cards === "virtual" ? passTo(table, state) : <RealDeeds {...shown} />}
          <ActionButton
            main={sold !== undefined}
            verb={sold ? gettext("SELL {card}", { card: cardSign(sold) }) : gettext("SELL")}
            ready={sold !== undefined && allows(option("sell"), sold)}
            busy={busy}
            note={
              sold
                ? costOf(round, sold)
                : option("sell")
                  ? gettext("tap a certificate")
                  : mine.length
                    ? gettext("no more trades")
                    : gettext("nothing to sell")
            }
            onTap={send("sell", { card: sold })}
          />
          {joker && drew !== undefined && (
            <ActionButton
              verb={gettext("JOKER")}
              note={gettext("{player} drew it", { player: nameOf(round, drew) })}
              ready
              busy={busy}
              onTap={() => table.act({ ...joker, args: { seat: drew } })}
            />
          )}
          <ActionButton
            verb={gettext("END TURN")}
            note={endNote(round, seat)}
            ready={option("end") !== undefined}
            busy={busy}
            onTap={send("end", {})}
          />
        </div>
      </Controls>
    </section>
  );
}

const REAL = { buy: gettext("BUY"), market: gettext("PRICE"), discard: gettext("DISCARD") };

/** With real cards: the verb, then the card on the grid that it opens. */
const RealDeeds = ({ option, busy, set, verb }: EntryProps) =>
  Object.entries(REAL).map(([name, label]) => (
    <Button
      key={name}
      kind="plain"
      chosen={verb === name}
      disabled={!option(name)}
      busy={busy}
      onTap={() => set({ verb: verb === name ? null : name })}
    >
      <span class="trade-action">
        <b>{label}</b>
        <span>
          {option(name)
            ? name === "discard"
              ? howMany(option(name))
              : gettext("which card")
            : gettext("no more")}
        </span>
      </span>
    </Button>
  ));

function Entry(props: EntryProps) {
  const { round, option, busy, send, set, verb, picked } = props;
  const offer = verb === null ? undefined : option(verb);
  if (verb === null || !offer) return null;
  const thrown = verb === "discard" ? someOf(offer) : null;
  if (thrown) {
    const { of: open, least, most } = thrown;
    const left =
      picked.length < most ? open.filter((card) => copies(picked, card) < copies(open, card)) : [];
    const add = (card: CardCode) => set({ verb, picked: [...picked, card] });
    const again = (card: CardCode) =>
      left.includes(card)
        ? add(card)
        : set({ verb, picked: picked.filter((other) => other !== card) });
    return (
      <div class="panel">
        <CardPicker allowed={left} picked={picked} busy={busy} onPick={add} onTakeBack={again} />
        <div class="trade-entry">
          <span>{picked.length ? picked.map(cardSign).join(" ") : gettext("Which cards go?")}</span>
          <Button
            kind="main"
            disabled={picked.length < least}
            busy={busy}
            onTap={send("discard", { cards: picked })}
          >
            {gettext("discard {amount}", {
              amount: ngettext("{count} card", "{count} cards", picked.length),
            })}
          </Button>
        </div>
      </div>
    );
  }
  const [face] = picked;
  const pick = (card: CardCode) =>
    verb === "market" && quoteOf(round, card)?.says_where
      ? set({ verb, picked: [card] })
      : send(verb, { card })();
  return (
    <div class="panel">
      <CardPicker
        allowed={cardsOf(offer)}
        picked={picked}
        busy={busy}
        onPick={pick}
        onTakeBack={() => set({ verb })}
      />
      {verb === "market" && (
        <div class="trade-entry">
          <span>
            {face
              ? gettext("{card} sends the price", { card: cardSign(face) })
              : gettext("A face card asks where it sends the price.")}
          </span>
          <Button
            kind="main"
            disabled={!face}
            busy={busy}
            onTap={send("market", { card: face, to: "up" })}
          >
            {face ? pricing(round, face, "up") : gettext("up")}
          </Button>
          <Button
            kind="main"
            disabled={!face}
            busy={busy}
            onTap={send("market", { card: face, to: "zero" })}
          >
            {gettext("bankrupt")}
          </Button>
        </div>
      )}
    </div>
  );
}

const copies = (list: readonly CardCode[], card: CardCode) =>
  list.filter((found) => found === card).length;
