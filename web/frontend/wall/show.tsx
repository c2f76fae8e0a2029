// Show({look})   one table, full screen: the scene of its game
// lineOf(look)   the one sentence of it for the room: what happens, never what the dealer is to do

import WALLS from "games:wall";
import { list } from "../kit/labels";
import { say } from "../kit/say";
import { playersOf } from "./parts";
import { plainScene } from "./scenes/plain";
import { scoredScene } from "./scenes/scored";

const sceneOf = ({ table, round }) =>
  WALLS[table.game] ?? (round.facts.sheet ? scoredScene : plainScene);

export function Show({ look }) {
  const { Scene } = sceneOf(look);
  return <Scene key={look.table.game} look={look} />;
}

export function lineOf(look) {
  const { line } = sceneOf(look);
  return (line(look) ?? turnOf(look)).replace(/\.$/, "");
}

/** "Ana's turn", "Ana and Ben to play"; nothing while it is the dealer's. */
function turnOf(look) {
  const players = playersOf(look);
  const awaited = (look.round.prompt?.awaited ?? []).map((who) => players[who]).filter(Boolean);
  if (!awaited.length) return "";
  return awaited.length === 1
    ? say("{player}'s turn", { player: awaited[0] })
    : say("{players} to play", { players: list(awaited) });
}
