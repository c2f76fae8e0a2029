// useFetched(fetch)   what a page of the host's shows: `seen` is what came, `{error}` with a sentence, or `{waiting}`;
//                     look() fetches it again. Who is not signed in any more is led to the sign-in page

import { messageOf, Refused } from "../kit/api";
import { useEffect, useState } from "preact/hooks";
import { signInAgain } from "./asking";

export function useFetched<Known extends object>(fetch: () => Promise<Known>) {
  const [seen, see] = useState<Known | { error: string } | { waiting: true }>({ waiting: true });
  const look = async () => {
    try {
      see(await fetch());
    } catch (error) {
      if (error instanceof Refused && [401, 403].includes(error.status)) signInAgain();
      else see({ error: messageOf(error) });
    }
  };
  useEffect(() => {
    look();
  }, []);
  return { seen, look };
}
