// Playing a card of Lórum.
//
//   LorumHand(…)   the tablet in a player's hands: one tap plays a card. In a blind Hairy Ape the others' hands are
//                  seen and one's own are backs, played by their place
//   LorumFoot(…)   the dealer's own: the tablet goes round; with real cards every card is entered as it is played

import type { PromptView } from "../../frontend/answers";
import { Card, Hand, Outline } from "../../frontend/kit/card";
import { cardSign, PackPicker } from "../../frontend/kit/cardpicker";
import { Button, Controls } from "../../frontend/kit/controls";
import { cardName } from "../../frontend/kit/faces";
import { Line } from "../../frontend/kit/line";
import type { CardCode, HeldByName } from "../../frontend/kit/types";
import { identity } from "../../frontend/kit/prompt";
import { gettext } from "../../frontend/kit/gettext";
import { SortButton, useSorting } from "../../frontend/kit/sorting";
import { useTapGuard } from "../../frontend/kit/taps";
import { TableError } from "../../frontend/table/frame";
import { passTo, rackOf } from "../../frontend/table/promptfoot";
import { nameOf } from "../../frontend/round/lines";
import { cardsOf, optionOf, seatAwaited, seatsOf } from "../../frontend/round/offers";
import type {
  FootProps,
  OpenHandProps,
  RoundState,
  TableOfScreen,
} from "../../frontend/round/types";
import { type LorumRound, SUITS } from "./pack";
import { Middle } from "./middle";

// The tablet in a player's hands

export function LorumHand(props: OpenHandProps<LorumRound>) {
  const { table, hand: state, seat, who, act, onCover } = props;
  const { round } = state;
  const play = optionOf(round, seat, "play");
  const pass = optionOf(round, seat, "pass");
  const open = cardsOf(play);
  const question = round.prompt?.options.map(identity).join() ?? "";
  const guard = useTapGuard(question);
  const send = (args: HeldByName, event: Event) =>
    guard.blocks(event) || (play && act({ ...play, args }));
  const own = round.zones[`hand:${seat}`];
  const sorting = useSorting(round);
  const busy = table.late.value;
  return (
    <>
      <section class="hand-felt lorum-hand" aria-label={gettext("your hand")}>
        {own?.sight === "others" ? (
          <Others round={round} seat={seat} />
        ) : (
          <div class="lorum-seen">
            <Middle round={round} />
          </div>
        )}
        {own?.sight === "others" ? (
          <Backs
            count={round.board.hand_cards}
            left={round.facts.positions?.[seat] ?? []}
            open={seatsOf(play, "position")}
            onTap={(position, event) => send({ position }, event)}
          />
        ) : (
          <div class="tap-hand" role="group" aria-label={gettext("your cards")}>
            {sorting.arranged(own?.cards ?? []).map((card) => {
              if (!open.includes(card))
                return (
                  <span class="tap-card" key={card}>
                    <Card card={card} dim={Boolean(play)} />
                  </span>
                );
              return (
                <button
                  type="button"
                  class="tap-card is-open"
                  key={card}
                  aria-label={cardName(card)}
                  onClick={(event) => send({ card }, event)}
                >
                  <Card card={card} />
                </button>
              );
            })}
          </div>
        )}
      </section>
      <section class="foot" aria-label={gettext("what is next")}>
        <Line text={round.prompt?.say.text ?? gettext("The hand is over.")} detail={who} />
        <TableError table={table} />
        <Controls
          question={question}
          end={
            <>
              {own?.sight === "owner" && <SortButton sorting={sorting} />}
              <Button kind="plain" onTap={onCover}>
                {gettext("cover")}
              </Button>
              <Button kind="plain" onTap={table.takeBack}>
                {gettext("back to the dealer")}
              </Button>
            </>
          }
        >
          {pass ? (
            <Button kind="main" busy={busy} onTap={() => act({ ...pass, args: {} })}>
              {gettext("PASS")}
            </Button>
          ) : (
            <p class="controls-note">
              {play ? gettext("Tap the card you play.") : gettext("Nothing of yours is asked for.")}
            </p>
          )}
        </Controls>
      </section>
    </>
  );
}

interface BacksProps {
  count: number;
  left: readonly number[];
  open: readonly number[];
  onTap: (position: number, event: Event) => unknown;
}

/** One's own hand, unseen: a place to each card dealt, which never shift. */
export const Backs = ({ count, left, open, onTap }: BacksProps) => (
  <div class="tap-hand" role="group" aria-label={gettext("your cards, unseen")}>
    {[...Array(count).keys()].map((position) => {
      if (!left.includes(position))
        return (
          <span class="tap-card" key={position}>
            <Outline />
          </span>
        );
      return (
        <button
          type="button"
          class="tap-card is-open"
          key={position}
          disabled={!open.includes(position)}
          aria-label={gettext("card {number}", { number: position + 1 })}
          onClick={(event) => onTap(position, event)}
        >
          <Card card="??" />
        </button>
      );
    })}
  </div>
);

/** What a blind player sees: everybody else's cards, and the trick. */
function Others({ round, seat }: { round: LorumRound; seat: number }) {
  const hands = round.seats.filter((seated) => seated.seat !== seat);
  return (
    <div class="lorum-others">
      <Middle round={round} />
      <div class="lorum-hands">
        {hands.map((hand) => (
          <Hand
            key={hand.seat}
            cards={round.zones[`hand:${hand.seat}`]?.cards ?? []}
            label={hand.player}
          />
        ))}
      </div>
    </div>
  );
}

// The dealer's own

interface PlayProps {
  table: TableOfScreen;
  state: RoundState<LorumRound>;
  prompt: PromptView;
  question: string;
}

export function LorumFoot({ table, state, prompt, news }: FootProps<LorumRound>) {
  const { round } = state;
  const question = prompt.options.map(identity).join();
  const props = { table, state, prompt, question };
  return (
    <section class="foot lorum-foot" aria-label={gettext("what is next")}>
      <Line text={prompt.say.text} news={news} detail={rackOf(round, prompt.awaited)} />
      <TableError table={table} />
      {round.cards === "physical" ? <Entry {...props} /> : <PassRound {...props} />}
    </section>
  );
}

/** Whoever plays is handed the tablet; a blind card may be pointed at instead: nobody sees it. */
function PassRound({ table, state, prompt, question }: PlayProps) {
  const seat = seatAwaited(prompt);
  const blind = prompt.options.find(({ by, values }) => by === seat && values["position"]);
  return (
    <Controls question={question}>
      {passTo(table, state)}
      {blind && (
        <div class="lorum-backs">
          <Backs
            count={state.round.board.hand_cards}
            left={state.round.facts.positions?.[String(seat)] ?? []}
            open={seatsOf(blind, "position")}
            onTap={(position) => table.act({ ...blind, args: { position } })}
          />
        </div>
      )}
    </Controls>
  );
}

const packOf = ({ ranks }: LorumRound): readonly CardCode[] =>
  SUITS.flatMap((suit) => [...ranks].map((rank) => rank + suit));

/** A run's card is known, and asked is who had it; every other card is tapped in the pack. */
function Entry({ table, state, prompt, question }: PlayProps) {
  const { round } = state;
  const busy = table.late.value;
  const plays = prompt.options.filter((option) => option.do === "play");
  const pass = prompt.options.find((option) => option.do === "pass");
  const undo = (
    <Button kind="plain" disabled={!round.undoable} busy={busy} onTap={table.undo}>
      {gettext("take back")}
    </Button>
  );
  if (plays.length > 1) {
    return (
      <Controls question={question} end={undo}>
        {plays.map((offer) => {
          const [card] = cardsOf(offer);
          return (
            card && (
              <Button
                key={offer.by}
                kind="main"
                busy={busy}
                onTap={() => table.act({ ...offer, args: { card } })}
              >
                {nameOf(round, offer.by)} {cardSign(card)}
              </Button>
            )
          );
        })}
      </Controls>
    );
  }
  const [play] = plays;
  // Entering cards is quick work: nothing holds up the next tap, and a card tapped twice is out by then.
  return (
    <Controls
      question=""
      end={
        <>
          {pass && (
            <Button kind="main" busy={busy} onTap={() => table.act({ ...pass, args: {} })}>
              {gettext("PASS")}
            </Button>
          )}
          {undo}
        </>
      }
    >
      <PackPicker
        style="lorum"
        pack={packOf(round)}
        allowed={cardsOf(play)}
        onPick={(card) => play && table.act({ ...play, args: { card } })}
        busy={busy}
      />
    </Controls>
  );
}
