// Show({look})   one table, full screen: the scene of its game
// lineOf(look)   the one sentence of it for the room: what happens, never what the dealer is to do

import { list } from "../kit/labels.js";
import { html } from "../kit/html.js";
import { say } from "../kit/say.js";
import { playersOf } from "./parts.js";
import { buraLine, BuraScene } from "./scenes/bura.js";
import { kabuLine, KabuScene } from "./scenes/kabu.js";
import { lorumLine, LorumScene } from "./scenes/lorum.js";
import { marketLine, MarketScene } from "./scenes/market.js";
import { PlainScene } from "./scenes/plain.js";
import { raceLine, RaceScene } from "./scenes/race.js";
import { scoredLine, ScoredScene } from "./scenes/scored.js";
import { speculationLine, SpeculationScene } from "./scenes/speculation.js";
import { uthLine, UthScene } from "./scenes/uth.js";

const SCENES = {
  uth: [UthScene, uthLine],
  superfecta: [RaceScene, raceLine],
  "card-stock-market": [MarketScene, marketLine],
  lorum: [LorumScene, lorumLine],
  bura: [BuraScene, buraLine],
  kabu: [KabuScene, kabuLine],
  speculation: [SpeculationScene, speculationLine],
};
const SCORED = [ScoredScene, scoredLine];
const PLAIN = [PlainScene, () => null];

const partsOf = ({ table, round }) => SCENES[table.game] ?? (round.facts.sheet ? SCORED : PLAIN);

export function Show({ look }) {
  const [Scene] = partsOf(look);
  return html`<${Scene} key=${look.table.game} look=${look} />`;
}

export function lineOf(look) {
  const [, line] = partsOf(look);
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
