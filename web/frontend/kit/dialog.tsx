// Dialog({title, onClose, foot, large, children})    a question in the way of everything else; large: as wide as it can be.
// Ask({title, text, yes, no, danger, onYes, onClose}) yes or no, for what cannot be undone. The way out is on the
//                                                     left, under the thumb; what is confirmed is on the right, apart.
// GoBack({onTap})       the way out, on the left
// DoneFoot({onTap, children})   the foot of a dialog that only shows something; children: what stands on the left
// WhoAsks               what stands on top of every dialog within it: who asks for something meanwhile
// isDialogOpen()        whether that stands in a dialog now

import { type ComponentChildren, createContext } from "preact";
import { Button } from "./controls";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { names } from "./names";
import { gettext } from "./gettext";
import { useTapGuard } from "./taps";

/** Who asks for something: a page shows it, and so does the dialog that lies over the page. */
interface Asks {
  content: ComponentChildren;
  /** Names what stands there: another text whenever it is something else, empty where nobody asks. */
  mark: string;
}

export const WhoAsks = createContext<Asks>({ content: null, mark: "" });

const open = signal<readonly symbol[]>([]); // the dialogs of this page, the topmost last

export const isDialogOpen = () => open.value.length > 0;

interface DialogProps {
  title: string;
  onClose: () => void;
  foot?: ComponentChildren;
  large?: boolean;
  children?: ComponentChildren;
}

export function Dialog({ title, onClose, foot, large, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const self = useRef(Symbol(title)).current;
  const asks = useContext(WhoAsks);
  const guard = useTapGuard(`${title} ${asks.mark}`, { fresh: true }); // the tap that opened it, made twice; what an ask has moved
  // At once: the dialog that takes this one's place finds the focus where it was before both.
  useLayoutEffect(() => {
    open.value = [...open.peek(), self];
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      open.value = open.peek().filter((other) => other !== self);
      dialog?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true }); // closing gives the focus back only while the dialog is on the page
    };
  }, []);
  const cancel = (event: Event) => {
    event.preventDefault(); // the page decides what is open; the element only shows it
    onClose();
  };
  return (
    <dialog
      class={names(["dialog", large && "is-large"])}
      ref={box}
      aria-label={title}
      onCancel={cancel}
      onClickCapture={guard.blocks}
    >
      {asks.mark && open.value.at(-1) === self && <div class="dialog-asks">{asks.content}</div>}
      <h2>{title}</h2>
      <div class="dialog-body">{children}</div>
      <div class="dialog-foot">{foot}</div>
    </dialog>
  );
}

export const GoBack = ({ onTap }: { onTap: () => void }) => (
  <Button kind="plain" onTap={onTap}>
    {gettext("go back")}
  </Button>
);

interface DoneFootProps {
  onTap: () => void;
  children?: ComponentChildren;
}

export const DoneFoot = ({ onTap, children = <span /> }: DoneFootProps) => (
  <>
    {children}
    <Button kind="main" onTap={onTap}>
      {gettext("done")}
    </Button>
  </>
);

/** What is asked before something is done that cannot be undone. */
export interface Question {
  title: string;
  text: ComponentChildren;
  yes: string;
  no?: string;
  danger?: boolean;
}

interface AskProps extends Question {
  onYes: () => unknown;
  onClose: () => void;
}

export function Ask(props: AskProps) {
  const { title, text, yes, no = gettext("go back"), danger, onYes, onClose } = props;
  const foot = (
    <>
      <Button kind="plain" onTap={onClose}>
        {no}
      </Button>
      <Button kind={danger ? "danger" : "main"} onTap={onYes}>
        {yes}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} foot={foot}>
      <p>{text}</p>
    </Dialog>
  );
}
