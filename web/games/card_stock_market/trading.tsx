// A turn at the market. Every kind of business has its own place in the row of buttons, whatever is chosen.
//
//   TradingHand(…)   the tablet in the hands of the player whose turn it is: tap a card, then what to do with it
//   TradingFoot(…)   the dealer's own row: sales and the end of a turn are public; with real cards everything is

import { Button, Controls } from "../../frontend/kit/controls";
import { Card } from "../../frontend/kit/card";
import { CardPicker, cardSign, Mark } from "../../frontend/kit/cardpicker";
import { cardName } from "../../frontend/kit/faces";
import { useState } from "preact/hooks";
import { names } from "../../frontend/kit/names";
import { Line } from "../../frontend/kit/line";
import { chips } from "../../frontend/kit/numbers";
import { identity } from "../../frontend/kit/prompt";
import { many, say } from "../../frontend/kit/say";
import { SortButton, useSorting } from "../../frontend/kit/sorting";
import { useTapGuard } from "../../frontend/kit/taps";
import { TableError } from "../../frontend/table/frame";
import { passTo } from "../../frontend/table/promptfoot";
import { namesOf } from "../../frontend/round/lines";
import {
  certificatesOf,
  isFaceCard,
  MarketStrip,
  moneyOf,
  priceBy,
  sharesOf,
  span,
} from "./market";

// What a card may do

const optionOf = ({ prompt }, by, verb) =>
  prompt?.options.find((option) => option.by === by && option.do === verb);
const allows = (option, card) => Boolean(option?.values.card.includes(card));

/** "7 shares · 28" */
function cost(round, card) {
  const shares = sharesOf(card);
  return `${many("{count} share", "{count} shares", shares)} · ${chips(shares * round.facts.prices[card[1]])}`;
}

/** Why a card cannot be bought with now, in a few words. */
function whyNotBuy(round, seat, card) {
  const { shares } = round.board.players[seat];
  const price = round.facts.prices[card[1]];
  if (!price) return say("bankrupt");
  if (shares[card[1]] + sharesOf(card) > round.options.max_shares)
    return say("over {chips} shares", { chips: chips(round.options.max_shares) });
  const due = sharesOf(card) * price;
  return due > moneyOf(round, seat) ? say("costs {chips}", { chips: chips(due) }) : say("not now");
}

const pricing = (round, card, to) =>
  `${chips(round.facts.prices[card[1]])} → ${to === "zero" ? 0 : priceBy(card)}`;

function whyNotMarket(round, card) {
  const [low, high] = span(round, card[1]);
  const price = priceBy(card);
  return price < low || price > high ? say("only {low} to {high}", { low, high }) : say("not now");
}

/** One place of the row: what it does, and what that comes to. */
const ActionButton = ({ verb, note, ready, main, busy, onTap }) => (
  <Button kind={main ? "main" : "plain"} disabled={!ready} busy={busy} onTap={onTap}>
    <span class="trade-action">
      <b>{verb}</b>
      <span>{note}</span>
    </span>
  </Button>
);

function endNote({ zones, facts }, seat) {
  if (!facts.turn.business.length) return say("nothing done");
  const lacking = 8 - (zones[`hand:${seat}`]?.count ?? 8);
  return lacking > 0 ? say("draw {lacking}", { lacking }) : "";
}

// The tablet in a player's hands

export function TradingHand({ table, hand: state, seat, act, onCover }) {
  const { round } = state;
  const asked = (round.prompt?.options ?? []).map(identity).join();
  const [held, hold] = useState({ asked, own: [], sale: null });
  const { own, sale } = held.asked === asked ? held : { own: [], sale: null };
  const guard = useTapGuard(asked);
  const sorting = useSorting(round);
  const cards = sorting.arranged(round.zones[`hand:${seat}`].cards);
  const tap = (at, event) =>
    guard.blocks(event) ||
    hold({
      asked,
      sale: null,
      own: own.includes(at) ? own.filter((chosen) => chosen !== at) : [...own, at].slice(-4),
    });
  const tapSale = (at, event) =>
    guard.blocks(event) || hold({ asked, own: [], sale: sale === at ? null : at });
  const busy = table.late.value;
  const mine = certificatesOf(round, seat);
  const picked = own.map((at) => cards[at]);
  const { shares } = round.board.players[seat];
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
              aria-pressed={String(own.includes(at))}
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
              sale={sale === null ? null : mine[sale]}
              busy={busy}
              act={act}
            />
          </div>
        </Controls>
      </section>
    </>
  );
}

export function HandActions({ round, seat, picked, sale, busy, act }) {
  const option = (verb) => optionOf(round, seat, verb);
  const send = (verb, args) => () => act({ ...option(verb), args });
  const card = picked.length === 1 ? picked[0] : null;
  const face = card !== null && isFaceCard(card);
  const moves = card !== null && allows(option("market"), card);
  const buys = card !== null && allows(option("buy"), card);
  const throws = option("discard") && picked.length > 0;
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
        note={moves && face ? pricing(round, card, "zero") : "J Q K"}
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
        ready={option("end")}
        busy={busy}
        onTap={send("end", {})}
      />
    </>
  );
}

export function leftInWords({ prompt, facts }) {
  const { trades, plays } = prompt?.say.args ?? {};
  if (prompt?.say.code === "csm.end")
    return facts.turn.business.includes("discard")
      ? say("Discarded: only the end is left.")
      : say("Nothing left but the end.");
  if (trades === undefined) return "";
  return say("{trades}, {plays} left", {
    trades: many("{count} trade", "{count} trades", trades),
    plays: many("{count} market card", "{count} market cards", plays),
  });
}

export const Certificate = ({ card, chosen, onTap }) => (
  <button
    type="button"
    class={names(["trade-certificate", `suit-${card[1]}`, chosen && "is-chosen"])}
    aria-label={say("certificate, {card}", { card: cardName(card) })}
    aria-pressed={String(chosen)}
    onClick={onTap}
  >
    <Mark card={card} />
  </button>
);

// The dealer's row

export function TradingFoot({ table, state, pad, setPad, news }) {
  const { round } = state;
  const { prompt, cards } = round;
  const [seat] = prompt.awaited;
  const asked = prompt.options.map(identity).join();
  const { verb = null, picked = [], sale = null } = pad.asked === asked ? pad : {};
  const set = (what) => setPad({ asked, verb: null, picked: [], sale: null, ...what });
  const mine = certificatesOf(round, seat);
  const option = (name) => optionOf(round, seat, name);
  const joker = prompt.options.find((option) => option.by === "dealer" && option.do === "joker");
  const busy = table.late.value;
  const send = (name, args) => async () => {
    if (await table.act({ ...option(name), args })) set({});
  };
  const shown = { round, option, busy, send, set, verb, picked };
  return (
    <section class="foot trade" aria-label={say("what is next")}>
      <Line
        text={prompt.say.text}
        news={news}
        detail={say("{player}'s money {chips}", {
          player: namesOf(round)[seat],
          chips: chips(moneyOf(round, seat)),
        })}
      />
      {cards === "physical" && verb && <Entry {...shown} />}
      <TableError table={table} />
      <div
        class="trade-mine"
        role="group"
        aria-label={say("{player}'s certificates", { player: namesOf(round)[seat] })}
      >
        <span class="quiet">
          {say("{player}'s certificates", { player: namesOf(round)[seat] })}
        </span>
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
            main={sale !== null}
            verb={sale === null ? say("SELL") : say("SELL {card}", { card: cardSign(mine[sale]) })}
            ready={sale !== null && allows(option("sell"), mine[sale])}
            busy={busy}
            note={
              sale !== null
                ? cost(round, mine[sale])
                : option("sell")
                  ? say("tap a certificate")
                  : mine.length
                    ? say("no more trades")
                    : say("nothing to sell")
            }
            onTap={send("sell", { card: mine[sale] })}
          />
          {joker && (
            <ActionButton
              verb="JOKER"
              note={say("{player} drew it", { player: namesOf(round)[joker.values.seat[0]] })}
              ready
              busy={busy}
              onTap={() => table.act({ ...joker, args: { seat: joker.values.seat[0] } })}
            />
          )}
          <ActionButton
            verb={say("END TURN")}
            note={endNote(round, seat)}
            ready={option("end")}
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
const RealDeeds = ({ option, busy, set, verb }) =>
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

function Entry({ round, option, busy, send, set, verb, picked }) {
  const value = option(verb)?.values;
  if (!value) return null;
  if (verb === "discard") {
    const { of: open, least, most } = value.cards;
    const left =
      picked.length < most ? open.filter((card) => copies(picked, card) < copies(open, card)) : [];
    const add = (card) => set({ verb, picked: [...picked, card] });
    const again = (card) =>
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
  const pick = (card) =>
    verb === "market" && isFaceCard(card) ? set({ verb, picked: [card] }) : send(verb, { card })();
  return (
    <div class="panel">
      <CardPicker
        allowed={value.card}
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

const copies = (list, card) => list.filter((found) => found === card).length;
