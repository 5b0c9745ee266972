import type { Condition, Reservation, ReservationPatch } from '@comanda/contract'
import { canReservationBecome } from '@comanda/shop-rules/reservations'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Booking } from './booking.ts'
import { mailGuest } from './mail-guest.ts'
import { changeReservation } from './queries/change-reservation.ts'
import { inShopOfReservation, lockReservation } from './queries/load-reservation.ts'
import { removeBooking, storeBooking } from './queries/store-booking.ts'
import { reservationRecord } from './reservation-record.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'
import { tableViewItems } from '../../../tables/table-view-items.ts'

/** The changes that are mailed. Guests who are seated or did not come need no mail. */
const templates = {
  confirmed: 'reservationConfirmed',
  cancelled: 'reservationCancelled',
  booked: undefined,
  seated: undefined,
  completed: undefined,
  late: undefined,
  noShow: undefined,
} as const

const illegal = (from: Reservation['status'], to: Reservation['status']) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `A reservation that is ${from} cannot become ${to}.`,
    field: 'status',
    detail: { from, to },
  })

/** How long the guests of a reservation can be taken back from their table, in ms (STAFF-4.17). */
const UNSEAT_TIME = 10 * 60_000

/** Returns the columns of a step; throws a refusal if there is no such step now. */
const stepOf = (
  { status: from, seatedTime }: ReservationRow,
  to: Reservation['status'],
  now: number,
): Partial<ReservationRow> => {
  const wasSeated = seatedTime !== null && now - Date.parse(seatedTime) <= UNSEAT_TIME
  if (from === 'seated' && to === 'confirmed' && wasSeated)
    return { status: to, seatedTime: null, session: null }
  if (!canReservationBecome(from, to)) throw illegal(from, to)
  return { status: to, ...(to === 'seated' ? { seatedTime: new Date(now).toISOString() } : {}) }
}

/** Throws a refusal unless all of the tables are the shop's. */
const checkTables = async (
  transaction: Database,
  shop: string,
  wanted: readonly string[],
): Promise<void> => {
  if (wanted.length === 0) return
  const found = await transaction
    .select({ _id: tableViewItems._id })
    .from(tableViewItems)
    .where(and(eq(tableViewItems.shop, shop), inArray(tableViewItems._id, [...wanted])))
  if (found.length === wanted.length) return
  const message = 'There is no such table.'
  throw refused({ kind: 'BadRequest', code: 'dataInvalid', message, field: 'tables' })
}

/**
 * `patch reservations/{id}` by staff: moves a reservation along its states, assigns tables, and says what its guests must not eat. Setting the same state changes
 * nothing. A no-show who arrives late is seated whatever the book says: they are at the door.
 */
export const patch = async (
  booking: Booking,
  id: string,
  { status, tables, allergens }: ReservationPatch,
  reach: Condition,
): Promise<Reservation> => {
  const row = await inShopOfReservation(booking, id, (shop) =>
    inTransaction(booking.database, async (transaction) => {
      const locked = await lockReservation(transaction, shop, id, reach)
      if (!locked) return undefined
      const isStep = status !== undefined && locked.status !== status
      const step = isStep ? stepOf(locked, status, booking.now()) : {}
      await checkTables(transaction, shop, tables ?? [])
      const assigned = {
        ...(tables === undefined ? {} : { tables: tables?.length ? tables : null }),
        ...(allergens === undefined ? {} : { allergens: allergens?.length ? allergens : null }),
      }
      if (!isStep && Object.keys(assigned).length === 0) return locked
      const changed = await changeReservation(transaction, locked, { ...step, ...assigned })
      if (changed.session === null) await removeBooking(transaction, locked)
      else if (allergens !== undefined) await storeBooking(transaction, changed)
      // Guests who were taken back from their table have been told already.
      const template = isStep && locked.status !== 'seated' ? templates[status] : undefined
      if (template) await mailGuest(transaction, booking, template, changed)
      return changed
    }),
  )
  booking.mailer.wake()
  return reservationRecord(row)
}
