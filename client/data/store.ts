import { useSyncExternalStore } from 'react';

/** An observable value. It needs no library, so that every page can use it. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls the listener after each change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;

  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
