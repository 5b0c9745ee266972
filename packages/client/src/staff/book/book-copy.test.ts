import type { Reservation, ReservationDayResult } from '@comanda/contract'
import { expect, test } from 'vitest'
import { CallError } from '../../errors/call-error.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import { memoryStorage } from '../../storage/key-storage.ts'
import { sampleIds } from '../../testing/sample-menu.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import { createBook } from './book.ts'

const noon = Date.parse('2026-03-03T12:00:00+08:00')
const [today, tomorrow, later] = ['2026-03-03', '2026-03-04', '2026-03-05'] as const
const shop = { _id: sampleIds.shop, timeZone: 'Asia/Hong_Kong' }

const booking = (date: string): Reservation => ({
  _id: `r${date}`,
  shop: shop._id,
  number: '104',
  status: 'booked',
  adults: 2,
  children: 0,
  babyStools: 0,
  date,
  diningSession: 'd',
  time: '19:00',
  name: 'Ms Wong',
  phone: '91234567',
  email: 'wong@eat.example',
  createTime: '2026-03-01T10:00:00Z',
  startTime: `${date}T11:00:00Z`,
  cancelUntil: `${date}T09:00:00Z`,
  version: 1,
})
const day: ReservationDayResult = { minGuests: 1, maxGuests: 12, stayMinutes: 90, sessions: [] }

let refusal: CallError | undefined

const bookOver = (storage = memoryStorage(), now = () => noon) => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop._id }),
    'reservations find': ({ date }: { date: string }) => {
      if (server.status.get() === 'offline') throw new Error('there is no connection')
      return { data: [booking(date)] }
    },
    'reservations patch': (id: string, { status }: { status: Reservation['status'] }) => {
      if (refusal) throw refusal
      return { ...booking(id.slice(1)), status, version: 2 }
    },
    'reservations/day create': () => day,
    'reservations/days create': () => ({ days: [] }),
    'tableViewItems find': () => [],
    'reservationSettings find': () => [],
  })
  return { server, storage, book: createBook(server.connection, shop, today, storage, now) }
}
const seen = async () => {
  const { server, storage, book } = bookOver()
  book.open()
  await until(book.state, ({ status }) => status === 'ready')
  await expect.poll(() => storage.read(consoleKeys.staffBook) ?? '').toContain(tomorrow)
  return { server, storage, book }
}

test('STAFF-8.6: without a network the book shows today and tomorrow as last seen, with their age; other days it does not', async () => {
  const { storage } = await seen()
  const { server, book } = bookOver(storage)
  const lastSeen = { staleSince: noon, bookings: [{ name: 'Ms Wong', time: '19:00' }] }
  server.status.set('offline')
  book.open()
  expect(book.state.get()).toMatchObject({ status: 'ready', date: today, ...lastSeen })
  book.show(tomorrow)
  expect(book.state.get()).toMatchObject({ status: 'ready', date: tomorrow, ...lastSeen })
  book.show(later)
  await until(book.state, ({ status }) => status === 'failed')
})

test('STAFF-8.3: the copy has no phones and mail addresses, and is not shown after a day', async () => {
  const { storage } = await seen()
  expect(storage.read(consoleKeys.staffBook)).not.toMatch(/91234567|eat\.example/)
  const { server, book } = bookOver(storage, () => noon + 86_400_001)
  server.status.set('offline')
  book.open()
  await until(book.state, ({ status }) => status === 'failed')
})

test('STAFF-8.6: a step without a connection shows at once, waits over a reload and is sent once; seating and cancelling are refused', async () => {
  const { storage, server, book } = await seen()
  server.status.set('offline')
  expect(book.state.get()).toMatchObject({ status: 'ready', staleSince: noon })
  const refusal = { reason: 'offline' }
  await expect(book.step(booking(today), 'seated')).rejects.toMatchObject(refusal)
  await expect(book.step(booking(today), 'cancelled')).rejects.toMatchObject(refusal)
  await expect(book.step(booking(today), 'booked')).rejects.toMatchObject(refusal)
  await book.step(booking(today), 'late')
  const second = bookOver(storage)
  second.server.status.set('offline')
  second.book.open()
  expect(second.book.state.get()).toMatchObject({
    bookings: [{ status: 'late', statusBefore: 'booked' }],
  })
  await second.book.step({ ...booking(today), status: 'late' }, 'booked')
  const third = bookOver(storage)
  third.book.open()
  await until(third.book.unsent.waiting, (steps) => steps.length === 0)
  const patches = third.server.calls.filter(({ name }) => name === 'reservations patch')
  expect(patches.map(({ args }) => args.slice(0, 2))).toEqual([
    [`r${today}`, { status: 'late', expectedStatus: 'booked' }],
    [`r${today}`, { status: 'booked', expectedStatus: 'late' }],
  ])
  await third.book.unsent.send()
  expect(third.server.calls.filter(({ name }) => name === 'reservations patch')).toHaveLength(2)
})

test('STAFF-8.6: a step that is refused on its return is listed, and the row says what holds', async () => {
  const { storage, server, book } = await seen()
  server.status.set('offline')
  await book.step(booking(today), 'noShow')
  const second = bookOver(storage)
  refusal = new CallError({
    name: 'Conflict',
    message: 'late',
    statusCode: 409,
    code: 'illegalTransition',
  })
  second.book.open()
  await until(second.book.unsent.refused, (steps) => steps.length === 1)
  await until(second.book.state, ({ status }) => status === 'ready')
  expect(second.book.state.get()).toMatchObject({ bookings: [{ status: 'booked' }] })
})
