import type { KeyStorage } from './key-storage.ts'

/** A value stored as JSON under one key. */
export interface JsonEntry {
  /** Returns the stored value, to be validated by the caller, or `undefined` if it is missing or not JSON. */
  readonly read: () => unknown
  readonly write: (value: unknown) => void
  readonly remove: () => void
}

export const jsonEntry = (storage: KeyStorage, key: string): JsonEntry => ({
  read: () => {
    const text = storage.read(key)
    if (text === null) return undefined
    try {
      return JSON.parse(text) as unknown
    } catch {
      return undefined
    }
  },
  write: (value) => storage.write(key, JSON.stringify(value)),
  remove: () => storage.remove(key),
})
