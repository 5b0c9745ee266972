/** A value with subscribers, in the shape of React's `useSyncExternalStore`. */
export interface Store<T> {
  /** Returns the current value: the same object until it changes. */
  readonly get: () => T
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store that its owner writes. */
export interface WritableStore<T> extends Store<T> {
  readonly set: (value: T) => void
}

/** Creates a store. Setting the same value notifies nobody. */
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
