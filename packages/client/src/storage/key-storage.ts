/** Where a client keeps what survives a reload: local storage, or whatever stands in for it. */
export interface KeyStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** Hears when another page changes a key; the answer ends that. Missing: no other page can. */
  readonly watch?: (key: string, listener: () => void) => () => void
}

/** Keeps everything for as long as the page lives. */
export const memoryStorage = (): KeyStorage => {
  const kept = new Map<string, string>()
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value)
    },
    remove: (key) => {
      kept.delete(key)
    },
  }
}
