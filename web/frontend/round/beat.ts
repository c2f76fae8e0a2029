/** Milliseconds a card of a race is on show before the next. */
export const BEAT = 280;
