import { assert, expect, test } from 'vitest'
import { clientKeys } from '../storage/client-keys.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { memoryDatabase } from '../testing/memory-database.ts'
import { until } from '../testing/until.ts'
import type { Intention } from './intention.ts'
import { createIntentions } from './intentions.ts'

const DAY = 86_400_000
const now = () => Date.parse('2026-03-03T12:00:00Z')
const tea: Intention = {
  key: 'order',
  idempotencyKey: 'one',
  payload: { dish: 'tea' },
  time: now(),
}
const cake: Intention = { ...tea, idempotencyKey: 'two', payload: { dish: 'cake' } }

test('an intention is in IndexedDB before its claim resolves, and in the web storage not at all', async () => {
  const storage = memoryStorage()
  const { indexedDB, stored } = memoryDatabase()
  const intentions = createIntentions({ storage, indexedDB, now })
  expect(await intentions.claim(tea)).toEqual(tea)
  expect(stored.get('order')).toEqual(tea)
  expect(storage.read(clientKeys.intentions)).toBeNull()
})

test('there is one per key: a later claim resolves to the first, also from another page', async () => {
  const storage = memoryStorage()
  const { indexedDB } = memoryDatabase()
  const [one, other] = [1, 2].map(() => createIntentions({ storage, indexedDB, now }))
  const claims = await Promise.all([one?.claim(tea), other?.claim(cake)])
  expect(claims).toEqual([tea, tea])
  await other?.settle(cake)
  expect(await one?.list('ord')).toEqual([tea])
  expect(await one?.isSettled(tea)).toBe(false)
  await other?.settle(tea)
  expect(await one?.isSettled(tea)).toBe(true)
  expect(await one?.claim(cake)).toEqual(cake)
})

test('intentions of other keys are independent; all keys are listed', async () => {
  const { indexedDB } = memoryDatabase()
  const intentions = createIntentions({ storage: memoryStorage(), indexedDB, now })
  const payment = { ...cake, key: 'payment/1' }
  await Promise.all([intentions.claim(tea), intentions.claim(payment)])
  await until(intentions.keys, (keys) => keys.length === 2)
  expect(await intentions.list('payment/')).toEqual([payment])
  await intentions.settle(tea)
  await until(intentions.keys, (keys) => keys.join() === 'payment/1')
})

test.each([
  ['missing', undefined],
  ['forbidden', { open: () => assert.fail('no database in private windows') }],
  ['silent', { open: () => new EventTarget() }],
])('IndexedDB %s: the web storage stands in, and nobody waits for ever', async (_, factory) => {
  const storage = memoryStorage()
  const indexedDB = factory as unknown as IDBFactory | undefined
  const open = () => createIntentions({ storage, indexedDB, now, timeout: 50 })
  expect(await open().claim(tea)).toEqual(tea)
  expect(await open().claim(cake)).toEqual(tea)
  expect(await open().list('')).toEqual([tea])
  // Whether the database has it is unknown.
  expect(await open().isSettled(cake)).toBe(false)
  await open().settle(tea)
  expect(storage.read(clientKeys.intentions)).toBeNull()
})

test('a database that was closed is opened again; in between the web storage is used', async () => {
  const storage = memoryStorage()
  const { indexedDB, switches, stored } = memoryDatabase()
  const intentions = createIntentions({ storage, indexedDB, now })
  await intentions.claim({ ...tea, key: 'a' })
  switches.isBroken = true
  await intentions.claim({ ...tea, key: 'b' })
  switches.isBroken = false
  await intentions.claim({ ...tea, key: 'c' })
  expect([...stored.keys()]).toEqual(['a', 'c'])
  expect((await intentions.list('')).map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c'])
})

test('intentions older than the server stores keys, and unreadable ones, are never sent again', async () => {
  const { indexedDB, stored } = memoryDatabase()
  stored.set('order', { ...tea, time: now() - 7 * DAY })
  stored.set('payment/1', { key: 'payment/1', payload: 5 })
  const intentions = createIntentions({ storage: memoryStorage(), indexedDB, now })
  expect(await intentions.list('')).toEqual([])
  expect(await intentions.claim(cake)).toEqual(cake)
})
