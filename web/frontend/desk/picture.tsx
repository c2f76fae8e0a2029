// Felt({game, picture})      what lies on that table alone
// Picture({game, picture})   a table in the middle of a round, for a page of help: what one of its players sees there, drawn from the
//                      round's own zones and places. It is one picture to people who listen, and says what is on it.

import PICTURES from "games:picture";
import type { Picture as PictureOfRound, ZoneView } from "../answers";
import { Card, Hand } from "../kit/card";
import { cardName, isFace } from "../kit/faces";
import { capital, plain } from "../kit/labels";
import { chips } from "../kit/numbers";
import { ngettext, gettext } from "../kit/gettext";
import { sorted } from "../kit/sorting";
import { plainZone } from "../round/general";
import type { PicturedZone } from "./types";

const MOST_BACKS = 3;
const MANY = 7;

/** What lies at one place: zones of cards, and chips, by name. */
interface Lying {
  game: string;
  picture: PictureOfRound;
  zones: readonly (readonly [string, ZoneView])[];
  places: readonly (readonly [string, number])[];
}

interface PlaceProps extends Lying {
  name?: string;
  /** Whether the hand is looked at. */
  open?: boolean;
}

interface PictureProps {
  game: string;
  picture: PictureOfRound;
}

export const Picture = ({ game, picture }: PictureProps) => (
  <figure class="picture">
    <div class="picture-felt" data-ground="felt" role="img" aria-label={inWords(game, picture)}>
      <Felt game={game} picture={picture} />
      <p class="picture-line">{picture.line}</p>
    </div>
    <figcaption class="quiet small">
      {gettext("A round in play, as {player} sees it.", { player: viewerOf(picture) })}
    </figcaption>
  </figure>
);

const viewerOf = ({ seats, viewer }: PictureOfRound) =>
  seats.find(({ seat }) => seat === viewer)?.player ?? "";

/** What lies on the table: the others', the middle, and what is the viewer's. */
export function Felt({ game, picture }: PictureProps) {
  const { viewer, seats } = picture;
  const zones = Object.entries(picture.zones).filter(([, { count }]) => count);
  const places = Object.entries(picture.places);
  const at = (seat: number | null): Lying => ({
    game,
    picture,
    zones: zones.filter(([name, zone]) => (zone.owner ?? seatIn(name)) === seat),
    places: places.filter(([name]) => seatIn(name) === seat),
  });
  return (
    <>
      <div class="picture-others">
        {seats
          .filter(({ seat }) => seat !== viewer)
          .map(({ seat, player }) => (
            <Place key={seat} name={player} {...at(seat)} />
          ))}
      </div>
      <Place {...at(null)} />
      <Place name={viewerOf(picture)} {...at(viewer)} open />
    </>
  );
}

const Place = ({ game, picture, name, zones, places, open }: PlaceProps) => (
  <div class={name ? "picture-seat" : "picture-middle"}>
    {name && <b>{name}</b>}
    {zones.map(([zone, { cards, count }]) => {
      const { Drawn } = ownOf(game, zone) ?? {};
      if (Drawn) return <Drawn key={zone} {...pictured(picture, zone)} />;
      return (
        <Zone
          key={zone}
          label={zoneLabel(zone, game)}
          cards={open && zone.startsWith("hand:") ? sorted(cards, picture) : cards}
          count={count}
        />
      );
    })}
    {places.map(([place, amount]) => (
      <span key={place} class="picture-chips">
        <b class="figure">{chips(amount)}</b>
        <span class="hand-label">{placeLabel(place, game)}</span>
      </span>
    ))}
  </div>
);

function Zone({ label, cards, count }: { label: string; cards: readonly string[]; count: number }) {
  if (!cards.length || (!cards.some(isFace) && count > MOST_BACKS))
    return (
      <span class="picture-stock">
        <Card card="??" />
        <span class="hand-label">
          {label} {count}
        </span>
      </span>
    );
  return <Hand cards={cards} label={label} fanned={count > MANY} />;
}

/** What the game itself makes of a zone. */
const ownOf = (game: string, zone: string) => PICTURES[game]?.[kindOf(zone)];

const kindOf = (name: string) => name.split(":")[0] ?? name;

const pictured = ({ zones, facts, board }: PictureOfRound, name: string): PicturedZone => ({
  name,
  cards: zones[name]?.cards ?? [],
  facts,
  board,
});

/** "circle:2:ante" -> 2; null where nobody sits. */
const seatIn = (name: string) => Number(/:(\d+)/.exec(name)?.[1] ?? 0) || null;

/** What lies before somebody needs no name of theirs: "won:2" -> "won". */
const zoneLabel = (name: string, game: string) =>
  seatIn(name) === null ? plainZone(name, {}, game) : plain(kindOf(name), game);

/** A bet has its own name in every language: "circle:2:ante" -> "Ante". */
function placeLabel(name: string, game: string) {
  const [, , bet] = name.split(":");
  return bet ? capital(bet) : zoneLabel(name, game);
}

/** The picture for people who listen. */
function inWords(game: string, picture: PictureOfRound) {
  const { viewer, line, seats, zones, places } = picture;
  const players = new Map(seats.map(({ seat, player }) => [seat, player]));
  const lying = Object.entries(zones)
    .filter(([, { count }]) => count)
    .map(([name, zone]) =>
      said(
        players.get(zone.owner ?? seatIn(name) ?? 0),
        zoneLabel(name, game),
        ownOf(game, name)?.inWords(pictured(picture, name)) ?? cardsInWords(zone),
      ),
    );
  const staked = Object.entries(places).map(([name, amount]) =>
    said(
      players.get(seatIn(name) ?? 0),
      placeLabel(name, game),
      ngettext("{count} chip", "{count} chips", amount),
    ),
  );
  const opening = gettext("The table in the middle of a round, as {player} sees it.", {
    player: players.get(viewer) ?? "",
  });
  return [opening, ...lying, ...staked, line].join(" ");
}

const said = (player: string | undefined, zone: string, what: string) =>
  player
    ? gettext("{player}, {zone}: {what}.", { player, zone, what })
    : gettext("In the middle, {zone}: {what}.", { zone, what });

function cardsInWords({ cards, count }: ZoneView) {
  const open = cards.filter(isFace).map(cardName);
  const hidden = count - open.length;
  const backs = ngettext("{count} card face down", "{count} cards face down", hidden);
  return [...open, ...(hidden ? [backs] : [])].join(", ");
}
