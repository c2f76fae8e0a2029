// ErrorToast({text, onGone})        an error where the finger was; it goes when `text` goes, or by its button.
// News({text})                the same shape for what is worth knowing (a fill from the cage).
// Toasts({list, onGone})      news for a screen whose finger may be anywhere: [{id, text}], each gone by itself.

import type { ComponentChildren } from "preact";
import { Button } from "./controls";
import { useEffect } from "preact/hooks";
import { gettext } from "./gettext";

interface ErrorToastProps {
  text: string | null | undefined;
  onGone?: (() => void) | undefined;
}

export function ErrorToast({ text, onGone }: ErrorToastProps) {
  if (!text) return null;
  return (
    <div class="toast" role="alert">
      <span>{text}</span>
      {onGone && (
        <Button kind="quiet" name={gettext("close")} onTap={onGone}>
          ✕
        </Button>
      )}
    </div>
  );
}

export function News({ text }: { text: ComponentChildren }) {
  return text ? (
    <div class="toast is-news" role="status">
      <span>{text}</span>
    </div>
  ) : null;
}

const READING_TIME = 6000; // milliseconds

interface ToastsProps {
  list: readonly { id: number; text: string }[];
  onGone: (id: number) => void;
}

export function Toasts({ list, onGone }: ToastsProps) {
  return (
    <div class="toasts" aria-live="polite">
      {list.map((toast) => (
        <Toast key={toast.id} text={toast.text} onGone={() => onGone(toast.id)} />
      ))}
    </div>
  );
}

function Toast({ text, onGone }: { text: string; onGone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onGone, READING_TIME);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="toast is-news">
      <span>{text}</span>
    </div>
  );
}
