import type { Reservation } from '@comanda/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { notFound, scriptedConnection } from '../testing/scripted-connection.ts'
import { createReservationRecord } from './reservation-record.ts'

const ID = 'a'.repeat(24)
const reservation = (version: number, id = ID): Reservation =>
  ({ _id: id, shop: 'shop', version }) as Reservation

const open = async (find: () => Reservation = () => reservation(1)) => {
  const server = scriptedConnection({
    'reservations get': find,
    'shops get': (id: string) => ({ _id: id }),
    'reservations/subscribe create': () => ({}),
  })
  const added: string[] = []
  const device = { add: (id: string) => void added.push(id) }
  const record = createReservationRecord(server.connection, device, ID)
  const close = record.open()
  const isSettled = () => record.state.get().data ?? record.state.get().error
  await expect.poll(isSettled).toBeDefined()
  const version = () => record.state.get().data?.reservation.version
  return { server, record, added, close, version }
}

test('a reservation is loaded with its shop, and added to those of the device', async () => {
  const { record, added } = await open()
  expect(record.state.get().data).toMatchObject({ reservation: { _id: ID }, shop: { _id: 'shop' } })
  expect(added).toEqual([ID])
})

test('of all versions that are shown or received, in any order, the latest stays', async () => {
  const versions = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean()))
  await fc.assert(
    fc.asyncProperty(versions, async (changes) => {
      const { server, record, version, close } = await open()
      for (const [changed, isEvent] of changes)
        if (isEvent) server.dispatch('reservations patched', reservation(changed))
        else record.show(reservation(changed))
      expect(version()).toBe(Math.max(1, ...changes.map(([changed]) => changed)))
      close()
    }),
    { numRuns: 30 },
  )
})

test('events of other reservations change nothing; after closing none does', async () => {
  const { server, version, close } = await open()
  server.dispatch('reservations patched', reservation(5, 'b'.repeat(24)))
  expect(version()).toBe(1)
  close()
  server.dispatch('reservations patched', reservation(5))
  expect(version()).toBe(1)
})

test('one that failed to load is loaded and subscribed to again on the next connect', async () => {
  let isThere = false
  const { server, record, added } = await open(() => {
    if (!isThere) throw notFound()
    return reservation(1)
  })
  expect(record.state.get().error).toMatchObject({ statusCode: 404 })
  expect(added).toEqual([])
  isThere = true
  server.reconnect()
  await expect.poll(() => record.state.get().data).toBeDefined()
  expect(record.state.get().error).toBeUndefined()
  expect(server.count('reservations/subscribe create')).toBe(2)
})
