// Verdict({facts, found, onClear})   what the seed proves, in words
// Cards({order})                     the whole deck as it lay, top card first

import type { CardCode } from "../kit/types";
import type { Facts, Found } from "./facts";
import { Button } from "../kit/controls";
import { Card } from "../kit/card";
import { names } from "../kit/names";
import { ngettext, gettext } from "../kit/gettext";

const WHOLE = 64; // figures of a commitment

interface VerdictProps {
  facts: Facts;
  found: Found;
  onClear: () => void;
}

interface Said {
  kind?: string;
  title: string;
  text: string;
}

export function Verdict({ facts, found, onClear }: VerdictProps) {
  const { title, text, kind } = said(facts, found);
  return (
    <section
      class={names(["fair-verdict", kind])}
      role="status"
      aria-label={gettext("what it adds up to")}
    >
      <h2>{title}</h2>
      <p>{text}</p>
      {found.promise && (
        <p class="small">
          {gettext("The SHA-256 of this seed:")} <code>{grouped(found.promise)}</code>
        </p>
      )}
      {facts.seed && (
        <div class="no-print">
          <Button kind="quiet" onTap={onClear}>
            {gettext("clear everything")}
          </Button>
        </div>
      )}
    </section>
  );
}

function said({ commitment }: Facts, { promise, kept }: Found): Said {
  if (!promise) {
    return {
      title: gettext("Waiting for a seed"),
      text: gettext("Open the link of a closed round, or copy its seed into the first field."),
    };
  }
  if (kept === null) {
    return {
      title: gettext("Nothing is proved yet"),
      text: gettext(
        "Enter the commitment you saw before the round. Without it these are the cards the seed gives, but nobody knows when the seed was chosen.",
      ),
    };
  }
  if (!kept) {
    return {
      kind: "is-wrong",
      title: gettext("✗ This is not the seed that was promised"),
      text: gettext(
        "A figure may have been copied wrong. If not, the seed was exchanged after the commitment had been shown. Keep both.",
      ),
    };
  }
  const part = commitment.length < WHOLE;
  return {
    kind: "is-right",
    title: gettext("✓ This is the seed that was promised"),
    text: part
      ? gettext(
          "It agrees with the {count} figures you noted. All {whole} would leave no doubt: a seed that agrees with so few can be searched for.",
          { count: commitment.length, whole: WHOLE },
        )
      : gettext(
          "It agrees with the commitment in every figure. So the deck below was fixed before anybody bet.",
        ),
  };
}

/** In groups of eight, to compare by eye. */
const grouped = (figures: string) => figures.replace(/.{8}(?=.)/g, "$& ");

export function Cards({ order }: { order: readonly CardCode[] }) {
  return (
    <section class="fair-order" aria-label={gettext("the deck")}>
      <h2>
        {gettext("The deck as it lay: {cards}, the top one first", {
          cards: ngettext("{count} card", "{count} cards", order.length),
        })}
      </h2>
      <ol class="fair-cards">
        {order.map((card, at) => (
          <li key={at}>
            <Card card={card} />
            <span class="small quiet">{at + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
