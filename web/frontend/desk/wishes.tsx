// Wishes({server, state})   what players ask for from their phones: granted with one tap, refused with one. The host may
//                           answer for a dealer, too.

import type { Money, WishLine } from "../answers";
import type { DeskProps } from "./types";
import { Button } from "../kit/controls";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";
import { useAsking } from "./asking";
import { worth } from "./worth";

export function Wishes({ server, state }: DeskProps) {
  const asking = useAsking(server);
  if (!state.wishes.length) return null;
  const path = (wish: WishLine) => `${server.path}/wishes/${wish.number}`;
  const grant = (wish: WishLine, against?: "marker") =>
    asking.ask("POST", path(wish), against ? { against } : {});
  return (
    <section class="desk-wishes" role="status" aria-label={gettext("asked for")}>
      {state.wishes.map((wish) => (
        <div key={wish.number} class="desk-wish">
          <p>
            <b>{wish.text}</b> <span class="quiet">{price(wish, state.money)}</span>
          </p>
          <div class="desk-wish-ways">
            <Button
              busy={asking.isAsking(path(wish))}
              onTap={() => asking.ask("DELETE", path(wish))}
            >
              {gettext("no")}
            </Button>
            {wish.kind === "buy-in" && (
              <Button busy={asking.isAsking(path(wish))} onTap={() => grant(wish, "marker")}>
                {gettext("on a marker")}
              </Button>
            )}
            <Button kind="main" busy={asking.isAsking(path(wish))} onTap={() => grant(wish)}>
              {wish.kind === "buy-in" ? gettext("sold for cash") : gettext("yes")}
            </Button>
          </div>
        </div>
      ))}
      <ErrorToast text={asking.error} />
    </section>
  );
}

const price = ({ kind, chips }: WishLine, money: Money | null) =>
  kind === "buy-in" && money && chips !== null
    ? gettext("{money} in cash", { money: worth(chips, money) })
    : "";
