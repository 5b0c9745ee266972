/** A key-value storage that survives a reload: local storage, or a substitute. */
export interface KeyStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /**
   * Calls the listener if another page changes a key; returns a function that stops it. Absent if no other page can.
   */
  readonly watch?: (key: string, listener: () => void) => () => void
}

/** Creates a storage in memory, for the life of the page. */
export const memoryStorage = (): KeyStorage => {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value)
    },
    remove: (key) => {
      values.delete(key)
    },
  }
}
