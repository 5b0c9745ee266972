import { isDeepStrictEqual } from 'node:util'
import type { EditReservationData, Reservation } from '@comanda/contract'
import { depositAmount, isReservationEditable, stayOf } from '@comanda/shop-rules/reservations'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import type { Booking, Caller } from './booking.ts'
import { bookingRefusal } from './booking-refusal.ts'
import { guestRefusal } from './guest-refusal.ts'
import { mailGuest } from './mail-guest.ts'
import { changeReservation } from './queries/change-reservation.ts'
import { lockBook } from './queries/lock-book.ts'
import { lockReservation, loadReservation } from './queries/load-reservation.ts'
import { loadShopBook, type ShopBook } from './queries/load-shop-book.ts'
import { freeTables } from './queries/tables-of-others.ts'
import { reservedParties } from './queries/reserved-parties.ts'
import { depositRequired, reservationExpired, reservationNotFound } from './refusals.ts'
import { reservationRecord } from './reservation-record.ts'
import { statusStep, withChange } from './with-change.ts'
import { slotTimes } from './slot-times.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'

interface Change {
  readonly book: ShopBook
  readonly data: EditReservationData
  /** Staff may change an upcoming reservation at any time. */
  readonly isStaff: boolean
  readonly staff: string | undefined
  readonly now: number
}

/** The fields of which the history says that they were changed. */
const told = [
  'date',
  'time',
  'adults',
  'children',
  'babyStools',
  'name',
  'phone',
  'email',
  'occasion',
  'remark',
  'allergens',
] as const

/** Throws a refusal if guests change a booking to one with a higher deposit: they make a new one (DEP-1.6). */
const refuseDearer = (row: ReservationRow, { book, data }: Pick<Change, 'book' | 'data'>): void => {
  const { deposits } = book
  const asked = depositAmount(deposits, data)
  if (asked > Math.max(row.deposit?.amount ?? 0, depositAmount(deposits, row)))
    throw refused(depositRequired(asked))
}

const refuseEdit = async (
  transaction: Database,
  row: ReservationRow,
  { book, data, isStaff, now }: Change,
): Promise<void> => {
  // Guests who are late and call are moved on.
  const isOpen = isReservationEditable(row.status) || (isStaff && row.status === 'late')
  if (!isOpen) throw refused(reservationExpired)
  const refusal = isStaff ? undefined : guestRefusal(row, now)
  if (refusal) throw refused(refusal)
  const others = await reservedParties(transaction, row.shop, data.date, data.date, row._id)
  if (!isStaff) refuseDearer(row, { book, data })
  const full = bookingRefusal({ ...data, termsAccepted: true }, book, others)
  if (full) throw refused(full)
}

const write = async (transaction: Database, booking: Booking, change: Change) => {
  const { book, data } = change
  const { idempotencyKey: _, reservation, title, email, occasion, remark, locale, ...rest } = data
  await lockBook(transaction, book.shop, false)
  const row = await lockReservation(transaction, book.shop, reservation)
  if (!row) throw refused(reservationNotFound)
  await refuseEdit(transaction, row, change)
  const time = new Date(change.now).toISOString()
  const times = slotTimes(book, data, change.now)
  const isExpectedAgain = row.status === 'late' && times.startTime > time
  const before = isExpectedAgain
    ? { ...row, ...statusStep(row, 'confirmed', time, change.staff) }
    : row
  const next = {
    ...rest,
    ...times,
    stayMinutes: stayOf(data, book.settings),
    title: title ?? null,
    email: email ?? null,
    occasion: occasion ?? null,
    remark: remark ?? null,
    locale: locale ?? row.locale,
    // A guest's form does not ask for them: those that staff wrote stay.
    allergens: data.allergens ?? row.allergens,
  }
  const fields = told.filter((field) => !isDeepStrictEqual(next[field] ?? null, row[field]))
  const changed = await changeReservation(transaction, row, {
    ...(isExpectedAgain
      ? { status: before.status, statusBefore: row.status, statusTime: time }
      : {}),
    ...next,
    ...(await freeTables(transaction, { ...row, ...next })),
    ...withChange(before, {
      time,
      kind: 'changed',
      fields,
      ...(change.staff === undefined ? {} : { staff: change.staff }),
    }),
  })
  await mailGuest(transaction, booking, 'reservationChanged', changed)
  return { answer: reservationRecord(changed) }
}

/** `create reservations/edit`: checks all of it again; its own table counts as free. */
export const edit = async (
  booking: Booking,
  data: EditReservationData,
  callerIn: (shop: string) => Caller,
): Promise<Reservation> => {
  const { database, bus, mailer } = booking
  const now = booking.now()
  const { shop } = await loadReservation(booking, data.reservation)
  const book = await loadShopBook(database, shop, now)
  const { isStaff, staff, identity: caller } = callerIn(shop)
  const { idempotencyKey: key, ...payload } = data
  const scope = `reservations/edit/${data.reservation}`
  const keyed = { shop: book.shop, scope, key, caller, payload }
  const { answer, made } = await inTransaction(database, (transaction) =>
    once(transaction, keyed, () =>
      write(transaction, booking, { book, data, isStaff, staff, now }),
    ),
  )
  if (!made) return answer
  mailer.wake()
  bus.publish({ path: 'reservations', event: 'patched', data: answer })
  return answer
}
