// The games of points: what lies on the table on the left, the score on the right; after a deal of tricks the score sheet.
//
//   scoredScene                             a trick game's
//   scoredSceneOf(Middle, {endsOnSheet})    with another middle; endsOnSheet: whether the sheet is all that is shown at the end
//   scoredAfter(Play, said)                 a scene and a sentence of the game's own until the deal is over

import type { FunctionComponent } from "preact";
import type { RoundView, Sheet, Tricks as TricksOfDeal } from "../../answers";
import { names } from "../../kit/names";
import { plain } from "../../kit/labels";
import { chips } from "../../kit/numbers";
import { ngettext, gettext } from "../../kit/gettext";
import {
  type DealOfGame,
  namesOn,
  scored,
  ScoreChart,
  Stroke,
  useScores,
  why,
} from "../../kit/scoresheet";
import { Pots, Trick } from "../parts";
import { WallSheet } from "../sheet";
import type { AnyLook, AnyWallScene } from "../types";

/** The bid that is played. */
interface Bid {
  seat: number;
  points: number;
  no_trump: boolean;
}

/** What a scored game keeps in its facts. */
interface ScoredFacts {
  deal: number;
  sheet: Sheet;
  contract?: string | Bid;
  trump?: string;
  tricks?: TricksOfDeal;
}

const isOver = ({ scene }: AnyLook) => scene === "over" || scene === "reveal";

const scoredFacts = ({ facts }: RoundView): ScoredFacts | null => ("sheet" in facts ? facts : null);

export const scoredSceneOf = <Seen extends AnyLook>(
  Middle: FunctionComponent<{ look: Seen }>,
  { endsOnSheet }: { endsOnSheet: boolean },
) => ({
  Scene: ({ look }: { look: Seen }) => {
    const deals = useScores(look.state);
    if (isOver(look) && deals?.length && endsOnSheet)
      return (
        <div class="scene">
          <WallSheet deals={deals} side={<Pots look={look} />} />
        </div>
      );
    return (
      <div class={names(["scene scored-scene", isOver(look) && "is-over"])}>
        <div class="scored-felt">
          <Middle look={look} />
          <Pots look={look} />
        </div>
        {deals && <Points look={look} deals={deals} />}
      </div>
    );
  },
  line,
});

export const scoredScene: AnyWallScene = scoredSceneOf(Tricks, { endsOnSheet: true });

export const scoredAfter = <Seen extends AnyLook>(
  Play: FunctionComponent<{ look: Seen }>,
  said: (look: Seen) => string | null = () => null,
) => ({
  Scene: ({ look }: { look: Seen }) =>
    isOver(look) ? <scoredScene.Scene look={look} /> : <Play look={look} />,
  line: (look: Seen) => (isOver(look) ? scoredScene.line(look) : said(look)),
});

function line(look: AnyLook) {
  const { round, state } = look;
  if (isOver(look)) return state.lines?.headline ?? scored(round);
  const { contract, trump, deal } = scoredFacts(round) ?? {};
  if (typeof contract === "string")
    return gettext("Deal {number}: {contract}", {
      number: deal ?? 0,
      contract: plain(contract.replaceAll("-", " ")),
    });
  if (contract) {
    const { points, seat: bidder } = contract;
    const player = round.seats.find(({ seat }) => seat === bidder)?.player ?? "";
    if (contract.no_trump)
      return gettext("{player} plays {points} without trumps", { player, points });
    return trump
      ? gettext("{player} plays {points}, {suit}", { player, points, suit: SUITS[trump] ?? "" })
      : gettext("{player} plays {points}", { player, points });
  }
  return null;
}

const SUITS: Readonly<Record<string, string>> = {
  c: gettext("clubs"),
  d: gettext("diamonds"),
  h: gettext("hearts"),
  s: gettext("spades"),
};

export function Tricks({ look }: { look: AnyLook }) {
  const { round } = look;
  const { order = [], takers = [] } = scoredFacts(round)?.tricks ?? {};
  const seats = order.length ? order : round.seats.map(({ seat }) => seat);
  const cards = round.zones["trick"]?.cards ?? [];
  return (
    <Trick
      look={look}
      order={seats}
      cards={cards}
      takes={cards.length === seats.length ? takers.at(-1) : null}
    />
  );
}

function Points({ look, deals }: { look: AnyLook; deals: readonly DealOfGame[] }) {
  const { round } = look;
  const { lines } = look.state;
  const sheet = scoredFacts(round)?.sheet;
  if (!sheet) return null;
  const whose = namesOn(sheet, round);
  const scores = sheet.after ?? sheet.before;
  const best = Math[sheet.better === "high" ? "max" : "min"](...Object.values(scores));
  const lit = round.prompt?.awaited ?? [];
  return (
    <aside class="points">
      <ol class="points-list">
        {Object.entries(scores).map(([name, score], at) => (
          <li
            key={name}
            class={names([name.split("+").some((seat) => lit.includes(Number(seat))) && "is-lit"])}
          >
            <Stroke at={at} />{" "}
            {name.includes("+") ? (
              <span class="points-partners">
                {playersOf(name, round).map((player) => (
                  <b class="points-name" key={player}>
                    {player}
                  </b>
                ))}
              </span>
            ) : (
              <b class="points-name">{whose[name]}</b>
            )}
            <b class="figure">
              {chips(score)}
              {score === best && sheet.after ? " ★" : ""}
            </b>
            <span class="points-note">
              {sheet.after ? why(sheet, name) : tricksOf(round, name)}
            </span>
          </li>
        ))}
      </ol>
      {deals.length > 1 && <ScoreChart deals={deals} />}
      {lines && <p class="points-goal">{lines.progress}</p>}
    </aside>
  );
}

/** Who plays on a side. */
const playersOf = (side: string, round: RoundView) =>
  round.seats
    .filter(({ seat }) => side.split("+").includes(String(seat)))
    .map(({ player }) => player);

function tricksOf(round: RoundView, name: string) {
  const seats = name.split("+").map(Number);
  const takers = scoredFacts(round)?.tricks?.takers ?? [];
  const taken = takers.filter((taker) => seats.includes(taker)).length;
  return taken ? ngettext("{count} trick", "{count} tricks", taken) : "";
}
