// Speculation: the held card as large as it can be, what can still beat it, the pot, and what everybody has turned.

import { Card, Hand } from "../../frontend/kit/card";
import { names } from "../../frontend/kit/names";
import { chips } from "../../frontend/kit/numbers";
import { mixed, gettext } from "../../frontend/kit/gettext";
import { nameOf } from "../../frontend/round/lines";
import { Seats, Win } from "../../frontend/wall/parts";
import type { Look, WallScene } from "../../frontend/wall/types";
import { bidsOf, heldIn, stands } from "./deal";

export const wall: WallScene<"speculation"> = { Scene, line };

function Scene({ look }: { look: Look<"speculation"> }) {
  const { round, paying, scene } = look;
  const { facts, zones, board, places } = round;
  const { higher = [] } = board;
  const card = heldIn(round);
  const cards = (seat: number) => {
    const pile = zones[`pile:${seat}`]?.count ?? 0;
    return (
      <span class="seat-cards">
        {pile > 0 && (
          <span class="pile-of">
            {pile}×<Card card="??" />
          </span>
        )}
        <Hand cards={zones[`turned:${seat}`]?.cards.slice(-3) ?? []} fanned />
      </span>
    );
  };
  const note = (seat: number) => {
    const bids = bidsOf(round, seat).map(({ price }) =>
      gettext("bids {chips}", { chips: chips(price) }),
    );
    if (facts.offer?.to === seat)
      bids.push(gettext("offered at {chips}", { chips: chips(facts.offer.price) }));
    if (bids.length) return bids.join(", ");
    return facts.holder === seat ? gettext("holds it") : "";
  };
  return (
    <div class="scene speculation-scene">
      <div class="speculation-top">
        <Hand cards={card ? [card] : []} places={1} />
        <div class="speculation-words">
          {card && <b class="reveal-name">{nameOf(round, facts.holder)}</b>}
          {card && scene === "play" && (
            <p>
              {mixed("{chance} that it stands", { chance: <b class="figure">{stands(board)}</b> })}
            </p>
          )}
          {card && scene === "play" && (
            <p>
              {higher.length
                ? gettext("{count} can beat it", { count: higher.length })
                : gettext("nothing can beat it")}
            </p>
          )}
        </div>
        <div class={names(["speculation-pot", paying && "is-paid"])}>
          {paying ? (
            <Win amount={paying.amount} />
          ) : (
            <>
              <span>{gettext("pot")}</span> <b class="win figure">{chips(places["pot"] ?? 0)}</b>
            </>
          )}
        </div>
      </div>
      <Seats look={look} cards={cards} note={note} />
    </div>
  );
}

function line({ round, scene, face, payment, paying }: Look<"speculation">) {
  if (scene === "reveal")
    return paying && payment?.hand
      ? gettext("{player} has the highest trump", { player: paying.player })
      : "";
  if (scene === "over") return face.over?.(round) ?? null;
  return round.facts.offer || round.facts.bids.length ? gettext("Speculation") : null;
}
