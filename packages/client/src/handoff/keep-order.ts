import { placeEntry } from '../session/saved-place.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** Stores the key of an order that was handed over: it is listed as if it were placed on this device (HANDOFF-1.4). */
export const keepOrder = (storage: KeyStorage, restoreKey: string): void =>
  placeEntry(storage).addKey(restoreKey)
