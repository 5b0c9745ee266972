import { expect, it } from 'vitest'
import { renderedValue, renderedWith } from './rendered-value.ts'
import { createStore } from './store.ts'

it('a page is taken over with the store’s own value if that says the same, also once it has changed', () => {
  const own = { menu: 'first' }
  const store = createStore(own)
  renderedWith(store, { menu: 'first' })
  expect(renderedValue(store)).toBe(own)
  store.set({ menu: 'second' })
  expect(renderedValue(store)).toBe(own)
})

it('it is taken over with what the server had if the store has something else, and by default with the present value', () => {
  const store = createStore({ menu: 'second' })
  expect(renderedValue(store)).toEqual({ menu: 'second' })
  const first = { menu: 'first' }
  renderedWith(store, first)
  expect(renderedValue(store)).toBe(first)
})
