/** What is read and watched from outside; fits React's `useSyncExternalStore` as it is. */
export interface Store<T> {
  /** The present value: the same object until something changes. */
  readonly get: () => T
  /** Calls the listener after each change; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store that its owner changes. */
export interface WritableStore<T> extends Store<T> {
  readonly set: (value: T) => void
}

/** A store with a first value. Setting the value that it has tells nobody. */
export const createStore = <T>(first: T): WritableStore<T> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    subscribe: (listener) => {
      const own = () => listener()
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
