/** A value that components follow: they are drawn again when it changes. */

import { useEffect, useState } from "preact/hooks";

export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls back after each change; the answer stops that. */
  follow(told: (value: Value) => void): () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const followers = new Set<(value: Value) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const told of [...followers]) told(next);
    },
    follow(told) {
      followers.add(told);
      return () => followers.delete(told);
    },
  };
}

/** The store's value, now and after each change. */
export function useStore<Value>(store: Store<Value>): Value {
  const [value, setValue] = useState(() => store.get());
  useEffect(() => {
    setValue(() => store.get());
    return store.follow((next) => setValue(() => next));
  }, [store]);
  return value;
}
