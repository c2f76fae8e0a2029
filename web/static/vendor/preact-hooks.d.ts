// The hooks that our pages use, for the type checker alone.
export function useEffect(effect: () => void | (() => void), when?: any[]): void;
export function useLayoutEffect(effect: () => void | (() => void), when?: any[]): void;
export function useMemo<T>(make: () => T, when: any[]): T;
export function useRef<T = any>(first?: T): { current: any };
export function useState(first?: any): [any, (next: any) => void];
