// Ultimate Texas Hold'em: the board and the dealer's hand as large as they can be; at the reveal the hand that is being
// settled, its name and what it wins.

import { Chips } from "../../frontend/kit/chips";
import { Hand } from "../../frontend/kit/card";
import { isFace } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { chips, signed } from "../../frontend/kit/numbers";
import { say } from "../../frontend/kit/say";
import { seatOf } from "../../frontend/round/payments";
import { broughtBy, Seats, Win } from "../../frontend/wall/parts";

export const wall = { Scene, line };

function Scene({ look }) {
  const { round, payment } = look;
  const { zones } = round;
  const covered = Array(zones["board:covered"]?.count ?? 0).fill("??");
  const lit = payment?.lit;
  const verdict = verdictOf(round);
  return (
    <div class={names(["scene uth-scene", payment && "is-reveal"])}>
      <div class="uth-board">
        <Hand cards={[...(zones.board?.cards ?? []), ...covered]} places={5} lit={lit} />
        <div class="uth-dealer">
          <Hand cards={zones["hand:dealer"]?.cards ?? []} places={2} lit={lit} />
          <p>{verdict ?? say("dealer")}</p>
        </div>
      </div>
      {payment ? <Reveal look={look} /> : <Table look={look} />}
    </div>
  );
}

/** "pair of nines", and that it does not qualify. */
function verdictOf({ record }) {
  const said = record
    .flatMap(({ events }) => events)
    .find(({ code }) => code === "uth.qualifies" || code === "uth.fails");
  if (!said) return said;
  const { hand } = said.args;
  return said.code === "uth.fails" ? say("{hand}, not enough", { hand }) : hand;
}

function line({ scene, payment }) {
  if (scene === "betting") return say("Bets are open");
  if (scene === "reveal") return payment?.hand ? say("The cards are shown") : "";
  return scene === "over" ? say("All paid") : null;
}

function Reveal({ look: { round, night, paying, payment, paid } }) {
  const hand = round.zones[`hand:${paying.seat}`]?.cards ?? [];
  return (
    <>
      <section class="reveal" key={paying.seat} aria-label={paying.player}>
        <Hand cards={hand.filter(isFace)} lit={payment.lit} />
        <div class="reveal-words">
          <b class="reveal-name">{paying.player}</b>
          <p class="reveal-hand">{payment.hand ?? ""}</p>
        </div>
        <div class="reveal-win">
          <Win amount={paying.amount} />
          {paying.amount > 0 && <Chips amount={paying.amount} chipset={night.chip_set} />}
        </div>
      </section>
      <Settled round={round} paid={paid} paying={paying} />
    </>
  );
}

/** Who has been settled so far, and who is still to come. */
function Settled({ round, paid, paying }) {
  const sums = broughtBy(paid);
  return (
    <ol class="settled">
      {round.seats.map(({ seat, player }) => (
        <li key={seat} class={names([seat === paying.seat && "is-lit"])}>
          <span>{player}</span>{" "}
          {seat in sums && <b class="figure">{sums[seat] ? signed(sums[seat]) : say("push")}</b>}
        </li>
      ))}
    </ol>
  );
}

function Table({ look }) {
  const { round, paid, scene } = look;
  const { folded, dealt_in: dealtIn } = round.facts;
  const sums = broughtBy(paid);
  const betOf = (seat) =>
    Object.entries(round.places)
      .filter(([place]) => seatOf(place) === seat)
      .reduce((sum, [, amount]) => sum + amount, 0);
  const cards = (seat) => {
    const held = round.zones[`hand:${seat}`]?.cards ?? [];
    return (
      <span class="seat-cards">
        {held.length > 0 && !folded.includes(seat) && <Hand cards={held} />}
      </span>
    );
  };
  const note = (seat) => {
    if (scene === "over") return sums[seat] ? signed(sums[seat]) : "";
    if (folded.includes(seat)) return say("folded");
    if (scene !== "betting" && !dealtIn.includes(seat)) return say("sits out");
    return betOf(seat) ? say("bets {chips}", { chips: chips(betOf(seat)) }) : "";
  };
  return <Seats look={look} cards={cards} note={note} />;
}
