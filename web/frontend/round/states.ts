import type { RoundView } from "../answers";

/** Whether there is a round in a state: from here on it need not be asked again. */
export const isPlaying = <State extends { round: RoundView | null }>(
  state: State,
): state is State & { round: RoundView } => state.round !== null;
