import { jsonObject } from '../json/json-object.ts'
import { clientKeys } from '../storage/client-keys.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** Stores intentions by key; the reader validates them. */
export interface IntentionTable {
  readonly all: () => Promise<readonly unknown[]>
  /**
   * Replaces the value of a key by the result of `edit`, in one transaction; `undefined` deletes it. Resolves to the
   * new value once it is on disk.
   */
  readonly update: (key: string, edit: (stored: unknown) => unknown) => Promise<unknown>
}

/** A table in the web storage, for browsers without IndexedDB. */
export const savedIntentionTable = (storage: KeyStorage): IntentionTable => {
  const entry = jsonEntry(storage, clientKeys.intentions)
  return {
    all: () => Promise.resolve(Object.values(jsonObject(entry.read()))),
    update: (key, edit) => {
      const { [key]: stored, ...others } = jsonObject(entry.read())
      const next = edit(stored)
      const left = next === undefined ? others : { ...others, [key]: next }
      if (Object.keys(left).length > 0) entry.write(left)
      else entry.remove()
      return Promise.resolve(next)
    },
  }
}
