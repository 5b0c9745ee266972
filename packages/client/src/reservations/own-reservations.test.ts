import { expect, test } from 'vitest'
import { memoryStorage } from '../storage/key-storage.ts'
import { notFound, scriptedConnection } from '../testing/scripted-connection.ts'
import { loadBookingSubject } from './booking-subject.ts'
import { deviceReservations } from './device-reservations.ts'
import { loadOwnReservations } from './own-reservations.ts'
import { cancelReservation, checkAvailability } from './reservation-calls.ts'

const id = (digit: string) => digit.repeat(24)
const at = (digit: string, shop = 'shop') => ({ _id: id(digit), shop })

const server = (known: readonly string[]) =>
  scriptedConnection({
    'reservations find': () => ({ data: [at('a'), at('b')] }),
    'reservations get': (wanted: string) => {
      if (!known.includes(wanted)) throw notFound()
      return { _id: wanted, shop: 'other' }
    },
    'shops find': ({ _id: { $in } }: { _id: { $in: readonly string[] } }) =>
      $in.map((shop) => ({ _id: shop })),
  })

test('a member’s reservations and those of the device are one list without duplicates, with their shops', async () => {
  const device = deviceReservations(memoryStorage())
  for (const digit of ['a', 'c']) device.add(id(digit))
  const { connection } = server([id('a'), id('c')])
  const { reservations, shops } = await loadOwnReservations(connection, device, 'user')
  expect(reservations.map(({ _id }) => _id).toSorted()).toEqual(['a', 'b', 'c'].map(id))
  expect([...shops.keys()].toSorted()).toEqual(['other', 'shop'])
})

test('a guest sees those of the device; one that the server no longer has is removed there', async () => {
  const device = deviceReservations(memoryStorage())
  for (const digit of ['c', 'd']) device.add(id(digit))
  const { connection, count } = server([id('c')])
  const { reservations } = await loadOwnReservations(connection, device)
  expect(reservations.map(({ _id }) => _id)).toEqual([id('c')])
  expect(device.read()).toEqual([id('c')])
  expect(count('reservations find')).toBe(0)
})

test('without reservations no shop is loaded', async () => {
  const { connection, count } = server([])
  await loadOwnReservations(connection, deviceReservations(memoryStorage()))
  expect(count('shops find')).toBe(0)
})

test('the subject of a booking is the shop and its settings; of a change, those of the reservation’s shop', async () => {
  const setting = { shop: 'other', enabled: true, sessions: [{}] }
  const { connection } = scriptedConnection({
    'reservations get': () => at('a', 'other'),
    'shops get': (shop: string) => ({ _id: shop }),
    'reservationSettings find': ({ shop }: { shop: string }) =>
      shop === 'other' ? [{ ...setting, enabled: false }, setting] : [{ ...setting, sessions: [] }],
  })
  expect(await loadBookingSubject(connection, { shop: 'shop' })).toEqual({ shop: { _id: 'shop' } })
  expect(await loadBookingSubject(connection, { reservation: id('a') })).toEqual({
    shop: { _id: 'other' },
    setting,
    reservation: at('a', 'other'),
  })
})

test('without a connection checking and cancelling fail at once', async () => {
  const { connection, status, calls } = scriptedConnection({})
  status.set('offline')
  const party = { shop: 'shop', adults: 2, children: 0, babyStools: 0 }
  await expect(checkAvailability(connection, party)).rejects.toMatchObject({ reason: 'offline' })
  await expect(cancelReservation(connection, id('a'))).rejects.toMatchObject({ sent: false })
  expect(calls).toEqual([])
})
