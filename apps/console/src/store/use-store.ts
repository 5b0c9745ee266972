import type { Store } from '@comanda/client'
import { useSyncExternalStore } from 'react'

/** The present value of a store; the component renders again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)
