import { bookings, demo, type DemoBooking, staffAccounts } from '@comanda/demo'
import { addDays, instantAt, localMoment } from '@comanda/engine/time'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { reservationBooks } from '../tables/reservation-books.ts'
import { type ReservationRow, reservations } from '../tables/reservations.ts'
import { shops } from '../tables/shops.ts'
import { lockSeed } from './lock-seed.ts'

type Row = typeof reservations.$inferInsert

const MINUTE = 60_000
/** For how long guests stay by the demo's rules. */
const STAY = 90 * MINUTE
/** How late guests may be until somebody says so. */
const GRACE = 15 * MINUTE

/** Days of the book, from yesterday on: today is one of them for a week. */
const days = Array.from({ length: 9 }, (_, index) => index - 1)

const statusAt = (
  { end, source }: Pick<DemoBooking, 'end' | 'source'>,
  start: number,
  now: number,
): Row['status'] => {
  if (end === 'cancelled') return 'cancelled'
  if (start > now - GRACE) return source === 'staff' ? 'confirmed' : 'booked'
  if (end === 'noShow') return start > now - 2 * GRACE ? 'late' : 'noShow'
  // Who sits now is seated by a call, which opens their session.
  return start > now - STAY ? 'confirmed' : 'completed'
}

const at = (time: number): string => new Date(time).toISOString()

interface Place {
  readonly timeZone: string
  readonly now: number
}

/** Returns a booking so many days from today, as it stands now. */
const rowOf = (
  demoBooking: DemoBooking,
  ahead: number,
  { timeZone, now }: Place,
): Omit<Row, '_id' | 'number'> => {
  const { end: _, tables, children = 0, babyStools = 0, ...booking } = demoBooking
  const date = addDays(localMoment(now, timeZone).date, ahead)
  const start = instantAt(date, booking.time, timeZone)
  const createTime = at(Math.min(now, start) - (2 * 24 * 60 + 35) * MINUTE)
  const status = statusAt(demoBooking, start, now)
  const isOver = status === 'completed'
  return {
    ...booking,
    children,
    babyStools,
    source: booking.source ?? 'guest',
    status,
    date,
    createTime,
    startTime: at(start),
    cancelUntil: at(start - 120 * MINUTE),
    history: [{ time: createTime, kind: 'booked' }],
    ...(tables && status !== 'cancelled' ? { tables } : {}),
    ...(isOver ? { seatedTime: at(start + 4 * MINUTE) } : {}),
    version: 0,
  }
}

/** Writes the book of a shop unless it has guests to come, or is gone; returns what it wrote. */
const write = async (
  transaction: Database,
  { shopDirectory, now }: Pick<Runtime, 'shopDirectory' | 'now'>,
  shop: string,
): Promise<readonly ReservationRow[]> => {
  await lockSeed(transaction)
  const of = eq(shops._id, shop)
  const [zone] = await transaction.select({ timeZone: shops.timeZone }).from(shops).where(of)
  if (!zone) return []
  const place = { ...zone, now: now() }
  const today = localMoment(place.now, place.timeZone).date
  const [coming] = await transaction
    .select({ _id: reservations._id })
    .from(reservations)
    .where(and(eq(reservations.shop, shop), gte(reservations.date, today)))
    .limit(1)
  if (coming) return []
  const all = days.flatMap((ahead) =>
    bookings
      // A day differs from the next; today is complete.
      .filter((one, index) => one.shop === shop && (ahead === 0 || (index + ahead) % 3 > 0))
      .map((one) => rowOf(one, ahead, place)),
  )
  const [book] = await transaction
    .insert(reservationBooks)
    .values({ shop, last: 100 + all.length })
    .onConflictDoUpdate({
      target: reservationBooks.shop,
      set: { last: sql`${reservationBooks.last} + ${all.length}` },
    })
    .returning()
  const before = (book?.last ?? all.length) - all.length
  const rows = await Promise.all(
    all.map(async (row, index) => ({
      ...row,
      _id: await shopDirectory.newSecretId(transaction, shop),
      number: String(before + index + 1),
    })),
  )
  return transaction.insert(reservations).values(rows).returning()
}

/** Seats the guests who have come, each at their table, as a waiter of their shop does. */
const seatArrived = async (
  app: App,
  { log, now }: Pick<Runtime, 'log' | 'now'>,
  rows: readonly ReservationRow[],
): Promise<void> => {
  for (const { _id, shop, status, startTime, tables } of rows) {
    const [table] = tables ?? []
    if (status !== 'confirmed' || Date.parse(startTime) > now() - GRACE || !table) continue
    const waiter = staffAccounts.find(({ staff = [] }) =>
      staff.some((one) => one.shop === shop && one.role === 'waiter'),
    )
    if (!waiter) continue
    try {
      await app.service('reservations/seat').create({ reservation: _id, table }, { user: waiter })
    } catch (failure) {
      // Somebody who tries the demo has guests at that table.
      log.debug(`a guest of the demo has no table: ${String(failure)}`)
    }
  }
}

/** Fills the books of the demo's shops around today unless one has guests to come. */
export const loadDemoBookings = async (app: App, runtime: Runtime): Promise<void> => {
  for (const { _id } of demo.shops) {
    const rows = await inTransaction(runtime.database, (transaction) =>
      write(transaction, runtime, _id),
    )
    await seatArrived(app, runtime, rows)
  }
}
