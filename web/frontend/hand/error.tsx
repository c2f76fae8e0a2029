// HandError({hand})   what was wrong with the last tap, until it is put right.

import type { HandLink } from "./link";
import { ErrorToast } from "../kit/notice";

export const HandError = ({ hand }: { hand: HandLink }) =>
  hand.error.value && <ErrorToast text={hand.error.value} onGone={hand.dismiss} />;
