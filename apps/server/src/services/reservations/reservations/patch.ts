import type { Condition, Reservation, ReservationPatch } from '@comanda/contract'
import {
  canReservationBecome,
  hasRoom,
  holdsPlace,
  mayBeNoShow,
  undoneStatus,
} from '@comanda/shop-rules/reservations'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Booking } from './booking.ts'
import { slotFull } from './booking-refusal.ts'
import { mailGuest } from './mail-guest.ts'
import { changeReservation } from './queries/change-reservation.ts'
import { inShopOfReservation, lockReservation } from './queries/load-reservation.ts'
import { removeBooking, storeBooking } from './queries/store-booking.ts'
import { hasTables, haveOthers } from './queries/guests-at-tables.ts'
import { lockBook } from './queries/lock-book.ts'
import { loadShopBook, type ShopBook } from './queries/load-shop-book.ts'
import { freeTables, othersTables } from './queries/tables-of-others.ts'
import { reservedParties } from './queries/reserved-parties.ts'
import { statusStep, withChange } from './with-change.ts'
import { reservationRecord } from './reservation-record.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'

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

const tooEarly = (startTime: string) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: 'Guests who have paid a deposit are no no-show before their time.',
    field: 'status',
    detail: { startTime },
  })

/** Returns the columns of a step; throws a refusal if there is no such step now. */
const stepOf = (
  row: ReservationRow,
  to: Reservation['status'],
  now: number,
  staff: string | undefined,
): Partial<ReservationRow> => {
  const time = new Date(now).toISOString()
  const step = statusStep(row, to, time, staff)
  if (isUndone(row, to, now))
    return {
      ...step,
      statusBefore: null,
      ...(row.status === 'seated' ? { seatedTime: null, session: null } : {}),
    }
  if (!canReservationBecome(row.status, to)) throw illegal(row.status, to)
  const losesMoney = to === 'noShow' && row.deposit?.status === 'held'
  if (losesMoney && !mayBeNoShow(row, now)) throw tooEarly(row.startTime)
  return { ...step, ...(to === 'seated' ? { seatedTime: time } : {}) }
}

const isUndone = (row: ReservationRow, to: Reservation['status'], now: number): boolean =>
  undoneStatus(row, now) === to

/** Throws a refusal if guests who come after all have no room any more (RES-6.4). The book is locked. */
const checkRoom = async (
  transaction: Database,
  row: ReservationRow,
  book: ShopBook,
): Promise<void> => {
  const others = await reservedParties(transaction, row.shop, row.date, row.date, row._id)
  const { date, time, adults, children, babyStools, stayMinutes } = row
  const slot = { date, time }
  const party = { adults, children, babyStools, stayMinutes }
  if (hasRoom({ start: Date.parse(row.startTime) }, party, others, book.settings)) return
  const contact = { name: row.name, phone: row.phone, termsAccepted: true }
  const draft = { ...slot, ...party, ...contact, diningSession: row.diningSession }
  throw refused(slotFull(draft, book, others))
}

/** Throws a refusal unless all of the tables are the shop's, and no other guests' then. The book is locked. */
const checkTables = async (
  transaction: Database,
  row: ReservationRow,
  wanted: readonly string[],
  now: Date,
): Promise<void> => {
  if (wanted.length === 0) return
  if (!(await hasTables(transaction, row.shop, wanted))) {
    const message = 'There is no such table.'
    throw refused({ kind: 'BadRequest', code: 'dataInvalid', message, field: 'tables' })
  }
  const others = await othersTables(transaction, row)
  const message = 'This table has other guests then.'
  const isSeated = row.status === 'seated' && row.session !== null
  const more = isSeated ? wanted.filter((table) => !row.tables?.includes(table)) : []
  if (wanted.some((table) => others.has(table)) || (await haveOthers(transaction, row, more, now)))
    throw refused({ kind: 'Conflict', code: 'tableTaken', message, field: 'tables' })
}

/**
 * `patch reservations/{id}` by staff: moves a reservation along its states or back, assigns tables, and says what its guests must
 * not eat. Setting the same state changes nothing. A no-show who arrives late is seated whatever the book says: they are at the
 * door.
 */
export const patch = async (
  booking: Booking,
  id: string,
  { status, expectedStatus, tables, allergens }: ReservationPatch,
  { reach, staff }: { readonly reach: Condition; readonly staff: string | undefined },
): Promise<Reservation> => {
  const now = booking.now()
  const mayReturn = status !== undefined && holdsPlace(status)
  const by = staff === undefined ? {} : { staff }
  const row = await inShopOfReservation(booking, id, (shop) =>
    inTransaction(booking.database, async (transaction) => {
      if (mayReturn || tables?.length) await lockBook(transaction, shop, false)
      const locked = await lockReservation(transaction, shop, id, reach)
      if (!locked) return undefined
      const isStep = status !== undefined && locked.status !== status
      const isExpected = expectedStatus === undefined || expectedStatus === locked.status
      if (isStep && !isExpected) throw illegal(locked.status, status)
      const step = isStep ? stepOf(locked, status, now, staff) : {}
      const isBack = isStep && mayReturn && !holdsPlace(locked.status)
      // A no-show at the door has no room: they are seated all the same, and have it only if they are taken back to come later.
      const wasAtDoor = locked.status === 'seated' && locked.statusBefore === 'noShow'
      const isAtDoor = status === 'seated' && locked.status === 'noShow'
      if ((isBack && !isAtDoor) || (isStep && mayReturn && wasAtDoor))
        await checkRoom(transaction, locked, await loadShopBook(transaction, shop, now))
      const isMoved = isBack || (isStep && mayReturn && [status, locked.status].includes('seated'))
      await checkTables(transaction, locked, tables ?? [], new Date(now))
      const assigned = {
        ...(isMoved ? await freeTables(transaction, { ...locked, ...step }) : {}),
        ...(tables === undefined ? {} : { tables: tables?.length ? tables : null }),
        ...(allergens === undefined ? {} : { allergens: allergens?.length ? allergens : null }),
      }
      const kinds = Object.keys(assigned) as (keyof typeof assigned)[]
      if (!isStep && kinds.length === 0) return locked
      const time = new Date(now).toISOString()
      const { history } = kinds.reduce((so, kind) => withChange(so, { time, kind, ...by }), {
        history: step.history ?? locked.history,
      })
      const changed = await changeReservation(transaction, locked, {
        ...step,
        ...assigned,
        history,
      })
      if (changed.session === null) await removeBooking(transaction, locked)
      else if (allergens !== undefined) await storeBooking(transaction, changed)
      const template = isStep ? templateOf(locked, status, now) : undefined
      if (template) await mailGuest(transaction, booking, template, changed)
      return changed
    }),
  )
  booking.mailer.wake()
  return reservationRecord(row)
}

/** Guests who hear that they are expected after all; of any other step back they have heard nothing. */
const templateOf = (row: ReservationRow, to: Reservation['status'], now: number) => {
  if (!isUndone(row, to, now)) return templates[to]
  return row.status === 'cancelled' ? 'reservationChanged' : undefined
}
