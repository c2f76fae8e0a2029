// A turn at the market. Every kind of business has its own place in the row of buttons, whatever is chosen.
//
//   TradingHand(…)   the tablet in the hands of the player whose turn it is: tap a card, then what to do with it
//   TradingFoot(…)   the dealer's own row: sales and the end of a turn are public; with real cards everything is

import type { ComponentChildren } from "preact";
import { Button, Controls } from "../../frontend/kit/controls";
import { Card } from "../../frontend/kit/card";
import { CardPicker, cardSign, Mark } from "../../frontend/kit/cardpicker";
import { cardName, suitOf } from "../../frontend/kit/faces";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { Line } from "../../frontend/kit/line";
import { chips } from "../../frontend/kit/numbers";
import { identity } from "../../frontend/kit/prompt";
import { many, say } from "../../frontend/kit/say";
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
  isFaceCard,
  type MarketRound,
  MarketStrip,
  moneyOf,
  priceBy,
  sharesOf,
  span,
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
function cost(round: MarketRound, card: CardCode) {
  const shares = sharesOf(card);
  return `${many("{count} share", "{count} shares", shares)} · ${chips(shares * priceOf(round, card))}`;
}

/** Why a card cannot be bought with now, in a few words. */
function whyNotBuy(round: MarketRound, seat: number, card: CardCode) {
  const { shares } = traderOf(round, seat);
  const price = priceOf(round, card);
  if (!price) return say("bankrupt");
  if ((shares[suitOf(card)] ?? 0) + sharesOf(card) > round.options.max_shares)
    return say("over {chips} shares", { chips: chips(round.options.max_shares) });
  const due = sharesOf(card) * price;
  return due > moneyOf(round, seat) ? say("costs {chips}", { chips: chips(due) }) : say("not now");
}

const pricing = (round: MarketRound, card: CardCode, to: "up" | "zero") =>
  `${chips(priceOf(round, card))} → ${to === "zero" ? 0 : priceBy(card)}`;

function whyNotMarket(round: MarketRound, card: CardCode) {
  const [low, high] = span(round, suitOf(card));
  const price = priceBy(card);
  return price < low || price > high ? say("only {low} to {high}", { low, high }) : say("not now");
}

interface ActionButtonProps {
  verb: string;
  note: ComponentChildren;
  ready: boolean;
  main?: boolean;
  busy: boolean;
  onTap: () => unknown;
}

/** One place of the row: what it does, and what that comes to. */
const ActionButton = ({ verb, note, ready, main, busy, onTap }: ActionButtonProps) => (
  <Button kind={main ? "main" : "plain"} disabled={!ready} busy={busy} onTap={onTap}>
    <span class="trade-action">
      <b>{verb}</b>
      <span>{note}</span>
    </span>
  </Button>
);

function endNote({ zones, facts }: MarketRound, seat: number) {
  if (!facts.turn.business.length) return say("nothing done");
  const lacking = 8 - (zones[`hand:${seat}`]?.count ?? 8);
  return lacking > 0 ? say("draw {lacking}", { lacking }) : "";
}

// The tablet in a player's hands

interface Chosen {
  asked: string;
  own: readonly number[];
  sale: number | null;
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
    guard.blocks(event) ||
    hold({
      asked,
      sale: null,
      own: own.includes(at) ? own.filter((chosen) => chosen !== at) : [...own, at].slice(-4),
    });
  const tapSale = (at: number, event: Event) =>
    guard.blocks(event) || hold({ asked, own: [], sale: sale === at ? null : at });
  const busy = table.late.value;
  const mine = certificatesOf(round, seat);
  const picked = cardsAt(cards, own);
  const { shares } = traderOf(round, seat);
  return (
    <>
      <section class="hand-felt trade-hand" aria-label={say("your hand")}>
        <MarketStrip round={round} />
        <div class="trade-mine" role="group" aria-label={say("your certificates")}>
          <span class="quiet">{say("certificates")}</span>
          {mine.map((card, at) => (
            <Certificate
              key={at}
              card={card}
              chosen={sale === at}
              onTap={(event) => tapSale(at, event)}
            />
          ))}
          {!mine.length && <span class="quiet">{say("none yet")}</span>}
          <span class="trade-most quiet">
            {Object.values(shares).some(Boolean)
              ? say("at most {chips} shares of a company", {
                  chips: chips(round.options.max_shares),
                })
              : ""}
          </span>
        </div>
        <div class="tap-hand" role="group" aria-label={say("your cards")}>
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
            {say("cover")}
          </Button>
          <SortButton sorting={sorting} />
          <p class="hand-note">{leftInWords(round)}</p>
          <Button kind="plain" onTap={table.takeBack}>
            {say("back to the dealer")}
          </Button>
        </div>
      </section>
      <section class="foot" aria-label={say("what is next")}>
        <Line
          text={round.prompt?.say.text ?? say("The game is over.")}
          detail={say("money {chips}", { chips: chips(moneyOf(round, seat)) })}
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
  const face = card !== null && isFaceCard(card);
  const moves = card !== null && allows(option("market"), card);
  const buys = card !== null && allows(option("buy"), card);
  const throws = option("discard") !== undefined && picked.length > 0;
  const hint = picked.length > 1 ? say("one card") : say("tap a card");
  return (
    <>
      {sale ? (
        <ActionButton
          main
          verb={say("SELL {card}", { card: cardSign(sale) })}
          note={cost(round, sale)}
          ready={allows(option("sell"), sale)}
          busy={busy}
          onTap={send("sell", { card: sale })}
        />
      ) : (
        <ActionButton
          main
          verb="BUY"
          ready={buys}
          busy={busy}
          onTap={send("buy", { card })}
          note={
            card === null
              ? hint
              : buys
                ? cost(round, card)
                : option("buy")
                  ? whyNotBuy(round, seat, card)
                  : say("no more trades")
          }
        />
      )}
      <ActionButton
        main
        verb="PRICE"
        ready={moves}
        busy={busy}
        onTap={send("market", face ? { card, to: "up" } : { card })}
        note={
          card === null
            ? hint
            : moves
              ? pricing(round, card, "up")
              : option("market")
                ? whyNotMarket(round, card)
                : say("no more market")
        }
      />
      <ActionButton
        verb="BANKRUPT"
        ready={moves && face}
        busy={busy}
        onTap={send("market", { card, to: "zero" })}
        note={card !== null && moves && face ? pricing(round, card, "zero") : "J Q K"}
      />
      <ActionButton
        verb="DISCARD"
        ready={throws}
        busy={busy}
        onTap={send("discard", { cards: picked })}
        note={
          throws
            ? many("{count} card", "{count} cards", picked.length)
            : option("discard")
              ? "1 to 4 cards"
              : say("not after business")
        }
      />
      <ActionButton
        main={!option("buy") && !option("sell") && !option("market")}
        verb={say("END TURN")}
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
      ? say("Discarded: only the end is left.")
      : say("Nothing left but the end.");
  if (typeof trades !== "number" || typeof plays !== "number") return "";
  return say("{trades}, {plays} left", {
    trades: many("{count} trade", "{count} trades", trades),
    plays: many("{count} market card", "{count} market cards", plays),
  });
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
    aria-label={say("certificate, {card}", { card: cardName(card) })}
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
    <section class="foot trade" aria-label={say("what is next")}>
      <Line
        text={prompt.say.text}
        news={news}
        detail={say("{player}'s money {chips}", {
          player,
          chips: chips(moneyOf(round, seat)),
        })}
      />
      {cards === "physical" && verb && <Entry {...shown} />}
      <TableError table={table} />
      <div class="trade-mine" role="group" aria-label={say("{player}'s certificates", { player })}>
        <span class="quiet">{say("{player}'s certificates", { player })}</span>
        {mine.map((card, at) => (
          <Certificate
            key={at}
            card={card}
            chosen={sale === at}
            onTap={() => set({ sale: sale === at ? null : at })}
          />
        ))}
        {!mine.length && <span class="quiet">{say("none yet")}</span>}
      </div>
      <Controls question={asked}>
        <div class={names(["trade-row", cards === "virtual" && "is-short"])}>
          {cards === "virtual" ? passTo(table, state) : <RealDeeds {...shown} />}
          <ActionButton
            main={sold !== undefined}
            verb={sold ? say("SELL {card}", { card: cardSign(sold) }) : say("SELL")}
            ready={sold !== undefined && allows(option("sell"), sold)}
            busy={busy}
            note={
              sold
                ? cost(round, sold)
                : option("sell")
                  ? say("tap a certificate")
                  : mine.length
                    ? say("no more trades")
                    : say("nothing to sell")
            }
            onTap={send("sell", { card: sold })}
          />
          {joker && drew !== undefined && (
            <ActionButton
              verb="JOKER"
              note={say("{player} drew it", { player: nameOf(round, drew) })}
              ready
              busy={busy}
              onTap={() => table.act({ ...joker, args: { seat: drew } })}
            />
          )}
          <ActionButton
            verb={say("END TURN")}
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

const REAL = { buy: say("BUY"), market: say("PRICE"), discard: say("DISCARD") };

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
              ? "1 to 4 cards"
              : say("which card")
            : say("no more")}
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
          <span>{picked.length ? picked.map(cardSign).join(" ") : say("Which cards go?")}</span>
          <Button
            kind="main"
            disabled={picked.length < least}
            busy={busy}
            onTap={send("discard", { cards: picked })}
          >
            {say("discard {amount}", {
              amount: many("{count} card", "{count} cards", picked.length),
            })}
          </Button>
        </div>
      </div>
    );
  }
  const [face] = picked;
  const pick = (card: CardCode) =>
    verb === "market" && isFaceCard(card) ? set({ verb, picked: [card] }) : send(verb, { card })();
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
              ? say("{card} sends the price", { card: cardSign(face) })
              : say("A face card asks where it sends the price.")}
          </span>
          <Button
            kind="main"
            disabled={!face}
            busy={busy}
            onTap={send("market", { card: face, to: "up" })}
          >
            {face ? pricing(round, face, "up") : say("up")}
          </Button>
          <Button
            kind="main"
            disabled={!face}
            busy={busy}
            onTap={send("market", { card: face, to: "zero" })}
          >
            {say("bankrupt")}
          </Button>
        </div>
      )}
    </div>
  );
}

const copies = (list: readonly CardCode[], card: CardCode) =>
  list.filter((found) => found === card).length;
