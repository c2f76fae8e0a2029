// FourColours({kind})   the switch: clubs green and diamonds blue, on this screen
// TurnedFelt()          the switch: the dealer's left is the left of this screen
// Look()                the language, that switch, and the paper of desk, books, people and help: light or dark, or as the device has it
//
// What is chosen is kept in localStorage; `look.js` shows it, in every window of this screen, and before the first paint.

import { Button } from "./controls";
import { useState } from "preact/hooks";
import { Languages } from "./languages";
import { gettext } from "./gettext";

const PAPERS = { device: gettext("as the device"), light: gettext("light"), dark: gettext("dark") };

export function FourColours({ kind }: { kind?: "plain" | "quiet" }) {
  const [four, set] = useKept("suits");
  return (
    <Button kind={kind} chosen={four === "four"} onTap={() => set(four === "four" ? null : "four")}>
      {four === "four" ? gettext("four-colour cards: on") : gettext("four-colour cards: off")}
    </Button>
  );
}

export function TurnedFelt() {
  const [felt, set] = useKept("felt");
  const turned = felt === "turned";
  return (
    <Button chosen={turned} onTap={() => set(turned ? null : "turned")}>
      {turned ? gettext("seat 1 on the left: on") : gettext("seat 1 on the left: off")}
    </Button>
  );
}

function Paper() {
  const [paper, set] = useKept("paper");
  return (
    <div class="languages" role="group" aria-label={gettext("The paper of this screen")}>
      <span class="languages-of">{gettext("paper:")}</span>
      {Object.entries(PAPERS).map(([name, words]) => (
        <Button
          key={name}
          kind="quiet"
          chosen={name === (paper ?? "device")}
          onTap={() => set(name === "device" ? null : name)}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}

export const Look = () => (
  <div class="looks-chosen">
    <Languages />
    <Paper />
    <FourColours kind="quiet" />
  </div>
);

function useKept(what: string) {
  const [kept, know] = useState(() => read(what));
  const set = (value: string | null) => {
    write(what, value);
    know(value);
    dispatchEvent(new Event("storage")); // as another window has it
  };
  return [kept, set] as const;
}

function read(what: string) {
  try {
    return localStorage.getItem(what);
  } catch {
    return null;
  }
}

function write(what: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(what);
    else localStorage.setItem(what, value);
  } catch {
    // A screen that keeps nothing looks as it does for everybody.
  }
}
