// Show({look})   one table, full screen: the scene of its game
// lineOf(look)   the one sentence of it for the room: what happens, never what the dealer is to do

import WALLS from "games:wall";
import type { RoundView, Slug } from "../answers";
import { list } from "../kit/labels";
import { gettext } from "../kit/gettext";
import { playersOf } from "./parts";
import { plainScene } from "./scenes/plain";
import { scoredScene } from "./scenes/scored";
import type { AnyLook, Look, WallScene } from "./types";

const sceneOf = <Game extends Slug>({ game, round }: Look<Game>): WallScene<Game> =>
  WALLS[game] ?? (hasSheet(round) ? scoredScene : plainScene);

const hasSheet = ({ facts }: RoundView) => "sheet" in facts;

export function Show({ look }: { look: Look }) {
  const { Scene } = sceneOf(look);
  return <Scene key={look.game} look={look} />;
}

export function lineOf(look: Look) {
  const { line } = sceneOf(look);
  const { running, face, round, beat } = look;
  const showing = running && face.shownAt ? face.showing?.(round, beat) : null;
  return (showing ?? line(look) ?? turnOf(look)).replace(/\.$/, "");
}

/** "Ana's turn", "Ana and Ben to play"; nothing while it is the dealer's. */
function turnOf(look: AnyLook) {
  const players = playersOf(look);
  const awaited = (look.round.prompt?.awaited ?? []).flatMap((who) => players[who] ?? []);
  const [player] = awaited;
  if (player === undefined) return "";
  return awaited.length === 1
    ? gettext("{player}'s turn", { player })
    : gettext("{players} to play", { players: list(awaited) });
}
