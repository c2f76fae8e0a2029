// Evening({api, game, options})          what an evening brings the bank with each of the choices there are: so many hands,
//     so many who play, so many chips on each hand. Nothing for a game where the house does not bank.

import type { BankEvening, EveningOdds } from "../answers";
import { Fragment } from "preact";
import type { Api } from "./api";
import type { Held } from "./types";
import { useEffect, useState } from "preact/hooks";
import { plain } from "./labels";
import { chips, signed } from "./numbers";
import { gettext } from "./gettext";
import { type GameOfCatalogue, givenOptions, type HeldOptions } from "./settings";

const REST = 250; // milliseconds without a change before it is asked
const HANDS = 60;
const PLAYERS = 4;
const MOST = 1_000_000;

interface EveningProps {
  api: Api;
  game: GameOfCatalogue;
  options: HeldOptions;
}

export function Evening({ api, game, options }: EveningProps) {
  const { minimum_bet: minimum } = options as { minimum_bet?: Held };
  const least = typeof minimum === "number" && Number.isSafeInteger(minimum) ? minimum : 1;
  const [asked, ask] = useState<{ hands: number; seats: number; stake: number | null }>({
    hands: HANDS,
    seats: PLAYERS,
    stake: null,
  });
  const stake = asked.stake ?? least;
  const lines = useEvening(api, game, options, { ...asked, stake });
  if (!game.evening_hands.length) return null;
  const seats = [...Array(game.seats.most - game.seats.least + 1).keys()].map(
    (at) => at + game.seats.least,
  );
  const typed = (event: InputEvent & { currentTarget: HTMLInputElement }) => {
    const text = event.currentTarget.value.trim();
    if (text === "") ask({ ...asked, stake: null });
    else if (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST)
      ask({ ...asked, stake: Number(text) });
  };
  return (
    <section class="evening" aria-label={gettext("An evening for the bank")}>
      <h3>{gettext("An evening for the bank")}</h3>
      <div class="evening-asked">
        <Pick
          label={gettext("hands##of an evening")}
          value={asked.hands}
          values={game.evening_hands}
          onChange={(hands) => ask({ ...asked, hands })}
        />
        <Pick
          label={gettext("players##who play an evening")}
          value={asked.seats}
          values={seats}
          onChange={(seats) => ask({ ...asked, seats })}
        />
        <label>
          {gettext("ante##on each hand")}{" "}
          <input
            class="figure-input"
            inputmode="numeric"
            autocomplete="off"
            value={stake}
            onInput={typed}
          />
        </label>
      </div>
      <table class="evening-lines">
        <thead>
          <tr>
            <th>
              <span class="unseen">{gettext("choice##heads the column of choices")}</span>
            </th>
            <th>{gettext("the bank wins")}</th>
            <th>{gettext("tray##needed for an evening")}</th>
            <th>{gettext("drawer##needed for an evening")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ choice, expected, tray, drawer, text }) => (
            <Fragment key={choice}>
              <tr>
                <th scope="row">{plain(choice)}</th>
                <td>{signed(expected)}</td>
                <td>{tray === null ? "–" : chips(tray)}</td>
                <td>{drawer === null ? "–" : chips(drawer)}</td>
              </tr>
              <tr class="evening-text">
                <td colspan={4}>{text}</td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <p class="quiet small">
        {gettext(
          "In chips, if everybody plays the best, antes the same and leaves Trips alone. Who plays worse brings the bank more.",
        )}
      </p>
    </section>
  );
}

interface PickProps {
  label: string;
  value: number;
  values: readonly number[];
  onChange: (value: number) => void;
}

const Pick = ({ label, value, values, onChange }: PickProps) => (
  <label>
    {label}
    <select value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
      {values.map((each) => (
        <option key={each} value={each}>
          {chips(each)}
        </option>
      ))}
    </select>
  </label>
);

/** The lines of what was asked last; those before while the next are on their way. */
function useEvening(
  api: Api,
  game: GameOfCatalogue,
  options: HeldOptions,
  { hands, seats, stake }: { hands: number; seats: number; stake: number },
) {
  const [lines, see] = useState<readonly EveningOdds[]>([]);
  const asked = JSON.stringify({ options: givenOptions(options), hands, seats, stake });
  useEffect(() => {
    if (!game.evening_hands.length) return undefined;
    let isOld = false;
    const timer = setTimeout(async () => {
      try {
        const { evening } = await api.send<BankEvening>(
          "POST",
          `games/${game.slug}/evening`,
          JSON.parse(asked),
        );
        if (!isOld) see(evening);
      } catch {
        if (!isOld) see([]); // options that are not whole yet: the form says what is wrong
      }
    }, REST);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [game, asked]);
  return lines;
}
