import { webStorage } from '../storage/web-storage.ts'

/** The storages of two pages of one browser: each is notified of the other's writes. */
export const twoPages = () => {
  const kept = new Map<string, string>()
  const pages = [new EventTarget(), new EventTarget()]
  const storageOf = (own: EventTarget) => {
    const dispatch = (key: string) => {
      for (const page of pages)
        if (page !== own) page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
    const browser = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value)
        dispatch(key)
      },
      removeItem: (key: string) => {
        kept.delete(key)
        dispatch(key)
      },
    }
    return webStorage(() => browser, own)
  }
  return pages.map(storageOf)
}
