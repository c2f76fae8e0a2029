// DrawPartners({table, state, onClose})   who draws: four people, in the order in which they draw
// DrawByHand({onClose})                   what to do with a real deck
// Partners({draw})                        who plays with whom, and the draw done again on this very screen

import type { DrawState } from "../answers";
import type { TableProps, WithClose } from "./types";
import { Card } from "../kit/card";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { useState } from "preact/hooks";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";
import { fromHex } from "../kit/sha256";
import { commitment as promised, redo } from "../kit/shuffle";
import { toFragment } from "../fair/facts";

const ACES = ["Ac", "Ad", "Ah", "As"];
const FOUR = 4;

export function DrawPartners({ table, state, onClose }: TableProps & WithClose) {
  const { seats, people } = state.table;
  const all = [...seats, ...people].map(({ player, name }) => ({ player, name }));
  const [chosen, choose] = useState(seats.map(({ player }) => player).slice(0, FOUR));
  const toggle = (player: number) =>
    choose(
      chosen.includes(player) ? chosen.filter((other) => other !== player) : [...chosen, player],
    );
  const draw = async () => {
    if (await table.drawPartners(chosen)) onClose();
  };
  const foot = (
    <>
      <Button kind="plain" onTap={onClose}>
        {gettext("go back")}
      </Button>
      <Button kind="main" disabled={chosen.length !== FOUR} busy={table.late.value} onTap={draw}>
        {chosen.length === FOUR
          ? gettext("DRAW THE CARDS")
          : gettext("choose {count} players", { count: FOUR })}
      </Button>
    </>
  );
  return (
    <Dialog title={gettext("Draw partners")} onClose={onClose} foot={foot}>
      <p>
        {gettext(
          "Two red cards and two black ones are shuffled, one to each: equal colours are partners, and sit across from each other. The shuffle is the one this table has promised.",
        )}
      </p>
      <div class="choices people" role="group" aria-label={gettext("who draws")}>
        {all.map(({ player, name }) => (
          <Button key={player} chosen={chosen.includes(player)} onTap={() => toggle(player)}>
            <span class="person">
              <b>{name}</b>
              <span>
                {chosen.includes(player)
                  ? gettext("card {number}", { number: chosen.indexOf(player) + 1 })
                  : ""}
              </span>
            </span>
          </Button>
        ))}
      </div>
      <ErrorToast text={table.error.value} />
    </Dialog>
  );
}

export function DrawByHand({ onClose }: WithClose) {
  const foot = (
    <>
      <span />
      <Button kind="main" onTap={onClose}>
        {gettext("go back")}
      </Button>
    </>
  );
  return (
    <Dialog title={gettext("Draw partners")} onClose={onClose} foot={foot}>
      <p>
        {gettext(
          "This table plays with a real deck, whose shuffle no screen can promise: so you draw by hand.",
        )}
      </p>
      <p>
        {gettext(
          "Shuffle two red cards of it and two black ones, and each of you draws one. Equal colours are partners, and sit across from each other: red at seats 1 and 3, black at 2 and 4. Then take these seats here.",
        )}
      </p>
    </Dialog>
  );
}

export function Partners({ draw }: { draw: DrawState }) {
  const cards = draw.drawn.map(({ card }) => card);
  const seed = fromHex(draw.seed);
  const kept =
    promised(seed) === draw.commitment && redo(seed, draw.cut, 1, ACES).join() === cards.join();
  const link = toFragment({ ...draw, decks: [ACES] });
  return (
    <section class="partners" aria-label={gettext("partners")}>
      {[1, 2].map((seat) => (
        <div class="partners-side" key={seat}>
          {sideOf(draw, seat).map(({ card, name }) => (
            <span class="partners-one" key={card}>
              <Card card={card} /> <b>{name}</b>
            </span>
          ))}
        </div>
      ))}
      <a class="small quiet" href={`/shuffle${link}`} target="_blank">
        {kept ? gettext("drawn as promised ✓") : gettext("not the draw that was promised ✗")}
      </a>
    </section>
  );
}

/** Who sits at this seat, and across from it. */
const sideOf = ({ drawn }: DrawState, seat: number) =>
  [seat, seat + 2].flatMap((at) => drawn.filter((line) => line.seat === at));
