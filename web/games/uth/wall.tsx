// Ultimate Texas Hold'em: the board and the dealer's hand as large as they can be; at the reveal the hand that is being
// settled, its name and what it wins.

import type { UthRound } from "../../frontend/answers";
import { Chips } from "../../frontend/kit/chips";
import { Hand } from "../../frontend/kit/card";
import { isFace } from "../../frontend/kit/faces";
import { names } from "../../frontend/kit/names";
import { signed } from "../../frontend/kit/numbers";
import { gettext } from "../../frontend/kit/gettext";
import { choiceWords } from "./choices";
import type { PaymentDue } from "../../frontend/round/types";
import { broughtBy, Seats, Win } from "../../frontend/wall/parts";
import type { Look, WallScene } from "../../frontend/wall/types";

export const wall: WallScene<"uth"> = { Scene, line };

function Scene({ look }: { look: Look<"uth"> }) {
  const { round, payment } = look;
  const { zones } = round;
  const covered = Array(zones["board:covered"]?.count ?? 0).fill("??");
  const { lit, beside } = payment ?? {};
  const verdict = dealersHand(round);
  return (
    <div class={names(["scene uth-scene", payment && "is-reveal"])}>
      <div class="uth-board">
        <Hand
          cards={[...(zones["board"]?.cards ?? []), ...covered]}
          places={round.board.cards.board}
          lit={lit}
          beside={beside}
        />
        <div class="uth-dealer">
          <Hand
            cards={zones["hand:dealer"]?.cards ?? []}
            places={round.board.cards.hand}
            lit={lit}
            beside={beside}
          />
          <p>{verdict ?? gettext("dealer")}</p>
        </div>
      </div>
      {payment ? <Reveal look={look} /> : <Table look={look} />}
    </div>
  );
}

/** "pair of nines", and that it does not qualify. */
function dealersHand({ board: { dealer } }: UthRound) {
  if (!dealer) return null;
  return dealer.qualifies ? dealer.hand : gettext("{hand}, not enough", { hand: dealer.hand });
}

function line({ scene, payment }: Look<"uth">) {
  if (scene === "betting") return gettext("Bets are open");
  if (scene === "reveal") return payment?.hand ? gettext("The cards are shown") : "";
  return scene === "over" ? gettext("All paid") : null;
}

function Reveal({ look: { round, night, paying, payment, paid } }: { look: Look<"uth"> }) {
  if (!paying || !payment) return null;
  const hand = round.zones[`hand:${paying.seat}`]?.cards ?? [];
  return (
    <>
      <section class="reveal" key={paying.seat} aria-label={paying.player}>
        <Hand cards={hand.filter(isFace)} lit={payment.lit} beside={payment.beside} />
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

interface SettledProps {
  round: UthRound;
  paid: readonly PaymentDue[];
  paying: PaymentDue;
}

/** Who has been settled so far, and who is still to come. */
function Settled({ round, paid, paying }: SettledProps) {
  const sums = broughtBy(paid);
  return (
    <ol class="settled">
      {round.seats
        .map(({ seat, player }) => ({ seat, player, sum: sums[seat] }))
        .map(({ seat, player, sum }) => (
          <li key={seat} class={names([seat === paying.seat && "is-lit"])}>
            <span>{player}</span>{" "}
            {sum !== undefined && <b class="figure">{sum ? signed(sum) : gettext("push")}</b>}
          </li>
        ))}
    </ol>
  );
}

function Table({ look }: { look: Look<"uth"> }) {
  const { round, paid, scene } = look;
  const { folded } = round.facts;
  const sums = broughtBy(paid);
  const cards = (seat: number) => {
    const held = round.zones[`hand:${seat}`]?.cards ?? [];
    return (
      <span class="seat-cards">
        {held.length > 0 && !folded.includes(seat) && <Hand cards={held} />}
      </span>
    );
  };
  const note = (seat: number) => {
    const brought = sums[seat];
    if (scene === "over") return brought ? signed(brought) : "";
    return choiceWords(round, seat);
  };
  return <Seats look={look} cards={cards} note={note} />;
}
