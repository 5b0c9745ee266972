import { useCallback, useSyncExternalStore } from 'react'
import { renderedValue } from '../store/rendered-value.ts'
import type { Store } from '../store/store.ts'
import { type EntriesOf, type StoreEntries, storeEntries } from '../store/store-entries.ts'

/** Returns the value of a store and renders the component again when it changes. */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, () => renderedValue(store))

/**
 * Returns a part of a store's value and renders the component again only when that part changes. `select` must return
 * the same object for the same value.
 */
export const useSelected = <T, S>(store: Store<T>, select: (value: T) => S): S =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(renderedValue(store)),
  )

/** Creates a hook that returns an entry of a map worked out from a store, and renders the component again only when that entry changes. */
export const createEntryHook = <T extends object, V>(entriesOf: EntriesOf<T, V>) => {
  const followed = new WeakMap<Store<T>, StoreEntries<T, V>>()
  return (store: Store<T>, key: string): V | undefined => {
    const entries = followed.get(store) ?? storeEntries(store, entriesOf)
    followed.set(store, entries)
    return useSyncExternalStore(
      useCallback((listener: () => void) => entries.subscribe(key, listener), [entries, key]),
      () => entries.mapOf(store.get()).get(key),
      () => entries.mapOf(renderedValue(store)).get(key),
    )
  }
}
