import { useSyncExternalStore } from 'react'
import { renderedValue } from '../store/rendered-value.ts'
import type { Store } from '../store/store.ts'

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
