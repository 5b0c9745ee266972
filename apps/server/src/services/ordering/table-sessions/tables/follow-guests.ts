import type { TableSession } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import { sessionsOfBooking } from '../../../../shop-directory/sessions-of-booking.ts'
import type { ReservationRow } from '../../../../tables/reservations.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'
import { changeReservation } from '../../../reservations/reservations/queries/change-reservation.ts'
import { lockReservation } from '../../../reservations/reservations/queries/load-reservation.ts'
import { lockBook } from '../../../reservations/reservations/queries/lock-book.ts'
import { othersTables } from '../../../reservations/reservations/queries/tables-of-others.ts'
import { reservationRecord } from '../../../reservations/reservations/reservation-record.ts'
import { withChange } from '../../../reservations/reservations/with-change.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'
import type { Ordering } from '../ordering.ts'

type Following = Pick<Ordering, 'database' | 'bus' | 'log' | 'now'>

/** Whether guests of a reservation, perhaps with a part of their bill, sit at one of the tables. */
const sitsAt = async (
  transaction: Database,
  row: ReservationRow,
  tables: readonly string[],
): Promise<boolean> => {
  const { _id, status, tableItem } = tableSessions
  const found = await transaction
    .select({ _id })
    .from(tableSessions)
    .where(
      and(
        sessionsOfBooking(row),
        inArray(status, [...activeStatuses]),
        inArray(tableItem, [...tables]),
      ),
    )
    .limit(1)
  return found.length > 0
}

const follow = async (
  { database, bus, now }: Following,
  { shop, _id }: Pick<ReservationRow, 'shop' | '_id'>,
  table: string,
): Promise<void> => {
  const time = new Date(now()).toISOString()
  const changed = await inTransaction(database, async (transaction) => {
    await lockBook(transaction, shop, false)
    const row = await lockReservation(transaction, shop, _id)
    if (row?.status !== 'seated' || !row.tables || row.tables.includes(table)) return undefined
    if (await sitsAt(transaction, row, row.tables)) return undefined
    const others = await othersTables(transaction, row)
    return changeReservation(transaction, row, {
      tables: others.has(table) ? null : [table],
      ...withChange(row, { time, kind: 'tables' }),
    })
  })
  if (changed)
    bus.publish({ path: 'reservations', event: 'patched', data: reservationRecord(changed) })
}

const followAll = async (
  following: Following,
  { shop, _id }: TableSession,
  table: string,
): Promise<void> => {
  const [row] = await following.database
    .select({ bookings: tableSessions.bookings })
    .from(tableSessions)
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, _id)))
  for (const { reservation, noted } of row?.bookings ?? [])
    if (!noted) await follow(following, { shop, _id: reservation }, table)
}

/**
 * Says in the book at which table the guests of a session sit who have moved: their tables from before are others' (RES-7.5). Call
 * it after the transaction, which has locked the session: those who seat lock the book before one.
 */
export const followGuests = (following: Following, session: TableSession): void => {
  if (!session.tableItem) return
  followAll(following, session, session.tableItem._id).catch((error: unknown) =>
    following.log.warn({ err: error }, 'the book does not know where guests have moved'),
  )
}
