// The games of points: what lies on the table on the left, the score on the right; after a deal of tricks the score sheet.

import { Card, Hand } from "../../kit/card";
import { names } from "../../kit/names";
import { plain } from "../../kit/labels";
import { chips } from "../../kit/numbers";
import { many, say } from "../../kit/say";
import { namesOn, scored, ScoreChart, Stroke, useScores, why } from "../../kit/scoresheet";
import { playersOf, Pots, Trick } from "../parts";
import { WallSheet } from "../sheet";

export const scoredScene = { Scene, line };

function Scene({ look }) {
  const { state, scene } = look;
  const deals = useScores(state);
  const Middle = MIDDLES[look.table.game] ?? Tricks;
  const isOver = scene === "over" || scene === "reveal";
  if (isOver && deals?.length && (Middle === Tricks || Middle === Schnapsen))
    return (
      <div class="scene">
        <WallSheet deals={deals} side={<Pots look={look} />} />
      </div>
    );
  return (
    <div class={names(["scene scored-scene", isOver && "is-over"])}>
      <div class="scored-felt">
        <Middle look={look} />
        <Pots look={look} />
      </div>
      {deals && <Points look={look} deals={deals} />}
    </div>
  );
}

function line({ round, scene, paying }) {
  if (scene === "reveal")
    return paying.amount < 0
      ? say("{player} pays {chips}", { player: paying.player, chips: -paying.amount })
      : say("{player} is paid {chips}", { player: paying.player, chips: paying.amount });
  if (scene === "over") return scored(round);
  const { contract, trump, deal } = round.facts;
  if (typeof contract === "string")
    return say("Deal {number}: {contract}", {
      number: deal,
      contract: plain(contract.replaceAll("-", " ")),
    });
  if (contract) {
    const who = round.seats.find(({ seat }) => seat === contract.seat)?.player;
    const { points } = contract;
    if (contract.no_trump)
      return say("{player} plays {points} without trumps", { player: who, points });
    return trump
      ? say("{player} plays {points}, {suit}", { player: who, points, suit: SUITS[trump] })
      : say("{player} plays {points}", { player: who, points });
  }
  return null;
}

const SUITS = { c: say("clubs"), d: say("diamonds"), h: say("hearts"), s: say("spades") };

const MIDDLES = {
  "stop-the-bus": Bus,
  "divide-and-conquer": Matches,
  schnapsen: Schnapsen,
};

function Tricks({ look }) {
  const { round } = look;
  const { order = [], takers = [] } = round.facts.tricks ?? {};
  const seats = order.length ? order : round.seats.map(({ seat }) => seat);
  const cards = round.zones.trick?.cards ?? [];
  return (
    <Trick
      look={look}
      order={seats}
      cards={cards}
      takes={cards.length === seats.length ? takers.at(-1) : null}
    />
  );
}

function Schnapsen({ look }) {
  const { round } = look;
  const [upcard] = round.zones.upcard?.cards ?? [];
  return (
    <>
      <Tricks look={look} />
      <div class="scored-stock">
        {upcard && <Card card={upcard} />}
        <p>
          {round.facts.closed
            ? say("closed##a stock")
            : say("{count} to draw", { count: round.zones.stock?.count ?? 0 })}
        </p>
      </div>
    </>
  );
}

/** Three cards in the middle; everybody's own are seen once the bus has stopped. */
function Bus({ look }) {
  const { round } = look;
  const players = playersOf(look);
  const { stopped, losers = [] } = round.facts;
  return (
    <>
      <Hand cards={round.zones.middle?.cards ?? []} />
      {round.finished ? (
        <ul class="bus-hands">
          {round.seats.map(({ seat }) => (
            <li key={seat} class={names([losers.includes(seat) && "is-out"])}>
              <b class="seat-name">{players[seat]}</b>{" "}
              <Hand cards={round.zones[`hand:${seat}`]?.cards ?? []} fanned />
            </li>
          ))}
        </ul>
      ) : (
        <p class="bus-line">
          {stopped ? say("{player} has stopped the bus", { player: players[stopped] }) : ""}
        </p>
      )}
    </>
  );
}

/** Two rows of cards, match by match. */
function Matches({ look }) {
  const { round } = look;
  const players = playersOf(look);
  return (
    <div class="matches">
      {round.seats.map(({ seat }) => (
        <div key={seat} class="matches-row">
          <b class="seat-name">{players[seat]}</b>
          <span class="matches-cards">
            {round.facts.matches.map(({ cards, winner }, at) => (
              <Card key={at} card={cards[seat]} lit={winner === seat} />
            ))}
          </span>
          <b class="win figure">{round.facts.won[seat] ?? 0}</b>
        </div>
      ))}
    </div>
  );
}

function Points({ look, deals }) {
  const { round } = look;
  const { sheet } = round.facts;
  if (!sheet) return null;
  const whose = namesOn(sheet, round);
  const scores = sheet.after ?? sheet.before;
  const best = Math[sheet.better === "high" ? "max" : "min"](...Object.values(scores));
  const lit = round.prompt?.awaited ?? [];
  return (
    <aside class="points">
      <ol class="points-list">
        {Object.keys(scores).map((name, at) => (
          <li
            key={name}
            class={names([name.split("+").some((seat) => lit.includes(Number(seat))) && "is-lit"])}
          >
            <Stroke at={at} />{" "}
            <b class={names(["points-name", name.includes("+") && "is-partners"])}>{whose[name]}</b>
            <b class="figure">
              {chips(scores[name])}
              {scores[name] === best && sheet.after ? " ★" : ""}
            </b>
            <span class="points-note">
              {sheet.after ? why(sheet, name) : tricksOf(round, name)}
            </span>
          </li>
        ))}
      </ol>
      {deals.length > 1 && <ScoreChart deals={deals} />}
      {sheet.goal !== null && (
        <p class="points-goal">{say("{chips} ends the game", { chips: chips(sheet.goal) })}</p>
      )}
    </aside>
  );
}

function tricksOf({ facts }, name) {
  const seats = name.split("+").map(Number);
  const taken = facts.tricks?.takers.filter((taker) => seats.includes(taker)).length ?? 0;
  return taken ? many("{count} trick", "{count} tricks", taken) : "";
}
