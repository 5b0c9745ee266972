import { type History, type Place, placeOf } from './history.ts'

const newKey = (): string => Math.random().toString(36).slice(2)

/** Returns the browser's history. Each entry stores its number and its key. */
export const browserHistory = (): History => {
  const { history, location } = window
  let place: Place
  /** Reads the entry that is shown. One that another made, such as a link to a part of the page, comes after the former. */
  const read = (former?: Place): void => {
    const { pathname, search, hash } = location
    const stored = history.state as { index?: unknown; key?: unknown } | null
    const index = typeof stored?.index === 'number' ? stored.index : (former?.index ?? -1) + 1
    const key = typeof stored?.key === 'string' ? stored.key : newKey()
    if (stored?.key !== key) history.replaceState({ index, key }, '')
    place = placeOf(`${pathname}${search}${hash}`, index, key)
  }
  read()
  return {
    place: () => place,
    stand: (href) => {
      place = placeOf(href, place.index, place.key)
    },
    push: (href) => {
      place = placeOf(href, place.index + 1, newKey())
      history.pushState({ index: place.index, key: place.key }, '', href)
    },
    replace: (href) => {
      place = placeOf(href, place.index, newKey())
      history.replaceState({ index: place.index, key: place.key }, '', href)
    },
    back: () => history.back(),
    onTravel: (listener) =>
      window.addEventListener('popstate', () => {
        read(place)
        listener()
      }),
  }
}
