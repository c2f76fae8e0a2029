// Languages()     the languages there are, each by its own name: a tap and this screen speaks it.
// toLanguages()   go there with a remote control: its arrows walk along them, and up or down back again.

import { Button } from "./controls";
import { LANGUAGES, choose, language } from "./language";
import { gettext } from "./gettext";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** What was in focus. */
let before: Element | null = null;

export function toLanguages() {
  before = document.activeElement;
  document.querySelector<HTMLElement>(".languages .is-chosen")?.focus();
}

function walk(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  const step = STEPS[key];
  if (step) {
    const ways = [...currentTarget.querySelectorAll("button")];
    ways.at((ways.findIndex((way) => way === target) + step) % ways.length)?.focus();
  } else if (key === "ArrowUp" || key === "ArrowDown") {
    target.blur();
    if (before instanceof HTMLElement) before.focus();
  } else return;
  event.preventDefault();
}

export const Languages = () => (
  <div
    class="languages"
    role="group"
    onKeyDown={walk}
    aria-label={gettext("The language of this screen")}
  >
    {Object.entries(LANGUAGES).map(([code, name]) => (
      <Button
        key={code}
        kind="quiet"
        chosen={code === language}
        onTap={() => code !== language && choose(code)}
      >
        <span lang={code}>{name}</span>
      </Button>
    ))}
  </div>
);
