// Why()   what all this proves, for somebody who has never heard of a hash.

import { mixed, gettext } from "../kit/gettext";

export const Why = () => (
  <section class="fair-why" aria-label={gettext("why this proves something")}>
    <h2>{gettext("Why this proves something")}</h2>
    <p>
      {mixed(
        "Before a round the house throws 256 coins, so to speak: that is the {seed}. It keeps it to itself, but it shows a fingerprint of it, the {commitment}, on the table. From a seed anybody can work out the fingerprint, and nobody can find another seed with the same one. So the house cannot change the seed any more.",
        { seed: <b>{gettext("seed")}</b>, commitment: <b>{gettext("commitment")}</b> },
      )}
    </p>
    <p>
      {mixed(
        "Then each player may add a word, the {cut}. The deck follows from seed and cut together. The house chose its seed without knowing your word, so it could not choose a seed that deals well for somebody; and you chose your word without knowing the seed. Whoever added a word need trust nobody.",
        { cut: <b>{gettext("cut")}</b> },
      )}
    </p>
    <p>
      {gettext(
        "When the round is closed, the seed is published. This page takes its fingerprint, compares it with the one you saw, and shuffles as the house must have shuffled. The cards on the table should come off the deck below, from the top.",
      )}
    </p>
    <h3>{gettext("What it does not prove")}</h3>
    <ul>
      <li>
        {gettext(
          "That nobody peeped. The owner of the computer can read its memory while a round is played.",
        )}
      </li>
      <li>{gettext("Anything about a real deck: there the dealer shuffles.")}</li>
      <li>
        {gettext(
          "Anything about a commitment you did not look at before the round. Photograph it now and then.",
        )}
      </li>
    </ul>
    <p>
      {gettext(
        "The books of a whole night, every chip and every shuffle of it, are checked the same way:",
      )}{" "}
      <a href="/verify">{gettext("check a night")}</a>
    </p>
    <p class="small quiet">
      {mixed(
        "This page came from the house as well. Who trusts not even that writes their own: the method takes twenty lines and stands in {page}.",
        { page: <i>docs/verify.md</i> },
      )}
    </p>
  </section>
);
