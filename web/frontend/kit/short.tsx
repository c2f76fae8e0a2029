// InShort({short})              a game in eighty words and three rows of cards
// FirstShort({api, night, game, name})   the same before one's first round of it in a night, until it is closed or that round
//                              is played: this screen remembers that
// shortIsRead(night, game)     it has been
// HowItIsPlayed({api, game, onClose, foot})   a dialog: in short, and behind it all the rules

import type { GameWithHelp, Short, ShortPicture } from "../answers";
import { type Api, HOUSE } from "./api";
import { Card } from "./card";
import { Button } from "./controls";
import { Dialog } from "./dialog";
import { useEffect, useState } from "preact/hooks";
import { cardName, isFace } from "./faces";
import { gettext } from "./gettext";

export const InShort = ({ short }: { short: Short }) => (
  <div class="short">
    <p>{short.opening}</p>
    {short.pictures.map((picture) => (
      <figure key={picture.says} class="short-picture">
        <Cards picture={picture} />
        <figcaption>{picture.says}</figcaption>
      </figure>
    ))}
    {short.ending && <p>{short.ending}</p>}
  </div>
);

/** The cards are one picture to people who listen. */
export function Cards({ picture: { hands, lit } }: { picture: ShortPicture }) {
  const all = hands.flat();
  return (
    <span
      class="short-cards"
      role="img"
      aria-label={hands.map(inWords).join("; ")}
      style={{ "--of": all.length + hands.length - 1 }}
    >
      {hands.map((cards, at) => (
        <span key={at} class="short-hand" aria-hidden="true">
          {cards.map((card, place) => (
            <Card key={place} card={card} lit={lit.includes(card)} />
          ))}
        </span>
      ))}
    </span>
  );
}

const inWords = (cards: readonly string[]) =>
  cards.map((card) => (isFace(card) ? cardName(card) : gettext("a card face down"))).join(", ");

interface OfGame {
  api: Api;
  game: string;
}

interface FirstShortProps extends OfGame {
  night: number;
  name: string;
}

const keyOf = (night: number, game: string) => `short-${HOUSE}${night}-${game}`;

export const shortIsRead = (night: number, game: string) => keep(keyOf(night, game));

export function FirstShort({ api, game, night, name }: FirstShortProps) {
  const [closed, setClosed] = useState(() => isKept(keyOf(night, game)));
  const found = useGame({ api, game });
  if (closed || !found?.short) return null;
  const close = () => {
    shortIsRead(night, game);
    setClosed(true);
  };
  return (
    <section class="short-first" aria-label={gettext("{game} in short", { game: name })}>
      <h2>{gettext("{game} in short", { game: name })}</h2>
      <InShort short={found.short} />
      <Button kind="main" onTap={close}>
        {gettext("got it")}
      </Button>
    </section>
  );
}

interface HowItIsPlayedProps extends OfGame {
  back: string;
  onClose: () => void;
}

export function HowItIsPlayed({ api, game, back, onClose }: HowItIsPlayedProps) {
  const found = useGame({ api, game });
  return (
    <Dialog
      title={gettext("How it is played")}
      large
      onClose={onClose}
      foot={
        <Button kind="main" onTap={onClose}>
          {back}
        </Button>
      }
    >
      <div class="rules-page">{found === undefined ? gettext("One moment.") : rulesOf(found)}</div>
    </Dialog>
  );
}

/** In short, then all of it; null: the house did not answer. */
function rulesOf(found: GameWithHelp | null) {
  if (!found) return gettext("The house does not answer. Try again.");
  // The server's own markup, made from its own pages; nobody's input is in it.
  return (
    <>
      {found.short && <InShort short={found.short} />}
      {found.help ? (
        <div class="help-pages" dangerouslySetInnerHTML={{ __html: found.help }} />
      ) : (
        <p>{gettext("Its page of help has not been written yet.")}</p>
      )}
    </>
  );
}

/** The game as the house describes it; undefined until it has answered, null where it does not. */
function useGame({ api, game }: OfGame) {
  const [found, see] = useState<GameWithHelp | null | undefined>(undefined);
  useEffect(() => {
    see(undefined);
    api.get<GameWithHelp>(`games/${game}`).then(see, () => see(null));
  }, [game]);
  return found;
}

function isKept(key: string) {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(key: string) {
  try {
    localStorage.setItem(key, "closed");
  } catch {
    // A screen that keeps nothing shows it again.
  }
}
