// What lies on the table at Chinese Ten: an open card with what it counts, and the stock beside the card that has turned up.

import type { ChineseTenRound } from "../../frontend/answers";
import { Card } from "../../frontend/kit/card";
import { gettext } from "../../frontend/kit/gettext";
import type { CardCode } from "../../frontend/kit/types";

export const OpenCard = ({ card, points }: { card: CardCode; points: number | undefined }) => (
  <span class="ten-card">
    <Card card={card} />
    <small class="figure">{points ? `+${points}` : ""}</small>
  </span>
);

export function StockPile({ round }: { round: ChineseTenRound }) {
  const count = round.zones["stock"]?.count ?? 0;
  const turned = round.zones["turned"]?.cards ?? [];
  return (
    <div class="ten-stock">
      {count > 0 && <Card card="??" />}
      {turned.map((card) => (
        <Card key={card} card={card} lit />
      ))}
      <span class="small">{gettext("stock {count}", { count })}</span>
    </div>
  );
}
