import { expect, test } from 'vitest'
import type { AuthenticationState } from '../authentication/authentication.ts'
import type { Connection } from '../connection/connection.ts'
import { timedOut } from '../errors/call-error.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { createIntentions } from '../submission/intentions.ts'
import { memoryDatabase } from '../testing/memory-database.ts'
import { bookings } from './bookings.ts'

const booking = {
  shop: 'a0000000000000000000000a',
  adults: 2,
  children: 0,
  babyStools: 0,
  diningSession: 'c00000000000000000000001',
  time: '19:00',
  date: '2026-03-03',
  name: 'Wing',
  phone: '+852 5123 4567',
  termsAccepted: true,
} as const
const { shop: _shop, termsAccepted: _accepted, ...change } = booking

/** Pages of one browser. While `switches.isLost` is set, responses are lost. */
const setUp = () => {
  const { indexedDB, stored } = memoryDatabase()
  const sent: { path: string; idempotencyKey: string }[] = []
  const switches = { isLost: false }
  const service = (path: string) => ({
    create: ({ idempotencyKey }: { idempotencyKey: string }) => {
      sent.push({ path, idempotencyKey })
      return switches.isLost ? Promise.reject(timedOut()) : Promise.resolve({ _id: 'r' })
    },
  })
  const connection = { status: createStore('online'), service } as unknown as Pick<
    Connection,
    'service' | 'status'
  >
  const page = (user?: string) =>
    bookings({
      connection,
      authentication: {
        state: createStore<AuthenticationState>({
          status: user === undefined ? 'signedOut' : 'signedIn',
          isLoginNeeded: false,
          ...(user === undefined ? {} : { user: { _id: user } }),
        }),
      },
      intentions: createIntentions({ storage: memoryStorage(), indexedDB }),
    })
  const keys = () => new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size
  return { page, sent, keys, stored, switches }
}

test('after a lost response and a reload the same booking is the same call', async () => {
  const { page, keys, stored, switches } = setUp()
  switches.isLost = true
  expect((await page().book(booking)).status).toBe('unknown')
  switches.isLost = false
  expect((await page().book(booking)).status).toBe('done')
  expect(keys()).toBe(1)
  expect(stored.size).toBe(0)
})

test('another booking abandons an unknown one; the same booking after a success is a new one', async () => {
  const { page, keys, switches } = setUp()
  switches.isLost = true
  await page().book(booking)
  switches.isLost = false
  await page().book({ ...booking, name: 'Ada' })
  await page().book({ ...booking, name: 'Ada' })
  expect(keys()).toBe(3)
})

test('a change of a reservation and a new one are independent', async () => {
  const { page, sent, switches } = setUp()
  switches.isLost = true
  await page().book(booking)
  await page().book({ ...change, reservation: 'd00000000000000000000001' })
  await page().book(booking)
  expect(sent.map(({ path }) => path)).toEqual([
    'reservations/create',
    'reservations/edit',
    'reservations/create',
  ])
  expect(sent[2]?.idempotencyKey).toBe(sent[0]?.idempotencyKey)
})

test('a booking that one guest left unknown is not sent again by another who signs in', async () => {
  const { page, keys, switches } = setUp()
  switches.isLost = true
  await page('one').book(booking)
  await page('other').book(booking)
  expect(keys()).toBe(2)
})
