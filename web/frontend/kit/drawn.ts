// useDrawn(version)   says on the body which version of its state the page has drawn, and everything it does then done,
//                     as `aria-busy` says that an answer is awaited: a program that reads a screen knows whether it is old

import { useEffect } from "preact/hooks";

export function useDrawn(version: number | undefined) {
  useEffect(() => {
    if (version !== undefined) document.body.dataset["version"] = String(version);
  }, [version]);
}
