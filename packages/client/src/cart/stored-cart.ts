import type { KeyStorage } from '../storage/key-storage.ts'
import type { EngineSource } from './engine-source.ts'
import type { SavedCartEntry } from './saved-cart.ts'

/** The stored cart, which comes with the engine: before, nothing is stored or read. */
export interface StoredCart extends Omit<SavedCartEntry, 'watch'> {
  readonly close: () => void
}

/** Opens the stored cart once the engine is loaded; from then on `follow` is called when another page changes it (CART-7.3). */
export const createStoredCart = (
  engine: Pick<EngineSource, 'state'>,
  storage: KeyStorage,
  follow: () => void,
  isOfStaff = false,
): StoredCart => {
  let entry: SavedCartEntry | undefined
  let stopWatching: (() => void) | undefined
  const opened = (): SavedCartEntry | undefined => {
    if (entry) return entry
    entry = engine.state.get()?.savedCartEntry(storage, isOfStaff)
    stopWatching = entry?.watch(follow)
    return entry
  }
  return {
    read: (...from) => opened()?.read(...from),
    write: (...what) => opened()?.write(...what),
    close: () => stopWatching?.(),
  }
}
