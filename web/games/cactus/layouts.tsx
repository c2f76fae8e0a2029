// What lies on the table at Cactus, and what is done by tapping it.
//
//   Layout(…)    the places of a player, each a button where a tap means something: it is raised, and nothing else is lit
//   Middle(…)    the stock, and of the pile the top card
//   actionsOf(…)     what may be done with the cards that are raised: [{option, args, text}]
//   dropped(…)   the same of a card that is dragged onto another

import type { CactusRound } from "../../frontend/answers";
import { Card, Outline } from "../../frontend/kit/card";
import { cardSign } from "../../frontend/kit/cardpicker";
import { cardName, isFace } from "../../frontend/kit/faces";
import { gettext, ngettext } from "../../frontend/kit/gettext";
import { names } from "../../frontend/kit/names";
import type { CardCode, HeldByName, PromptOption } from "../../frontend/kit/types";
import { nameOf } from "../../frontend/round/lines";

/** The place that is raised in each layout, by seat. */
export type Raised = Readonly<Record<string, number | undefined>>;

declare module "../../frontend/round/types" {
  interface Pads {
    cactus: { raised: Raised };
  }
}

export interface CactusAction {
  option: PromptOption;
  args: HeldByName;
  text: string;
}

const allows = (option: PromptOption, name: string, place: number | undefined) => {
  const value = option.values[name];
  return place !== undefined && Array.isArray(value) && value.includes(place);
};

/** What may be done with the raised cards, in the words of a button. */
export function actionsOf(
  round: CactusRound,
  options: readonly PromptOption[],
  raised: Raised,
): readonly CactusAction[] {
  return options.flatMap((option): CactusAction[] => {
    const mine = raised[option.by];
    const other = round.seats.find(({ seat }) => seat !== option.by)?.seat ?? 0;
    const theirs = raised[other];
    const { do: verb, values } = option;
    if (verb === "trade")
      return allows(option, "mine", mine) && allows(option, "theirs", theirs)
        ? [
            {
              option,
              args: { mine, theirs },
              text: gettext("TRADE {mine} for {theirs}", { mine: mine ?? 0, theirs: theirs ?? 0 }),
            },
          ]
        : [];
    const place = verb === "spy" ? theirs : mine;
    if (place === undefined || !allows(option, "place", place)) return [];
    if (verb === "swap")
      return [{ option, args: { place }, text: gettext("SWAP for place {place}", { place }) }];
    if (verb === "look")
      return [{ option, args: { place }, text: gettext("LOOK at place {place}", { place }) }];
    if (verb === "spy")
      return [{ option, args: { place }, text: gettext("SPY at place {place}", { place }) }];
    const on = Array.isArray(values["on"]) ? String(values["on"][0]) : "";
    if (verb !== "match" || !isFace(on)) return [];
    const text = gettext("MATCH place {place} on the {card}", { place, card: cardSign(on) });
    return [{ option, args: { place, on }, text }];
  });
}

/** What a card of the table is called where it may be dragged, or another onto it. */
const SPOT = /^place:(\d+):(\d+)$/;

/** A card that is dragged onto another: from the hand onto a place or the pile, from a place onto the pile or a place. */
export function dropped(
  round: CactusRound,
  options: readonly PromptOption[],
  from: string,
  onto: string,
): Pick<CactusAction, "option" | "args"> | null {
  const verb = from.startsWith("hand:")
    ? onto === "pile"
      ? "discard"
      : "swap"
    : onto === "pile"
      ? "match"
      : "trade";
  const whose = Number(from.split(":")[1]);
  const offered = options.filter((option) => option.do === verb && option.by === whose);
  const raised = Object.fromEntries(
    [from, onto].flatMap((name) => {
      const [, seat, place] = SPOT.exec(name) ?? [];
      return seat ? [[seat, Number(place)]] : [];
    }),
  );
  const [discard] = verb === "discard" ? offered : [];
  return discard ? { option: discard, args: {} } : (actionsOf(round, offered, raised)[0] ?? null);
}

/** Whether a tap on this place may come to something. */
const canBeRaised = (options: readonly PromptOption[], seat: number, place: number) =>
  options.some((option) =>
    option.by === seat
      ? (option.do !== "spy" && allows(option, "place", place)) || allows(option, "mine", place)
      : (option.do === "spy" && allows(option, "place", place)) || allows(option, "theirs", place),
  );

interface LayoutProps {
  round: CactusRound;
  seat: number;
  options?: readonly PromptOption[];
  raised?: Raised;
  onRaise?: (seat: number, place: number | undefined) => void;
  /** Whether what this player alone sees is shown. */
  open?: boolean;
}

/** The places of a player. One that was emptied stays empty. */
export function Layout({
  round,
  seat,
  options = [],
  raised = {},
  onRaise,
  open = true,
}: LayoutProps) {
  const { looking, turned_up: turned } = round.facts.looks;
  const places = Object.entries(round.zones)
    .filter(([name]) => name.startsWith(`place:${seat}:`))
    .map(([name, { cards, sight }]) => ({
      place: Number(name.split(":")[2]),
      card: cards[0] && !open && sight !== "all" ? "??" : cards[0],
    }));
  return (
    <ol class="cactus-places">
      {places.map(({ place, card }) => {
        const looks = looking.filter((look) => look.of === seat && look.place === place);
        const isUp = turned.some((look) => look.of === seat && look.place === place);
        const up = raised[seat] === place;
        const label = placeName(place, card);
        const face = card ? <Card card={card} lit={isUp || up} /> : <Outline label={label} />;
        return (
          <li
            key={place}
            class={names(["cactus-place", !card && "is-gone"])}
            data-card={`place:${seat}:${place}`}
            data-onto={`place:${seat}:${place}`}
          >
            {card && onRaise && canBeRaised(options, seat, place) ? (
              <button
                type="button"
                class={names(["tap-card", up && "is-raised"])}
                aria-label={`${nameOf(round, seat)}: ${label}`}
                aria-pressed={up}
                onClick={() => onRaise(seat, up ? undefined : place)}
              >
                {face}
              </button>
            ) : (
              face
            )}
            <span class="cactus-number" aria-hidden="true">
              {round.finished ? "" : place}
            </span>
            {looks.map((look) => (
              <span key={look.seat} class="cactus-look">
                {gettext("{player} looks", { player: nameOf(round, look.seat) })}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

const placeName = (place: number, card: CardCode | undefined) => {
  if (!card) return gettext("place {place}, empty", { place });
  return card === "??"
    ? gettext("place {place}", { place })
    : gettext("place {place}, {card}", { place, card: cardName(card) });
};

/** Stock and pile; under the pile for whom its card is live. */
export function Middle({ round }: { round: CactusRound }) {
  const { zones, facts } = round;
  const [top] = zones["pile"]?.cards ?? [];
  const stock = zones["stock"]?.count ?? 0;
  return (
    <div class="cactus-middle">
      <figure class="cactus-heap">
        {stock ? <Card card="??" /> : <Outline />}
        <figcaption>{gettext("stock {count}", { count: stock })}</figcaption>
      </figure>
      <figure class="cactus-heap is-pile" data-onto="pile" aria-label={gettext("the pile")}>
        {top ? <Card card={top} /> : <Outline />}
        <figcaption>
          {facts.live === null
            ? ngettext(
                "{count} card",
                "{count} cards",
                (zones["covered"]?.count ?? 0) + (top ? 1 : 0),
              )
            : gettext("live: {player} may use it", { player: nameOf(round, facts.live) })}
        </figcaption>
      </figure>
    </div>
  );
}

/** The card that somebody has in hand, as far as this screen may show it. */
export function InHand({ round, seat, open = true }: Pick<LayoutProps, "round" | "seat" | "open">) {
  const [card] = round.zones[`hand:${seat}`]?.cards ?? [];
  return (
    <span class="cactus-hand" data-card={`hand:${seat}`}>
      {card ? (
        <>
          <Card card={open ? card : "??"} />
          <span>{gettext("in hand")}</span>
        </>
      ) : null}
    </span>
  );
}
