import { isSame } from './is-same.ts'
import type { Store } from './store.ts'

/** Values that the page was rendered with by the server, by their stores. */
const rendered = new WeakMap<object, unknown>()

/**
 * States the value of a store that the server has rendered the page with: the page is taken over with it. If the present
 * value says the same, that object is taken: else all that reads the store would be rendered a second time, at once.
 */
export const renderedWith = <T>(store: Store<T>, value: T): void => {
  const present = store.get()
  rendered.set(store, isSame(value, present) ? present : value)
}

/** Returns the value that the page was rendered with, by default the present one. */
export const renderedValue = <T>(store: Store<T>): T =>
  rendered.has(store) ? (rendered.get(store) as T) : store.get()
