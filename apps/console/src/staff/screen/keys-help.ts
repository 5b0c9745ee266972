import { createStore } from '@comanda/client'
import { useEffect } from 'react'
import type { ShownKeys } from './key-list.tsx'

interface KeysHelp {
  readonly isOpen: boolean
  /** The keys of the screen that is shown, beside those that work on every screen. */
  readonly keys: ShownKeys
}

const state = createStore<KeysHelp>({ isOpen: false, keys: [] })

/** The one list of keys of the console. */
export const keysHelp = {
  state,
  open: () => state.set({ ...state.get(), isOpen: true }),
  close: () => state.set({ ...state.get(), isOpen: false }),
}

/** Adds the keys of a screen to the list while the screen is shown. `keys` must be constant. */
export const useScreenKeys = (keys: ShownKeys): void => {
  useEffect(() => {
    state.set({ ...state.get(), keys })
    return () => state.set({ isOpen: false, keys: [] })
  }, [keys])
}
