// Menu({table, state, onClose})   what is seldom needed, away from what is tapped all the time: the rules of the game,
//                                 the keys, the shuffle, a voided round, and the way back to the desk.

import type { SessionShown, TableState } from "../answers";
import type { TableProps, WithClose } from "./types";
import { HOUSE } from "../kit/api";
import { Button } from "../kit/controls";
import { Dialog } from "../kit/dialog";
import { GameWordsFold } from "../kit/gamewords";
import { helpOf } from "../kit/help";
import { useEffect, useState } from "preact/hooks";
import { Languages } from "../kit/languages";
import { FourColours, TurnedFelt } from "../kit/looks";
import { canKeepAwake } from "../kit/awake";
import { ErrorToast } from "../kit/notice";
import { Sounds } from "../kit/sound";
import { gettext } from "../kit/gettext";
import { HowItIsPlayed } from "../kit/short";
import { JoinDialog } from "./joining";
import { Phones } from "./phones";
import { Keys } from "./shortcuts";
import { Commitment, roundsOf } from "./shuffle";

const MISDEAL = gettext("misdeal");
const REASONS = [
  MISDEAL,
  gettext("a card was seen"),
  gettext("wrong cards entered"),
  gettext("the table gives up the round"),
];

export function Menu({ table, state, onClose }: TableProps & WithClose) {
  const [voiding, setVoiding] = useState(false);
  const [role, setRole] = useState<SessionShown["role"]>(null);
  const [joining, setJoining] = useState(false);
  const [listing, setListing] = useState(false);
  const [learning, setLearning] = useState(false);
  useEffect(() => {
    table.role().then(setRole);
  }, []);
  if (voiding) return <Void table={table} state={state} onClose={onClose} />;
  if (joining) return <JoinDialog table={table} state={state} onClose={onClose} />;
  if (listing) return <Keys game={state.table.game} onClose={onClose} />;
  if (learning)
    return (
      <HowItIsPlayed
        api={table.api}
        game={state.table.game}
        back={gettext("back to the table")}
        onClose={() => setLearning(false)}
      />
    );
  const { game, status, commitment, cards, past } = state.table;
  const inRound = status === "playing" || status === "frozen" || status === "finished";
  const foot = (
    <>
      <Button kind="plain" onTap={onClose}>
        {gettext("go back")}
      </Button>
      {inRound && (
        <Button kind="danger" onTap={() => setVoiding(true)}>
          {gettext("void this round …")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={state.table.name} onClose={onClose} foot={foot}>
      <div class="menu-links">
        <Button kind="plain" onTap={() => setLearning(true)}>
          {gettext("in short")}
        </Button>
        <a
          class="button is-plain"
          href={helpOf(game, location.pathname)}
          target="_blank"
          rel="opener"
        >
          {gettext("how it is played")}
        </a>
        {past.length > 0 && (
          <a class="button is-plain" href={roundsOf(state)}>
            {gettext("the last rounds")}
          </a>
        )}
        {state.night.status === "open" && !HOUSE && (
          <Button kind="plain" onTap={() => setJoining(true)}>
            {gettext("join with a phone")}
          </Button>
        )}
        <Button kind="plain" onTap={fullScreen}>
          {gettext("full screen")}
        </Button>
        <Button kind="plain" onTap={() => setListing(true)}>
          {gettext("keys")}
        </Button>
        {role === "host" && (
          <a class="button is-plain" href={`/desk/${state.night.night}`}>
            {gettext("the desk")}
          </a>
        )}
      </div>
      <GameWordsFold api={table.api} game={game} />
      <div class="menu-links">
        <Sounds />
        <FourColours />
        <TurnedFelt />
      </div>
      {!canKeepAwake && (
        <p class="quiet small">
          {gettext(
            "Over plain HTTP no page is sure to keep the screen on: switch its lock off in the tablet's own settings.",
          )}
        </p>
      )}
      <Languages />
      <Phones table={table} state={state} />
      {inRound && <Commitment commitment={commitment} cards={cards} />}
    </Dialog>
  );
}

function fullScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.();
}

/** What is known of a round that is frozen need not be there to be published. */
function whatVoidingDoes({ table }: TableState) {
  if (table.cards !== "virtual")
    return gettext("Every bet of the round goes back. This cannot be undone.");
  return table.status === "frozen"
    ? gettext(
        "Every bet of the round goes back, and its seed is published if it is there. This cannot be undone.",
      )
    : gettext("Every bet of the round goes back and the seed is published. This cannot be undone.");
}

export function Void({ table, state, onClose }: TableProps & WithClose) {
  const [reason, setReason] = useState(MISDEAL);
  const send = async () => {
    if (await table.voidRound(reason.trim())) onClose();
  };
  const foot = (
    <>
      <Button kind="plain" onTap={onClose}>
        {gettext("go back")}
      </Button>
      <Button kind="danger" disabled={!reason.trim()} busy={table.late.value} onTap={send}>
        {gettext("void round {number}", { number: state.table.number })}
      </Button>
    </>
  );
  return (
    <Dialog
      title={gettext("Void round {number}?", { number: state.table.number })}
      onClose={onClose}
      foot={foot}
    >
      <p>{whatVoidingDoes(state)}</p>
      <div class="choices">
        {REASONS.map((choice) => (
          <Button key={choice} chosen={choice === reason} onTap={() => setReason(choice)}>
            {choice}
          </Button>
        ))}
      </div>
      <label class="field">
        {gettext("or in your own words")}
        <input
          maxlength={200}
          value={reason}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
      <ErrorToast text={table.error.value} />
    </Dialog>
  );
}
