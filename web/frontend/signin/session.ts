// Where a screen goes once it is signed in.
//
// goOn(session, next)      to the page that belongs to the session, or back to where a host came from

import type { SessionShown } from "../answers";
import { Refused } from "../kit/api";

export function goOn(session: SessionShown, next: string | null = null): void {
  if (session.role === "host") location.replace(next ?? "/desk");
  else if (session.role === "dealer") location.replace(`/table/${session.night}/${session.table}`);
  else if (session.role === "player") location.replace("/hand");
  else if (session.role === "guest") location.replace("/join");
  else location.replace("/wall");
}

/** Where a host came from, if it is a page of the desk, the books or a table: `?next=` is anybody's to write. */
export function cameFrom() {
  const next = new URLSearchParams(location.search).get("next");
  return next && /^\/(desk|books|table)(\/\d+){0,2}$/.test(next) ? next : null;
}

/** What stands after the #, which no browser sends and no log keeps; null where there is nothing. */
export const secretOfAddress = () => decodeURIComponent(location.hash.slice(1)) || null;

/** The seconds a refusal asks to wait for, or 0: where others have made it wait, its own sentence says so. */
export const waitOf = (error: unknown) => {
  const { wait = 0, others = false } = (error instanceof Refused && error.body?.error) || {};
  return others ? 0 : wait;
};
