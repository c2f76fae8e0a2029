// Paytables({board, options, onClose})   both paytables of Ultimate Texas Hold'em, and what they mean.

import type { Json, UthBoard } from "../../frontend/answers";
import { Button } from "../../frontend/kit/controls";
import { Dialog } from "../../frontend/kit/dialog";
import { plain } from "../../frontend/kit/labels";
import { say } from "../../frontend/kit/say";

interface PaytablesProps {
  board: UthBoard;
  options: Readonly<Record<string, Json>>;
  onClose: () => void;
}

export function Paytables({ board, options, onClose }: PaytablesProps) {
  const hands = Object.keys(board.blind_paytable);
  const foot = (
    <Button kind="plain" onTap={onClose}>
      {say("go back")}
    </Button>
  );
  return (
    <Dialog title={say("What is paid")} onClose={onClose} foot={foot}>
      <table class="ledger paytables">
        <thead>
          <tr>
            <th>{say("hand")}</th>
            <th class="number">{say("Blind")}</th>
            <th class="number">{say("Trips")}</th>
          </tr>
        </thead>
        <tbody>
          {hands.map((hand) => (
            <tr key={hand}>
              <td>{plain(hand)}</td>
              <td class="number">{plain(board.blind_paytable[hand])}</td>
              <td class="number">{plain(board.trips_paytable[hand])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small quiet">
        {say(
          "Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a fraction leaves over stays with the house.",
          { name: named(options["blind_paytable"]) },
        )}
      </p>
      <p class="small quiet">
        {say("Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.", {
          name: named(options["trips_paytable"]),
        })}
      </p>
      <p class="small quiet">
        {say(
          "Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante pushes.",
        )}
      </p>
    </Dialog>
  );
}

const named = (table: Json | undefined) =>
  typeof table === "string" ? plain(table) : say("your own table");
