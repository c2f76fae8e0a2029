// Bura: two players, the trick between them, the trump and the pot.

import type { SeatView } from "../../frontend/answers";
import { Card, Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { chips, signed } from "../../frontend/kit/numbers";
import { mixed, gettext } from "../../frontend/kit/gettext";
import { nameOf } from "../../frontend/round/lines";
import { netOf } from "../../frontend/round/payments";
import { rackOf, Win } from "../../frontend/wall/parts";
import type { Look, WallScene } from "../../frontend/wall/types";
import { trumpCard } from "./felt";

export const wall: WallScene<"bura"> = { Scene, line };

function Scene({ look }: { look: Look<"bura"> }) {
  const { round } = look;
  const [first, second] = round.seats;
  const trump = trumpCard(round);
  const { to_draw: left } = round.board;
  return (
    <div class="scene bura-scene">
      {first && <Side look={look} who={first} />}
      <div class="bura-between">
        <div class="bura-stock">
          {trump && <Card card={trump} />}
          <p class="bura-left">
            {trump && <span>{gettext("trump")}</span>}
            <span>
              {left > 0 && round.facts.drawing
                ? mixed("{count} to draw", { count: <b class="figure">{left}</b> })
                : gettext("no more drawing")}
            </span>
          </p>
        </div>
        {look.paying ? (
          <Win amount={look.paying.amount} />
        ) : (
          <p class="bura-pot">
            {mixed("pot {chips}", {
              chips: <b class="win figure">{chips(round.places["pot"] ?? 0)}</b>,
            })}
          </p>
        )}
      </div>
      {second && <Side look={look} who={second} />}
    </div>
  );
}

function line({ round, scene, payment, paying }: Look<"bura">) {
  const { announced } = round.facts;
  if (scene === "reveal") return `${paying?.player ?? ""}: ${payment?.hand ?? ""}`;
  if (scene === "over") return round.record.at(-1)?.events.at(-1)?.text ?? "";
  if (!announced) return null;
  const { seat, kind } = announced;
  return gettext("{player} announces {kind}", { player: nameOf(round, seat), kind });
}

interface SideProps {
  look: Look<"bura">;
  who: SeatView;
}

function Side({ look, who: { seat, player } }: SideProps) {
  const { round, paying } = look;
  const counted = round.board.counted[seat];
  const isLit = paying ? paying.seat === seat : round.prompt?.awaited.includes(seat);
  return (
    <section class={names(["bura-side", isLit && "is-lit"])} aria-label={player}>
      <div class="bura-who">
        <b class="seat-name">{player}</b> <b class="seat-figure figure">{rackOf(look)(seat)}</b>
        {look.scene === "over" && <b class="figure">{signed(netOf(round, seat))}</b>}
      </div>
      <div class="bura-cards">
        {counted ? (
          <>
            <Hand cards={counted.cards} fanned />
            {round.finished && (
              <p class="bura-sum">
                {counted.sum} = <b class="figure">{counted.points}</b>
              </p>
            )}
          </>
        ) : (
          round.board.played[seat]?.map(({ card, beats }) => (
            <Card key={card} card={card} lit={beats} />
          ))
        )}
      </div>
    </section>
  );
}
