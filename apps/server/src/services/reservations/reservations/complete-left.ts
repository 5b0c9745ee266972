import { and, eq, gte, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { sessionsOfBooking } from '../../../shop-directory/sessions-of-booking.ts'
import { type ReservationRow, reservations } from '../../../tables/reservations.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { changeReservation } from './queries/change-reservation.ts'
import { lockReservation } from './queries/load-reservation.ts'
import { reservationRecord } from './reservation-record.ts'
import { statusStep } from './with-change.ts'

const HOUR = 3_600_000

/** For how long guests are looked for whose bill a server has closed without completing them: it died between the two. */
const LOOK_BACK = 48 * HOUR

/** Reservations completed in one run; the next run continues with the others. */
const AT_ONCE = 500

type Completing = Pick<Runtime, 'database' | 'bus' | 'now'>

const open = ['ongoing', 'toPay'] as const

/**
 * Whether all bills at which the guests sat are closed, the last since they sat down: staff who take a completion back find them
 * seated until a bill is closed again.
 */
const haveLeft = async (transaction: Database, row: ReservationRow): Promise<boolean> => {
  if (row.status !== 'seated') return false
  const { status, endTime } = tableSessions
  const [found] = await transaction
    .select({
      isLeft: sql<
        boolean | null
      >`bool_and(${notInArray(status, [...open])}) and max(${endTime}) >= ${row.statusTime}`,
    })
    .from(tableSessions)
    .where(sessionsOfBooking(row))
  return found?.isLeft === true
}

/**
 * Completes a reservation if its guests have left (RES-7.6); their table and slot are others' from then on. Only the reservation
 * is locked: those who seat lock the book and a session before it. Returns its tables, or undefined if it was not completed.
 */
export const completeIfLeft = async (
  { database, bus, now }: Completing,
  { shop, _id }: Pick<ReservationRow, 'shop' | '_id'>,
): Promise<readonly string[] | undefined> => {
  const time = new Date(now()).toISOString()
  const completed = await inTransaction(database, async (transaction) => {
    const row = await lockReservation(transaction, shop, _id)
    if (!row || !(await haveLeft(transaction, row))) return undefined
    const step = statusStep(row, 'completed', time, undefined)
    return changeReservation(transaction, row, step)
  })
  if (!completed) return undefined
  bus.publish({ path: 'reservations', event: 'patched', data: reservationRecord(completed) })
  return completed.tables ?? []
}

/** Completes those of any shop whose guests have left while a server died. Returns how many. */
export const completeLeft = async (runtime: Completing): Promise<number> => {
  const { database, now } = runtime
  const since = new Date(now() - LOOK_BACK).toISOString()
  const { shop, _id, status, session, seatedTime } = reservations
  const left = await database
    .select({ shop, _id })
    .from(reservations)
    .innerJoin(tableSessions, and(eq(tableSessions.shop, shop), eq(tableSessions._id, session)))
    .where(
      and(
        eq(status, 'seated'),
        gte(seatedTime, since),
        isNotNull(tableSessions.endTime),
        notInArray(tableSessions.status, [...open]),
      ),
    )
    .orderBy(seatedTime)
    .limit(AT_ONCE)
  let completed = 0
  for (const one of left) if (await completeIfLeft(runtime, one)) completed += 1
  return completed
}
