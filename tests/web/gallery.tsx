// The kit, to look at: /gallery/gallery.html shows every piece, ?screen=… one of them as a whole screen.

import type { ComponentChildren } from "preact";
import type { Connection } from "../../web/frontend/kit/live";
import type { NumberRange, Prompt, VerbWords } from "../../web/frontend/kit/types";
import { Bar } from "../../web/frontend/kit/bar";
import { Card, Hand, Outline } from "../../web/frontend/kit/card";
import { CardPicker } from "../../web/frontend/kit/cardpicker";
import { Ceremony } from "../../web/frontend/kit/ceremony";
import { ChipPad } from "../../web/frontend/kit/chippad";
import { Chips } from "../../web/frontend/kit/chips";
import { Button, Controls } from "../../web/frontend/kit/controls";
import { Ask } from "../../web/frontend/kit/dialog";
import { PICKER_ORDER } from "../../web/frontend/kit/faces";
import { createElement, render } from "preact";
import { useState } from "preact/hooks";
import { Line } from "../../web/frontend/kit/line";
import { News, ErrorToast } from "../../web/frontend/kit/notice";
import { chips, signed } from "../../web/frontend/kit/numbers";
import { PromptControls } from "../../web/frontend/kit/promptcontrols";
import { Record } from "../../web/frontend/kit/record";
import { LostStrip, State } from "../../web/frontend/kit/states";

const CHIPSET = [
  { value: 1, colour: "white" },
  { value: 5, colour: "red" },
  { value: 25, colour: "green" },
  { value: 100, colour: "black" },
  { value: 500, colour: "purple" },
];
const PLAYERS = { 1: "Ana", 2: "Ben", 4: "Cy", 5: "Dee" };
const PATH = ["Friday night", "Table 1", "Ultimate Texas Hold'em"];
const LINES = [
  { number: 8, text: "Ana bets 10, Blind 10, Trips 5" },
  { number: 9, text: "Ben bets 25, Blind 25", undone: true },
  { number: 10, text: "Ben bets 20, Blind 20" },
  { number: 11, text: "cards dealt" },
  { number: 12, text: "Ana checks" },
];

const say = (text: string) => ({ code: "gallery", args: {}, text });
const PROMPTS: Readonly<Record<string, Prompt>> = {
  turn: {
    say: say("Ana to act before the flop: play, or check."),
    awaited: [1],
    options: [
      { by: 1, do: "check", since: 12, values: {}, optional: [] },
      { by: 1, do: "play", since: 12, values: { times: [3, 4] }, optional: [] },
    ],
  },
  betting: {
    say: say("Place your bets."),
    awaited: ["dealer"],
    options: [
      ...[1, 2, 4, 5].map((by) => ({
        by,
        do: "bet",
        since: 0,
        optional: ["trips"],
        values: { ante: { min: 0, max: 50, step: 1 }, trips: { min: 0, max: 160, step: 1 } },
      })),
      { by: 1, do: "clear", since: 3, values: {}, optional: [] },
      { by: "dealer", do: "deal", since: 0, values: {}, optional: [] },
    ],
  },
  show: {
    say: say("Show the second card of the flop."),
    awaited: ["dealer"],
    options: [
      {
        by: "dealer",
        do: "show",
        since: 4,
        optional: [],
        values: { card: PICKER_ORDER.filter((_, at) => at % 9) },
      },
    ],
  },
  ticket: {
    say: say("Bets are open."),
    awaited: ["dealer"],
    options: [
      {
        by: 2,
        do: "ticket",
        since: 1,
        optional: [],
        values: {
          bets: {
            least: 1,
            most: 100,
            rows: {
              amount: { min: 1, max: 80, step: 1 },
              type: ["WIN", "EXA", "SFC"],
              horses: ["H", "D", "C", "S", "D/C", "D/C/H/S"],
            },
          },
        },
      },
      { by: "dealer", do: "off", since: 1, values: {}, optional: [] },
    ],
  },
  lead: {
    say: say("Ben leads."),
    awaited: [2],
    options: [
      {
        by: 2,
        do: "lead",
        since: 1,
        optional: [],
        values: { cards: { of: ["7c", "9c", "Td"], least: 1, most: 3 } },
      },
      {
        by: 1,
        do: "announce",
        since: 1,
        optional: [],
        values: { kind: ["bura", "aces", "molodka"] },
      },
      { by: 1, do: "declare", since: 1, optional: [], values: {} },
    ],
  },
};
const WORDS: VerbWords = {
  play: (args) => `PLAY ${String(args["times"])}×`,
  check: () => "CHECK",
};

const PAYOUTS = [
  {
    who: "Ben",
    hand: "two pair, kings and nines",
    sums: ["Ante 20 loses", "Blind 20 loses", "Play 40 loses"],
    amount: -80,
  },
  {
    who: "Ana",
    hand: "flush, ace high",
    amount: 75,
    sums: ["Ante 10 × 1:1 = 10", "Blind 10 × 3:2 = 15", "Play 20 × 1:1 = 20", "Trips 5 × 6:1 = 30"],
  },
  { who: "Cy", hand: "pair of kings, the dealer's too", sums: ["Everything pushes"], amount: 0 },
];

function Prompted({ name, error }: { name: string; error?: string }) {
  const [said, note] = useState<string | null>(null);
  const prompt = PROMPTS[name];
  if (!prompt) return null;
  const onAct = async (action: object) => {
    note(JSON.stringify(action));
    return true;
  };
  return (
    <div class="foot">
      <Line text={prompt.say.text} />
      <PromptControls
        game="uth"
        prompt={prompt}
        me="dealer"
        players={PLAYERS}
        chipset={CHIPSET}
        words={WORDS}
        last={{ "1 bet": { ante: 10 } }}
        error={error}
        shown={["Kh"]}
        onAct={onAct}
        onTakeBack={() => {}}
      />
      {said && <output class="said quiet">{said}</output>}
    </div>
  );
}

function Pad({ range }: { range: NumberRange }) {
  const [value, set] = useState(37);
  return (
    <ChipPad label="Ante" value={value} range={range} chipset={CHIPSET} last={25} onChange={set} />
  );
}

function Picking() {
  const [picked, set] = useState(["Kh", "9s"]);
  const allowed = PICKER_ORDER.filter(
    (card) => !["As", "Td", "2c", "7h"].includes(card) && !picked.includes(card),
  );
  return (
    <CardPicker
      allowed={allowed}
      picked={picked}
      onPick={(card) => set([...picked, card])}
      onTakeBack={(card) => set(picked.filter((other) => other !== card))}
    />
  );
}

function Paying() {
  const [at, go] = useState(1);
  return (
    <Ceremony
      payouts={PAYOUTS}
      at={at}
      chipset={CHIPSET}
      onPaid={() => go((at + 1) % PAYOUTS.length)}
      onPayAll={() => go(PAYOUTS.length - 1)}
    />
  );
}

const Felt = () => (
  <div class="felt">
    <div class="pretend-felt">
      <Hand cards={["??", "??"]} label="dealer" />
      <Hand cards={["Kh", "9s", "4d"]} places={5} label="board" wanted />
      <Chips amount={37} chipset={CHIPSET} />
    </div>
  </div>
);

interface TableProps {
  foot: ComponentChildren;
  connection?: Connection;
}

function Table({ foot, connection = "live" }: TableProps) {
  return (
    <main class="screen">
      <Bar path={PATH} round={14} tray={1240} connection={connection} />
      <Felt />
      <Record title="round 14" lines={LINES} onUndo={() => {}} />
      {foot}
    </main>
  );
}

const SCREENS = {
  turn: () => <Table foot={<Prompted name="turn" />} />,
  betting: () => <Table foot={<Prompted name="betting" />} />,
  show: () => <Table foot={<Prompted name="show" />} />,
  ticket: () => <Table foot={<Prompted name="ticket" />} />,
  lead: () => (
    <Table
      foot={<Prompted name="lead" error="The answer needs as many cards as were led: two." />}
    />
  ),
  paying: () => (
    <Table
      foot={
        <div class="foot">
          <Paying />
        </div>
      }
    />
  ),
  lost: () => (
    <div>
      <LostStrip since={Date.now() - 12000} onRetry={() => {}} />
      <Table
        connection="lost"
        foot={
          <div class="foot">
            <Line text="Ana to act on the flop: play 20, or check." detail="rack 170" />
          </div>
        }
      />
    </div>
  ),
  ask: () => (
    <div>
      <Table foot={<Prompted name="turn" />} />
      <Ask
        title="Void this round?"
        danger
        yes="void the round"
        onYes={() => {}}
        onClose={() => {}}
        text="Every bet of the round goes back and the seed is published. This cannot be undone."
      />
    </div>
  ),
  empty: () => (
    <State mark="h" title="Nobody sits here yet" text="Tap a seat to bring somebody to the table.">
      <Button kind="main">seat a player</Button>
    </State>
  ),
};

interface PieceProps {
  title: string;
  children: ComponentChildren;
}

const Piece = ({ title, children }: PieceProps) => (
  <section class="piece">
    <h2>{title}</h2>
    {children}
  </section>
);

const Gallery = () => (
  <main class="gallery">
    <Piece title="cards">
      <div class="side">
        {[
          "As",
          "Kh",
          "Qd",
          "Jc",
          "Ts",
          "9h",
          "8d",
          "7c",
          "6s",
          "5h",
          "4d",
          "3c",
          "2s",
          "Jk",
          "??",
        ].map((card) => (
          <Card key={card} card={card} />
        ))}
        <Outline />
        <Outline wanted />
      </div>
      <div class="side">
        <Hand cards={["Ah", "Td", "9c", "4s", "??"]} label="fanned" fanned />
        <Hand cards={["Ah", "Kd", "9c"]} places={5} label="the board" lit={new Set(["Ah", "Kd"])} />
      </div>
    </Piece>
    <Piece title="chips">
      <div class="side">
        {[1, 37, 138, 1240, 4999].map((amount) => (
          <Chips key={amount} amount={amount} chipset={CHIPSET} words />
        ))}
      </div>
    </Piece>
    <Piece title="chip pad">
      <Pad range={{ min: 1, max: 120, step: 1 }} />
      <Pad range={{ min: 40, max: 60, step: 5 }} />
    </Piece>
    <Piece title="buttons">
      <Controls question="gallery" end={<Button kind="danger">void</Button>}>
        <Button kind="main">CHECK</Button>
        <Button kind="main">PLAY 2× · 20</Button>
        <Button kind="plain">bet …</Button>
        <Button busy>sending</Button>
        <Button disabled>not now</Button>
        <Button kind="quiet">quiet</Button>
        <Button chosen>chosen</Button>
      </Controls>
    </Piece>
    <Piece title="card picker">
      <Picking />
    </Piece>
    <Piece title="ceremony">
      <Paying />
    </Piece>
    {Object.keys(PROMPTS).map((name) => (
      <Piece key={name} title={`prompt: ${name}`}>
        <Prompted name={name} />
      </Piece>
    ))}
    <Piece title="errors and news">
      <ErrorToast
        text="Ben's rack has 40; ante, Blind, Trips and one more ante are 45."
        onGone={() => {}}
      />
      <News text="The tray was filled with 500 from the cage." />
    </Piece>
    <Piece title="nothing to show">
      <div class="framed">{SCREENS.empty()}</div>
    </Piece>
    <section class="piece" data-ground="paper">
      <h2>paper</h2>
      <table class="ledger">
        <thead>
          <tr>
            <th>player</th>
            <th class="number">cash in</th>
            <th class="number">chips</th>
            <th class="number">result</th>
          </tr>
        </thead>
        <tbody>
          {[
            { who: "Ana", paid: 200, has: 275 },
            { who: "Ben", paid: 1200, has: 960 },
            { who: "Cy", paid: 100, has: 100 },
          ].map(({ who, paid, has }) => (
            <tr key={who}>
              <td>{who}</td>
              <td class="number">{chips(paid)}</td>
              <td class="number">{chips(has)}</td>
              <td class={`number ${has < paid ? "lost" : "won"}`}>{signed(has - paid)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th>all</th>
            <td class="number">1,500</td>
            <td class="number">1,335</td>
            <td class="number lost">−165</td>
          </tr>
        </tfoot>
      </table>
      <div>
        <Button kind="main">sell chips</Button> <Button>move</Button>
      </div>
    </section>
  </main>
);

const query = new URLSearchParams(location.search);
const suits = query.get("suits");
if (suits) document.documentElement.dataset["suits"] = suits;
const screen = Object.entries(SCREENS).find(([name]) => name === query.get("screen"));
render(createElement(screen ? screen[1] : Gallery, {}), document.body);
