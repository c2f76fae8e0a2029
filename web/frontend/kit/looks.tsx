// FourColours({kind})   the switch: clubs green and diamonds blue, on this screen
// Look()                the language, that switch, and the paper of desk, books, people and help: light or dark, or as the device has it
//
// What is chosen is kept in localStorage; `look.js` shows it, in every window of this screen, and before the first paint.

import { Button } from "./controls";
import { useState } from "preact/hooks";
import { Languages } from "./languages";
import { say } from "./say";

const PAPERS = { device: say("as the device"), light: say("light"), dark: say("dark") };

export function FourColours({ kind }: { kind?: "plain" | "quiet" }) {
  const [four, set] = useKept("suits");
  return (
    <Button kind={kind} chosen={four === "four"} onTap={() => set(four === "four" ? null : "four")}>
      {four === "four" ? say("four-colour cards: on") : say("four-colour cards: off")}
    </Button>
  );
}

function Paper() {
  const [paper, set] = useKept("paper");
  return (
    <div class="languages" role="group" aria-label={say("The paper of this screen")}>
      <span class="languages-of">{say("paper:")}</span>
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
