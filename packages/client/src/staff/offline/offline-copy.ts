import { jsonObject } from '../../json/json-object.ts'
import { serverNow } from '../../connection/server-time.ts'
import { jsonEntry } from '../../storage/json-entry.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'

/** Increased if what is stored changes its shape: older copies are then not read. */
const SHAPE = 2
/** How long a copy may be shown, in ms: after a day it is of no shift any more. */
const LONGEST = 86_400_000
/** The shortest time between two writes, in ms, and how many times as long as the last one took: storing is slow on old tablets. */
const PAUSE = 2000
const PAUSE_TIMES = 200

/** What was last known of something in a shop, for use without a network (STAFF-8.1). Signing out removes it. */
export interface OfflineCopy<T> {
  readonly read: () => { readonly value: T; readonly time: number } | undefined
  /** Stores it, unless it was stored a moment ago; `isLast`: at any rate. */
  readonly write: (value: T, isLast?: boolean) => void
}

export const offlineCopy = <T>(
  storage: KeyStorage,
  { key, shop }: { readonly key: string; readonly shop: string },
  now: () => number = serverNow,
): OfflineCopy<T> => {
  const entry = jsonEntry(storage, key)
  let next = -Infinity
  return {
    read: () => {
      const stored = jsonObject(entry.read())
      const { time } = stored
      const isOfShop = stored['shape'] === SHAPE && stored['shop'] === shop
      if (!isOfShop || typeof time !== 'number' || now() - time > LONGEST) return undefined
      return { value: stored['value'] as T, time }
    },
    write: (value, isLast = false) => {
      const time = now()
      if (!isLast && time < next) return
      entry.write({ shape: SHAPE, shop, time, value })
      next = time + Math.max(PAUSE, (now() - time) * PAUSE_TIMES)
    },
  }
}
