import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'
import { storeEntries } from './store-entries.ts'

const byName = (value: Record<string, number>) => new Map(Object.entries(value))

it('reports a change to those who follow the entry, and to no others', () => {
  const store = createStore<Record<string, number>>({ tea: 1, rice: 2 })
  const entries = storeEntries(store, byName)
  const [tea, rice, soup] = [vi.fn(), vi.fn(), vi.fn()]
  entries.subscribe('tea', tea)
  entries.subscribe('rice', rice)
  entries.subscribe('soup', soup)
  store.set({ tea: 2, rice: 2 })
  expect([tea, rice, soup].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
  store.set({ tea: 2, soup: 1 })
  expect([tea, rice, soup].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

it('works a map out once for each value', () => {
  const store = createStore<Record<string, number>>({ tea: 1 })
  const work = vi.fn(byName)
  const { mapOf, subscribe } = storeEntries(store, work)
  subscribe('tea', () => undefined)
  expect(mapOf(store.get()).get('tea')).toBe(1)
  expect(work).toHaveBeenCalledTimes(1)
})

it('follows the store only while an entry is followed, and knows what changed before', () => {
  const store = createStore<Record<string, number>>({ tea: 1 })
  const listen = vi.spyOn(store, 'subscribe')
  const { subscribe } = storeEntries(store, byName)
  const tea = vi.fn()
  const ends = [subscribe('tea', tea), subscribe('tea', tea)]
  expect(listen).toHaveBeenCalledTimes(1)
  for (const end of ends) end()
  store.set({ tea: 2 })
  expect(tea).not.toHaveBeenCalled()
  subscribe('tea', tea)
  expect(listen).toHaveBeenCalledTimes(2)
  store.set({ tea: 2, rice: 1 })
  expect(tea).not.toHaveBeenCalled()
  store.set({ tea: 3 })
  expect(tea).toHaveBeenCalledTimes(1)
})
