// Playing a card of Lórum.
//
//   LorumHand(…)   the tablet in a player's hands: one tap plays a card. In a blind Hairy Ape the others' hands are
//                  seen and one's own are backs, played by their place
//   LorumFoot(…)   the dealer's own: the tablet goes round; with real cards every card is entered as it is played

import { Card, Hand, Outline } from "../../frontend/kit/card";
import { cardKeys, cardSign, Mark } from "../../frontend/kit/cardpicker";
import { Button, Controls } from "../../frontend/kit/controls";
import { cardName } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { Line } from "../../frontend/kit/line";
import { identity } from "../../frontend/kit/prompt";
import { say } from "../../frontend/kit/say";
import { SortButton, useSorting } from "../../frontend/kit/sorting";
import { useTapGuard } from "../../frontend/kit/taps";
import { TableError } from "../../frontend/table/frame";
import { passTo, rackOf } from "../../frontend/table/promptfoot";
import { namesOf } from "../../frontend/round/lines";
import { RANKS } from "./pack";
import { Middle } from "./middle";

const optionsOf = ({ prompt }, seat) => prompt?.options.filter(({ by }) => by === seat) ?? [];

// The tablet in a player's hands

export function LorumHand({ table, hand: state, seat, who, act, onCover }) {
  const { round } = state;
  const options = optionsOf(round, seat);
  const play = options.find((option) => option.do === "play");
  const pass = options.find((option) => option.do === "pass");
  const question = round.prompt?.options.map(identity).join() ?? "";
  const guard = useTapGuard(question);
  const send = (args, event) => guard.blocks(event) || act({ ...play, args });
  const own = round.zones[`hand:${seat}`];
  const sorting = useSorting(round);
  const busy = table.late.value;
  return (
    <>
      <section class="hand-felt lorum-hand" aria-label={say("your hand")}>
        {own.sight === "others" ? (
          <Others round={round} seat={seat} />
        ) : (
          <div class="lorum-seen">
            <Middle round={round} />
          </div>
        )}
        {own.sight === "others" ? (
          <Backs
            left={round.facts.positions?.[seat] ?? []}
            open={play?.values.position ?? []}
            onTap={(position, event) => send({ position }, event)}
          />
        ) : (
          <div class="tap-hand" role="group" aria-label={say("your cards")}>
            {sorting.arranged(own.cards).map((card) => {
              if (!play?.values.card.includes(card))
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
      <section class="foot" aria-label={say("what is next")}>
        <Line text={round.prompt?.say.text ?? say("The hand is over.")} detail={who} />
        <TableError table={table} />
        <Controls
          question={question}
          end={
            <>
              {own.sight === "owner" && <SortButton sorting={sorting} />}
              <Button kind="plain" onTap={onCover}>
                {say("cover")}
              </Button>
              <Button kind="plain" onTap={table.takeBack}>
                {say("back to the dealer")}
              </Button>
            </>
          }
        >
          {pass ? (
            <Button kind="main" busy={busy} onTap={() => act({ ...pass, args: {} })}>
              {say("PASS")}
            </Button>
          ) : (
            <p class="controls-note">
              {play ? say("Tap the card you play.") : say("Nothing of yours is asked for.")}
            </p>
          )}
        </Controls>
      </section>
    </>
  );
}

/** One's own hand, unseen: eight places that never shift. */
export const Backs = ({ left, open, onTap }) => (
  <div class="tap-hand" role="group" aria-label={say("your cards, unseen")}>
    {[...Array(8).keys()].map((position) => {
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
          aria-label={say("card {number}", { number: position + 1 })}
          onClick={(event) => onTap(position, event)}
        >
          <Card card="??" />
        </button>
      );
    })}
  </div>
);

/** What a blind player sees: everybody else's cards, and the trick. */
function Others({ round, seat }) {
  const players = namesOf(round);
  const hands = round.seats.filter((seated) => seated.seat !== seat);
  return (
    <div class="lorum-others">
      <Middle round={round} />
      <div class="lorum-hands">
        {hands.map((hand) => (
          <Hand
            key={hand.seat}
            cards={round.zones[`hand:${hand.seat}`].cards}
            label={players[hand.seat]}
          />
        ))}
      </div>
    </div>
  );
}

// The dealer's own

export function LorumFoot({ table, state, news }) {
  const { round } = state;
  const { prompt } = round;
  const question = prompt.options.map(identity).join();
  const props = { table, state, round, question };
  return (
    <section class="foot lorum-foot" aria-label={say("what is next")}>
      <Line text={prompt.say.text} news={news} detail={rackOf(round, prompt.awaited)} />
      <TableError table={table} />
      {round.cards === "physical" ? <Entry {...props} /> : <PassRound {...props} />}
    </section>
  );
}

/** Whoever plays is handed the tablet; a blind card may be pointed at instead: nobody sees it. */
function PassRound({ table, state, round, question }) {
  const [seat] = round.prompt.awaited;
  const blind = optionsOf(round, seat).find(({ values }) => values.position);
  return (
    <Controls question={question}>
      {passTo(table, state)}
      {blind && (
        <div class="lorum-backs">
          <Backs
            left={round.facts.positions[seat]}
            open={blind.values.position}
            onTap={(position) => table.act({ ...blind, args: { position } })}
          />
        </div>
      )}
    </Controls>
  );
}

/** A run's card is known, and asked is who had it; every other card is tapped in the pack. */
function Entry({ table, round, question }) {
  const { prompt, undoable } = round;
  const busy = table.late.value;
  const plays = prompt.options.filter((option) => option.do === "play");
  const pass = prompt.options.find((option) => option.do === "pass");
  const undo = (
    <Button kind="plain" disabled={!undoable} busy={busy} onTap={table.undo}>
      {say("take back")}
    </Button>
  );
  if (plays.length > 1) {
    const players = namesOf(round);
    return (
      <Controls question={question} end={undo}>
        {plays.map((offer) => (
          <Button
            key={offer.by}
            kind="main"
            busy={busy}
            onTap={() => table.act({ ...offer, args: { card: offer.values.card[0] } })}
          >
            {players[offer.by]} {cardSign(offer.values.card[0])}
          </Button>
        ))}
      </Controls>
    );
  }
  const [play] = plays;
  const open = new Set(play?.values.card ?? []);
  // Entering cards is quick work: nothing holds up the next tap, and a card tapped twice is out by then.
  return (
    <Controls
      end={
        <>
          {pass && (
            <Button kind="main" busy={busy} onTap={() => table.act({ ...pass, args: {} })}>
              {say("PASS")}
            </Button>
          )}
          {undo}
        </>
      }
    >
      <div class="lorum-pack" role="group" aria-label={say("cards")}>
        {[..."shdc"]
          .flatMap((suit) => RANKS.map((rank) => rank + suit))
          .map((card) => (
            <button
              type="button"
              key={card}
              class={names(["picker-card", `suit-${card[1]}`, !open.has(card) && "is-out"])}
              disabled={!open.has(card) || busy}
              aria-label={cardName(card)}
              data-keys={cardKeys(card)}
              onClick={() => table.act({ ...play, args: { card } })}
            >
              {open.has(card) && <Mark card={card} />}
            </button>
          ))}
      </div>
    </Controls>
  );
}
