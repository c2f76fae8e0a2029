// signInByCode(signIn, code)   six figures, whosever they are: the session of a table's tablet or of a wall, "room" where they are
//                         a room code (a phone has yet to say whose it is), null where they were refused

import type { CodeLeads, SessionShown } from "../answers";
import type { SignInAttempt } from "./attempt";

export async function signInByCode(
  signIn: SignInAttempt,
  code: string,
): Promise<SessionShown | "room" | null> {
  const leads = await signIn.attempt<CodeLeads>("code", { code });
  if (!leads) return null;
  return leads.to === "room" ? "room" : signIn.attempt(`session/${leads.to}`, { code });
}
