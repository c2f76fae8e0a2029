// What every state of the table has in common.
//
// TableBar({table, state})                       where we are, and the menu
// Foot({line, detail, news, error, children})    the line, what was wrong with the last tap, the controls
// TableError({table})                               that error, over the foot, until it is put right

import type { ComponentChildren } from "preact";
import type { TableOfScreen } from "../round/types";
import type { TableProps } from "./types";
import { Bar } from "../kit/bar";
import { Button } from "../kit/controls";
import { SelfDealing } from "../kit/dealing";
import { useState } from "preact/hooks";
import { Line } from "../kit/line";
import { ErrorToast } from "../kit/notice";
import { gettext } from "../kit/gettext";
import { SoundKey } from "../kit/sound";
import { Menu } from "./menu";

export function TableBar({ table, state }: TableProps) {
  const [open, setOpen] = useState(false);
  const { night, table: at } = state;
  return (
    <Bar
      heading
      path={[night.name, at.name, at.game_name]}
      round={at.number}
      tray={at.for_points && !at.tray ? null : at.tray}
      connection={table.connection.value}
    >
      <SelfDealing table={at} />
      <SoundKey />
      <Button kind="quiet" onTap={() => setOpen(true)}>
        {gettext("menu")}
      </Button>
      {open && <Menu table={table} state={state} onClose={() => setOpen(false)} />}
    </Bar>
  );
}

type ErrorsOfTable = Pick<TableOfScreen, "error" | "dismiss">;

interface FootFrameProps {
  table: ErrorsOfTable;
  line: ComponentChildren;
  detail?: ComponentChildren;
  news?: ComponentChildren;
  children?: ComponentChildren;
}

export const Foot = ({ table, line, detail, news, children }: FootFrameProps) => (
  <section class="foot" aria-label={gettext("what is next")}>
    <Line text={line} detail={detail} news={news} />
    <TableError table={table} />
    {children}
  </section>
);

export const TableError = ({ table }: { table: ErrorsOfTable }) =>
  table.error.value && (
    <div class="foot-error">
      <ErrorToast text={table.error.value} onGone={table.dismiss} />
    </div>
  );
