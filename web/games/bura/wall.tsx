// Bura: two players, the trick between them, the trump and the pot.

import { Card, Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { mixed, say } from "../../frontend/kit/say";
import { beats, matched } from "./felt";
import { rackOf, Win } from "../../frontend/wall/parts";

export const wall = { Scene, line };

function Scene({ look }) {
  const { round } = look;
  const [first, second] = round.seats;
  const [trump] = round.zones.trump?.cards ?? [];
  return (
    <div class="scene bura-scene">
      <Side look={look} who={first} other={second} />
      <div class="bura-between">
        <div class="bura-stock">
          {trump && <Card card={trump} />}
          <p>
            {trump ? say("trump") : ""}{" "}
            {round.zones.stock.count > 0
              ? mixed("{count} to draw", { count: <b class="figure">{round.zones.stock.count}</b> })
              : say("no more drawing")}
          </p>
        </div>
        {look.paying ? (
          <Win amount={look.paying.amount} />
        ) : (
          <p class="bura-pot">
            {mixed("pot {chips}", {
              chips: <b class="win figure">{chips(round.places.pot ?? 0)}</b>,
            })}
          </p>
        )}
      </div>
      <Side look={look} who={second} other={first} />
    </div>
  );
}

function line({ round, scene, payment, paying }) {
  const { announced } = round.facts;
  if (scene === "reveal") return `${paying.player}: ${payment.hand ?? ""}`;
  if (scene === "over") return round.record.at(-1)?.events.at(-1)?.text ?? "";
  const who = announced && round.seats.find(({ seat }) => seat === announced.seat)?.player;
  return who ? say("{player} announces {kind}", { player: who, kind: announced.kind }) : null;
}

function Side({ look, who: { seat, player }, other }) {
  const { round, paying } = look;
  const { led, trump } = round.facts;
  const own = round.zones[`played:${seat}`].cards;
  const facing = round.zones[`played:${other.seat}`].cards;
  const answers = led !== null && led !== seat && own.length > 0;
  const played = answers ? matched(own, facing, trump) : own;
  const won = round.zones[`won:${seat}`];
  const isLit = paying ? paying.seat === seat : round.prompt?.awaited.includes(seat);
  return (
    <section class={names(["bura-side", isLit && "is-lit"])} aria-label={player}>
      <div class="bura-who">
        <b class="seat-name">{player}</b> <b class="seat-figure figure">{rackOf(look)(seat)}</b>
      </div>
      <div class="bura-cards">
        {won.sight === "all" ? (
          <Hand cards={won.cards} fanned />
        ) : (
          played.map((card, at) => (
            <Card key={card} card={card} lit={answers && beats(card, facing[at], trump)} />
          ))
        )}
      </div>
    </section>
  );
}
