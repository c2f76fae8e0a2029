// WholeNight({server, state, onClose})   what concerns the whole night: the drawer, what was done, the wall, the screens
//                                        signed in, settings, printing, and, well apart, its end.

import type { FunctionComponent } from "preact";
import type { SheetProps } from "./types";
import { Button } from "../kit/controls";
import { useState } from "preact/hooks";
import { Look } from "../kit/looks";
import { Sounds } from "../kit/sound";
import { gettext } from "../kit/gettext";
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
    <section class="whole-night no-print" aria-label={gettext("the whole night")}>
      <div class="choices">
        {open && <Button onTap={() => show("drawer")}>{gettext("drawer")}</Button>}
        {open && <Button onTap={() => show("purposes")}>{gettext("donations, prizes …")}</Button>}
        <Button onTap={() => show("entries")}>{gettext("put right …")}</Button>
        <Button onTap={() => show("wall")}>{gettext("wall")}</Button>
        <Button onTap={() => show("screens")}>{gettext("screens")}</Button>
        {open && <Button onTap={() => show("settings")}>{gettext("settings")}</Button>}
        <a class="button" href={`/books/${state.night}`}>
          {gettext("the books")}
        </a>
        <a class="button" href={`/api/nights/${state.night}/page`}>
          {gettext("on one page")}
        </a>
        <Button onTap={() => print()}>{gettext("print")}</Button>
      </div>
      <div class="choices">
        <Look />
        {open && <Sounds />}
      </div>
      {open && (
        <Button kind="danger" onTap={onClose}>
          {gettext("close the night")}
        </Button>
      )}
      {Sheet && <Sheet server={server} state={state} onClose={() => show(null)} />}
    </section>
  );
}
