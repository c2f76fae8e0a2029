// What our pages use of signals, for the type checker alone.
export interface Signal<T> {
  value: T;
  peek(): T;
  subscribe(seen: (value: T) => void): () => void;
}
export function signal(first?: any): Signal<any>;
export function computed<T>(make: () => T): Signal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
