import { type History, placeOf } from './history.ts'

/** Returns a history without a browser, that begins at a URL. */
export const memoryHistory = (first: string): History => {
  const entries = [placeOf(first, 0, '0')]
  let at = 0
  let made = 0
  let travelled: (() => void) | undefined
  const place = () => entries[at] ?? placeOf('/', at, '')
  const add = (href: string, index: number, removed: number): void => {
    made += 1
    at = index
    entries.splice(index, removed, placeOf(href, index, String(made)))
  }
  return {
    place,
    stand: (href) => {
      entries[at] = placeOf(href, at, place().key)
    },
    push: (href) => add(href, at + 1, entries.length),
    replace: (href) => add(href, at, 1),
    back: () => {
      at = Math.max(0, at - 1)
      travelled?.()
    },
    onTravel: (listener) => {
      travelled = listener
    },
  }
}
