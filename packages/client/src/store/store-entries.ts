import type { Store } from './store.ts'

/** The entries of a map that is worked out from the value of a store; each can be followed alone. */
export interface StoreEntries<T, V> {
  /** Returns the map of a value, worked out once. */
  readonly mapOf: (value: T) => ReadonlyMap<string, V>
  /** Calls the listener after each change of the entry. Returns a function that unsubscribes. */
  readonly subscribe: (key: string, listener: () => void) => () => void
}

/** How a map is worked out from a value of a store. */
export type EntriesOf<T, V> = (value: T) => ReadonlyMap<string, V>

const changedKeys = <V>(
  before: ReadonlyMap<string, V>,
  now: ReadonlyMap<string, V>,
): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter(
    (key) => !Object.is(before.get(key), now.get(key)),
  )

/**
 * Follows a store for all who follow an entry each: a change costs what it changes, not one test for each of hundreds of
 * followers. The store is followed while anyone does.
 */
export const storeEntries = <T extends object, V>(
  store: Store<T>,
  entriesOf: EntriesOf<T, V>,
): StoreEntries<T, V> => {
  const known = new WeakMap<T, ReadonlyMap<string, V>>()
  const listeners = new Map<string, Set<() => void>>()
  let seen: ReadonlyMap<string, V> = new Map()
  let stop: (() => void) | undefined

  const mapOf = (value: T): ReadonlyMap<string, V> => {
    const map = known.get(value) ?? entriesOf(value)
    known.set(value, map)
    return map
  }
  const onChange = (): void => {
    const before = seen
    seen = mapOf(store.get())
    for (const key of changedKeys(before, seen))
      for (const listener of listeners.get(key) ?? []) listener()
  }
  return {
    mapOf,
    subscribe: (key, listener) => {
      const own = () => listener()
      if (!stop) {
        seen = mapOf(store.get())
        stop = store.subscribe(onChange)
      }
      const ofKey = listeners.get(key) ?? new Set()
      listeners.set(key, ofKey.add(own))
      return () => {
        ofKey.delete(own)
        if (ofKey.size === 0) listeners.delete(key)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}
