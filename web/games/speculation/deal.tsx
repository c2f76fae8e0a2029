// DealFoot(…)   turning and keeping at one tap; and what was struck aloud: who buys (a tap on the felt), for how much, sold.
//               While the held card is for sale its holder sells it; otherwise the first seat tapped sells the top card
//               of its pile, unseen.
//
// What is being entered is {asked, from, to, price, unseen} in the screen's pad; it is forgotten once that sale is gone.
//
//   isTrading(prompt), bidsOf(round, seat), stands(board)
//   chosenIn(round, pad)             the sale that is being entered, or null
//   choiceAfter(round, pad, seat)    {deal} the sale after a tap on this seat, or null where the tap means nothing

import type { ComponentChildren } from "preact";
import type { PromptView, RoundOf, SpeculationBoard } from "../../frontend/answers";
import { ChipKeys } from "../../frontend/kit/chippad";
import { cardSign } from "../../frontend/kit/cardpicker";
import { Button, Controls } from "../../frontend/kit/controls";
import { Ask } from "../../frontend/kit/dialog";
import { useState } from "preact/hooks";
import { chips } from "../../frontend/kit/numbers";
import { identity } from "../../frontend/kit/prompt";
import { plain } from "../../frontend/kit/labels";
import { gettext } from "../../frontend/kit/gettext";
import type { ChipSet, HeldByName, PromptOption } from "../../frontend/kit/types";
import { nameOf } from "../../frontend/round/lines";
import { optionOf, seatAwaited, seatsOf } from "../../frontend/round/offers";
import type { FootProps, PadOf, TableOfScreen } from "../../frontend/round/types";
import { Foot } from "../../frontend/table/frame";
import { rackOf } from "../../frontend/table/promptfoot";

export type SpeculationRound = RoundOf<"speculation">;

/** A sale that is being entered; the buyer and the price are said after who sells. */
export interface Sale {
  asked: string;
  from: number;
  unseen: boolean;
  to?: number;
  price?: number | undefined;
}

declare module "../../frontend/round/types" {
  interface Pads {
    speculation: { deal: Sale | null };
  }
}

type SpeculationPad = PadOf<"speculation">;

export const isTrading = (prompt: PromptView | null) =>
  ["speculation.market", "speculation.due"].includes(prompt?.say.code ?? "");

export const bidsOf = ({ facts }: SpeculationRound, seat: number) =>
  facts.bids.filter((bid) => bid.seat === seat);

/** The held card, once there is one. */
export const heldIn = ({ zones }: SpeculationRound) => zones["held"]?.cards[0];

/** The chance that nothing beats the held card, as people say it; never all or nothing while it is neither. */
export function stands({ stands: millionths = 0 }: SpeculationBoard) {
  const percent = Math.round(millionths / 10000);
  if (millionths > 0 && percent === 0) return gettext("under 1%");
  if (millionths < 1000000 && percent === 100) return gettext("over 99%");
  return gettext("{percent}%", { percent });
}

// Choosing who sells to whom

const saleOf = (round: SpeculationRound) =>
  isTrading(round.prompt) ? optionOf(round, "dealer", "sale") : undefined;

export function chosenIn(round: SpeculationRound, pad: SpeculationPad): Sale | null {
  const sale = saleOf(round);
  const { deal } = pad;
  return sale && deal?.asked === identity(sale) ? deal : null;
}

export function choiceAfter(
  round: SpeculationRound,
  pad: SpeculationPad,
  seat: number,
): { deal: Sale | null } | null {
  const sale = saleOf(round);
  if (!sale) return null;
  const sellers = seatsOf(sale, "from");
  const unseen = sale.values["unseen"] !== undefined;
  const now = chosenIn(round, pad);
  const asked = identity(sale);
  if (now && (seat === now.to || (seat === now.from && unseen))) return { deal: null };
  if (unseen && !now)
    return sellers.includes(seat) ? { deal: { asked, from: seat, unseen: true } } : null;
  const from = now?.from ?? sellers[0];
  if (from === undefined || seat === from || !seatsOf(sale, "to").includes(seat)) return null;
  const price = usualPrice(round, from, seat, unseen);
  return { deal: { asked, from, to: seat, unseen, price } };
}

/** What the buyer bids, or what the last unseen card went for. */
function usualPrice(round: SpeculationRound, from: number, to: number, unseen: boolean) {
  const bid = bidsOf(round, to).find((standing) => standing.unseen === (unseen ? from : null));
  return bid || !unseen ? bid?.price : round.board.last_price?.[to];
}

/** The most that a seat may bid. */
function mostOf(round: SpeculationRound, seat: number) {
  const price = optionOf(round, seat, "bid")?.values["price"];
  return (price && "max" in price && price.max) || 0;
}

// The foot

interface SharedProps {
  table: TableOfScreen;
  round: SpeculationRound;
  give: (option: PromptOption | undefined, args: HeldByName) => Promise<void>;
  news: ComponentChildren;
}

export function DealFoot(props: FootProps<SpeculationRound>) {
  const { table, state, prompt, pad, setPad, news } = props;
  const { round, night } = state;
  const deal = chosenIn(round, pad);
  const give: SharedProps["give"] = async (option, args) => {
    if (option && (await table.act({ ...option, args })))
      setPad((now) => (now.deal === pad.deal ? { deal: null } : {}));
  };
  const shared = { table, round, give };
  if (!deal) return <Waiting {...shared} prompt={prompt} news={news} />;
  const hold = (price: number) => setPad({ deal: { ...deal, price } });
  return (
    <Entering
      {...shared}
      news={news}
      deal={deal}
      chipset={night.chip_set}
      onPrice={hold}
      onCancel={() => setPad({ deal: null })}
    />
  );
}

/** The one tap of an ordinary turn, and what stands and could be accepted. */
function Waiting({ table, round, prompt, news, give }: SharedProps & { prompt: PromptView }) {
  const [asked, ask] = useState(false);
  const { facts, board } = round;
  const seat = seatAwaited(prompt);
  const own = (verb: string) => (seat === null ? undefined : optionOf(round, seat, verb));
  const act = own("turn") ?? own("keep");
  const sell = facts.due === null ? optionOf(round, facts.holder, "sell") : undefined;
  const best = sell && board.best_bid;
  const agree = facts.offer && optionOf(round, facts.offer.to, "agree");
  const offer = agree && facts.offer;
  const busy = table.late.value;
  const hint =
    facts.due === null
      ? gettext("Sold? Tap the buyer.")
      : gettext("An unseen card sold? Tap the seller, then the buyer.");
  const end = !offer && <span class="controls-note">{hint}</span>;
  return (
    <Foot table={table} line={prompt.say.text} detail={rackOf(round, prompt.awaited)} news={news}>
      <Controls question={act ? identity(act) : ""} end={end}>
        <Button
          kind={offer ? "plain" : "main"}
          large
          busy={busy}
          onTap={() => (offer ? ask(true) : give(act, {}))}
        >
          {act?.do === "turn" ? gettext("TURN") : gettext("KEEP")}
        </Button>
        {best && (
          <Button kind="plain" busy={busy} onTap={() => give(sell, { to: best.seat })}>
            {gettext("sell to {player} · {chips}", {
              player: nameOf(round, best.seat),
              chips: chips(best.price),
            })}
          </Button>
        )}
        {offer && (
          <Button kind="plain" busy={busy} onTap={() => give(agree, {})}>
            {gettext("{player} agrees · {chips}", {
              player: nameOf(round, offer.to),
              chips: chips(offer.price),
            })}
          </Button>
        )}
        {offer && (
          <Button
            kind="quiet"
            busy={busy}
            onTap={() => give(optionOf(round, facts.holder, "withdraw"), {})}
          >
            {gettext("no more offer")}
          </Button>
        )}
      </Controls>
      {asked && act && offer && (
        <Ask
          title={act.do === "turn" ? gettext("Turn now?") : gettext("Keep now?")}
          no={gettext("wait for {player}", { player: nameOf(round, offer.to) })}
          yes={plain(act.do, round.game)}
          text={gettext(
            "{player} has not answered the offer at {chips}. It ends with the next card.",
            {
              player: nameOf(round, offer.to),
              chips: chips(offer.price),
            },
          )}
          onYes={() => {
            ask(false);
            give(act, {});
          }}
          onClose={() => ask(false)}
        />
      )}
    </Foot>
  );
}

interface EnteringProps extends SharedProps {
  deal: Sale;
  chipset: ChipSet;
  onPrice: (price: number) => void;
  onCancel: () => void;
}

function Entering(props: EnteringProps) {
  const { table, round, deal, chipset, news, give, onPrice, onCancel } = props;
  const { from, to, price, unseen } = deal;
  const most = to === undefined ? 0 : mostOf(round, to);
  const what = unseen ? gettext("an unseen card") : cardSign(heldIn(round) ?? "??");
  const priced =
    price === undefined
      ? gettext("for …")
      : price === 0
        ? gettext("for nothing")
        : gettext("for {chips}", { chips: chips(price) });
  const player = nameOf(round, from);
  const line =
    to === undefined
      ? gettext("{player} sells {what}: tap the buyer.", { player, what })
      : gettext("{player} sells {what} to {buyer} {priced}.", {
          player,
          what,
          buyer: nameOf(round, to),
          priced,
        });
  const cancel = (
    <Button kind="plain" onTap={onCancel}>
      {gettext("cancel")}
    </Button>
  );
  if (to === undefined)
    return (
      <Foot table={table} line={line} detail={null} news={news}>
        <Controls question={`from ${from}`} end={cancel} />
      </Foot>
    );

  const busy = table.late.value;
  const ready = price !== undefined && price <= most;
  const about = unseen ? { unseen: from } : {};
  const sale = optionOf(round, "dealer", "sale");
  const bid = optionOf(round, to, "bid");
  const offer = optionOf(round, from, "offer");
  const standing = bidsOf(round, to).find((bid) => bid.unseen === (unseen ? from : null));
  return (
    <Foot
      table={table}
      line={line}
      detail={gettext("{player} · rack {chips}", { player: nameOf(round, to), chips: chips(most) })}
      news={news}
    >
      <div class="bets">
        <div class="bets-row">
          <div class="speculation-prices" role="group" aria-label={gettext("price")}>
            {round.board.prices?.map((value) => (
              <Button
                key={value}
                chosen={value === price}
                disabled={value > most}
                onTap={() => onPrice(value)}
              >
                {chips(value)}
              </Button>
            ))}
          </div>
          <ChipKeys
            chipset={chipset}
            fits={(value) => (price ?? 0) + value <= most}
            onAdd={(value) => onPrice((price ?? 0) + value)}
            onTakeOff={(value) => onPrice(Math.max(0, (price ?? 0) - value))}
          />
        </div>
        <Controls question={`${from} ${to}`} end={cancel}>
          <Button
            kind="main"
            disabled={!ready}
            busy={busy}
            onTap={() => give(sale, { from, to, price, ...(unseen ? { unseen: true } : {}) })}
          >
            {ready ? gettext("SOLD · {price}", { price }) : gettext("SOLD")}
          </Button>
          {standing && standing.price === price ? (
            <Button
              kind="plain"
              busy={busy}
              onTap={() => give(optionOf(round, to, "withdraw"), about)}
            >
              {gettext("no more bid")}
            </Button>
          ) : (
            <Button
              kind="plain"
              disabled={!ready || !price}
              busy={busy}
              onTap={() => give(bid, { price, ...about })}
            >
              {gettext("a bid")}
            </Button>
          )}
          {!unseen && (
            <Button
              kind="plain"
              disabled={!ready}
              busy={busy}
              onTap={() => give(offer, { to, price })}
            >
              {gettext("an offer")}
            </Button>
          )}
        </Controls>
      </div>
    </Foot>
  );
}
