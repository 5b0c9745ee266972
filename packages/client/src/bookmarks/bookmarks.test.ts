import { beforeEach, expect, test } from 'vitest'
import type { AuthenticationState } from '../authentication/authentication.ts'
import type { Connection } from '../connection/connection.ts'
import { createStore, type WritableStore } from '../store/store.ts'
import { type Bookmarks, createBookmarks } from './bookmarks.ts'

const signedIn = (_id: string): AuthenticationState => ({
  status: 'signedIn',
  user: { _id },
  isLoginNeeded: false,
})
let authentication: { state: WritableStore<AuthenticationState> }
let calls: string[]
let refuses: boolean
let bookmarks: Bookmarks

/** A server with one dish, which records its calls. */
const service = ((path: string) => ({
  find: () => {
    calls.push(`find ${path}`)
    return Promise.resolve(
      path === 'bookmarks' ? [{ _id: 'b1', type: 'product', product: { _id: 'noodles' } }] : [],
    )
  },
  create: (data: object) => {
    calls.push(`create ${path} ${JSON.stringify(data)}`)
    return refuses ? Promise.reject(new Error('refused')) : Promise.resolve({ _id: 'b2' })
  },
  remove: (id: string) => {
    calls.push(`remove ${path} ${id}`)
    return Promise.resolve({ _id: id })
  },
})) as unknown as Connection['service']

const idsOf = (kind: 'product' | 'gift') => [...bookmarks.state.get().ids[kind].keys()]

beforeEach(() => {
  calls = []
  refuses = false
  authentication = { state: createStore(signedIn('mei')) }
  bookmarks = createBookmarks({ service }, authentication)
})

test('they are loaded once for a member, not at all for a visitor (MEM-4.2)', async () => {
  await bookmarks.load()
  await bookmarks.load()
  expect(calls).toEqual(['find bookmarks', 'find giftBookmarkRecords'])
  expect(idsOf('product')).toEqual(['noodles'])
  authentication.state.set({ status: 'signedOut', isLoginNeeded: false })
  await bookmarks.load()
  expect(calls).toHaveLength(2)
  expect(idsOf('product')).toEqual([])
  authentication.state.set(signedIn('jo'))
  expect(calls).toHaveLength(4)
})

test('a bookmark shows at once, and removing it removes the record', async () => {
  const toggled = bookmarks.toggle('gift', 'tea')
  expect(idsOf('gift')).toEqual(['tea'])
  await expect(toggled).resolves.toBe(true)
  await expect(bookmarks.toggle('gift', 'tea')).resolves.toBe(false)
  expect(idsOf('gift')).toEqual([])
  expect(calls).toEqual([
    'create giftBookmarkRecords {"gift":"tea"}',
    'remove giftBookmarkRecords b2',
  ])
})

test('what the server refuses is reverted', async () => {
  refuses = true
  await expect(bookmarks.toggle('product', 'rice')).rejects.toThrow('refused')
  expect(idsOf('product')).toEqual([])
})
