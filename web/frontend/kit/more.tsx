// More()   within what scrolls, as its last child: a sign over its lower edge for as long as there is more of it below

import { useEffect, useRef, useState } from "preact/hooks";

const LEAST = 12; // pixels: as high as a gap, which the sign itself may add

export function More() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const box = mark.current?.parentElement;
    if (!box) return undefined;
    const look = () => setMore(box.scrollHeight - box.scrollTop - box.clientHeight > LEAST);
    const sized = new ResizeObserver(look);
    const changed = new MutationObserver(look);
    sized.observe(box);
    changed.observe(box, { childList: true, subtree: true, characterData: true });
    box.addEventListener("scroll", look);
    return () => {
      sized.disconnect();
      changed.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, []);
  return (
    <>
      <span ref={mark} hidden />
      {isMore && <span class="more-below" aria-hidden="true" />}
    </>
  );
}
