import type { User } from '@comanda/contract'
import { jsonObject } from '../json/json-object.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** The last known account, for use before the connection is up (ACC-2.5). */
export interface SavedProfile {
  readonly read: () => User | undefined
  readonly write: (user: User) => void
  readonly remove: () => void
}

export const savedProfile = (storage: KeyStorage, key: string): SavedProfile => {
  const entry = jsonEntry(storage, key)
  return {
    read: () => {
      const kept = jsonObject(entry.read())
      return typeof kept['_id'] === 'string' ? (kept as unknown as User) : undefined
    },
    write: entry.write,
    remove: entry.remove,
  }
}
