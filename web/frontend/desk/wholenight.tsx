// WholeNight({server, state, onClose})   what concerns the whole night: the drawer, what was done, the wall, the screens
//                                        signed in, settings, printing, and, well apart, its end.

import type { FunctionComponent } from "preact";
import type { SheetProps } from "./types";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { Look } from "../kit/looks";
import { say } from "../kit/say";
import { Drawer } from "./drawer";
import { Entries } from "./entries";
import { Purposes } from "./purposes";
import { Screens } from "./screens";
import { Settings } from "./settings";
import { WallScreens } from "./walls";

const SHEETS = {
  entries: Entries,
  drawer: Drawer,
  purposes: Purposes,
  wall: WallScreens,
  screens: Screens,
  settings: Settings,
};

export function WholeNight({ server, state, onClose }: SheetProps) {
  const [shown, show] = useState<keyof typeof SHEETS | null>(null);
  const Sheet: FunctionComponent<SheetProps> | null = shown && SHEETS[shown];
  const open = state.status === "open";
  return (
    <section class="whole-night no-print" aria-label={say("the whole night")}>
      <div class="choices">
        {open && <Button onTap={() => show("drawer")}>{say("drawer")}</Button>}
        {open && <Button onTap={() => show("purposes")}>{say("donations, prizes …")}</Button>}
        <Button onTap={() => show("entries")}>{say("put right …")}</Button>
        <Button onTap={() => show("wall")}>{say("wall")}</Button>
        <Button onTap={() => show("screens")}>{say("screens")}</Button>
        {open && <Button onTap={() => show("settings")}>{say("settings")}</Button>}
        <a class="button" href={`/books/${state.night}`}>
          {say("the books")}
        </a>
        <a class="button" href={`/api/nights/${state.night}/page`}>
          {say("on one page")}
        </a>
        <Button onTap={() => print()}>{say("print")}</Button>
      </div>
      <Look />
      {open && (
        <Button kind="danger" onTap={onClose}>
          {say("close the night")}
        </Button>
      )}
      {Sheet && <Sheet server={server} state={state} onClose={() => show(null)} />}
    </section>
  );
}
