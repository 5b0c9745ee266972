import { type KeyStorage, memoryStorage } from './key-storage.ts'

/** The part of the browser's storage that is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const attempt = (write: () => void): boolean => {
  try {
    write()
    return true
  } catch {
    return false
  }
}

/**
 * Returns the browser's storage; what it refuses (full, private window) is stored in memory. `open` is called here,
 * since reading `window.localStorage` throws if the browser forbids it.
 */
export const webStorage = (
  open: () => BrowserStorage,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): KeyStorage => {
  const memory = memoryStorage()
  let browser: BrowserStorage | undefined
  attempt(() => {
    browser = open()
  })
  const stored = (key: string): string | null => {
    let value: string | null = null
    attempt(() => {
      value = browser?.getItem(key) ?? null
    })
    return value
  }
  return {
    read: (key) => memory.read(key) ?? stored(key),
    write: (key, value) => {
      if (browser && attempt(() => browser?.setItem(key, value))) memory.remove(key)
      else memory.write(key, value)
    },
    remove: (key) => {
      memory.remove(key)
      attempt(() => browser?.removeItem(key))
    },
    watch: (key, listener) => {
      const onStorage = (event: Event) => {
        if ('key' in event && event.key === key) listener()
      }
      events.addEventListener('storage', onStorage)
      return () => events.removeEventListener('storage', onStorage)
    },
  }
}
