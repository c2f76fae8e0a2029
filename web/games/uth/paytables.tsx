// Paytables({board, onClose})   both paytables of Ultimate Texas Hold'em, and what they mean.

import type { UthBoard } from "../../frontend/answers";
import { Button } from "../../frontend/kit/controls";
import { Dialog } from "../../frontend/kit/dialog";
import { plain } from "../../frontend/kit/labels";
import { gettext } from "../../frontend/kit/gettext";

interface PaytablesProps {
  board: UthBoard;
  onClose: () => void;
}

export function Paytables({ board, onClose }: PaytablesProps) {
  const hands = Object.keys(board.blind_paytable);
  const foot = (
    <Button kind="plain" onTap={onClose}>
      {gettext("go back")}
    </Button>
  );
  return (
    <Dialog title={gettext("What is paid")} onClose={onClose} foot={foot}>
      <table class="ledger paytables">
        <thead>
          <tr>
            <th>{gettext("hand")}</th>
            <th class="number">{gettext("Blind")}</th>
            <th class="number">{gettext("Trips")}</th>
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
      {board.terms.map((text) => (
        <p key={text} class="small quiet">
          {text}
        </p>
      ))}
    </Dialog>
  );
}
