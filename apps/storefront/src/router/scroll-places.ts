import type { Place } from './history.ts'
import { restoreScroll } from './restore-scroll.ts'

const KEY = 'scroll'
/** Entries of the history whose place in the page is stored in the tab. */
const MOST = 50

type Places = readonly (readonly [key: string, top: number])[]

const stored = (): Places => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Places
  } catch {
    return []
  }
}

/** Where the user left the page: at the top, as it was, or where an entry of the history was left. */
export type Scroll = 'top' | 'stay' | 'back'

/** Remembers how far each entry of the history was scrolled, also over a reload (ROUTE-5.2, STORE-1.5). */
export const scrollPlaces = (shown: () => Place) => {
  const tops = new Map(stored())
  let endRestoring: (() => void) | undefined
  const leave = (): void => {
    tops.set(shown().key, window.scrollY)
  }
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    leave()
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...tops].slice(-MOST)))
    } catch {
      // Without a storage of the tab a reload begins at the top.
    }
  })
  return {
    leave,
    /** Scrolls to where an entry of the history is to be seen, once it is drawn. */
    enter: ({ key, hash }: Place, scroll: Scroll): void => {
      if (scroll === 'stay') return
      endRestoring?.()
      const target = hash === '' ? null : document.getElementById(hash.slice(1))
      const top = scroll === 'back' ? tops.get(key) : undefined
      if (top === undefined && target) target.scrollIntoView()
      else endRestoring = restoreScroll(top ?? 0)
    },
  }
}
