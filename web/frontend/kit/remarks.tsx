// Remarks({api, path, onClose})   a round looked back on: each choice, what was best, what it cost, why.

import type { Remarks as RemarksAnswer } from "../answers";
import type { Api } from "./api";
import { Button } from "./controls";
import { Dialog } from "./dialog";
import { useEffect, useState } from "preact/hooks";
import { gettext } from "./gettext";

interface RemarksProps {
  api: Api;
  path: string;
  onClose: () => void;
}

export function Remarks({ api, path, onClose }: RemarksProps) {
  const [seen, see] = useState<{ found?: RemarksAnswer; error?: string }>({});
  useEffect(() => {
    let gone = false;
    api.get<RemarksAnswer>(path).then(
      (found) => gone || see({ found }),
      (error) => gone || see({ error: error.message }),
    );
    return () => {
      gone = true;
    };
  }, [path]);
  const foot = (
    <Button kind="main" onTap={onClose}>
      {gettext("go back")}
    </Button>
  );
  return (
    <Dialog title={gettext("What was best?")} onClose={onClose} foot={foot}>
      {seen.error && <p role="alert">{seen.error}</p>}
      {!seen.error && !seen.found && <p>{gettext("One moment: it is being computed.")}</p>}
      {seen.found && seen.found.remarks.length === 0 && (
        <p>{gettext("There is nothing to say of your choices in this round.")}</p>
      )}
      {seen.found && (
        <ol class="remarks">
          {seen.found.remarks.map((line, at) => (
            <li key={at} class={line.good ? "is-good" : "is-worse"}>
              <b>
                {line.good
                  ? gettext("You did well: {did}.", { did: line.did })
                  : gettext("You did: {did}. The program would: {best}.", {
                      did: line.did,
                      best: line.best,
                    })}
              </b>
              {line.cost && (
                <>
                  {" "}
                  <span>{gettext("That costs {cost} chips on average.", { cost: line.cost })}</span>
                </>
              )}
              <p>{line.why}</p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
