import type { KeyStorage } from './key-storage.ts'

/** One value that is kept as JSON under one key. */
export interface JsonEntry {
  /** What was kept, to be read with care; `undefined` where nothing readable is there. */
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
