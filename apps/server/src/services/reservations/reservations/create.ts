import type { CreateReservationData, Reservation } from '@comanda/contract'
import { stayOf } from '@comanda/shop-rules/reservations'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import type { Booking, Caller } from './booking.ts'
import { bookingRefusal } from './booking-refusal.ts'
import { mailGuest } from './mail-guest.ts'
import { lockBook } from './queries/lock-book.ts'
import { loadShopBook, type ShopBook } from './queries/load-shop-book.ts'
import { saveMemberReservation } from './queries/save-member-reservation.ts'
import { reservedParties } from './queries/reserved-parties.ts'
import { reservationRecord } from './reservation-record.ts'
import { slotTimes } from './slot-times.ts'
import { reservations } from '../../../tables/reservations.ts'

/** Reservations of one address in 15 minutes, so that a prankster cannot fill a shop's book. */
const mostPerAddress = 20

const limitOf = (caller: Caller) => ({
  name: `reservations/${callerAddress(caller)}`,
  most: mostPerAddress,
})

interface BookingRequest {
  readonly book: ShopBook
  readonly data: CreateReservationData
  readonly caller: Caller
  readonly now: number
}

const write = async (
  transaction: Database,
  booking: Booking,
  { book, data, caller, now }: BookingRequest,
): Promise<{ readonly answer: Reservation }> => {
  const { user, isStaff, staff } = caller
  const at = new Date(now).toISOString()
  const { idempotencyKey: _key, termsAccepted: _terms, ...draft } = data
  const number = await lockBook(transaction, data.shop, true)
  const others = await reservedParties(transaction, data.shop, data.date, data.date)
  const refusal = bookingRefusal(data, book, others)
  if (refusal) throw refused(refusal)
  if (!isStaff) await countAttempt(transaction, [limitOf(caller)], now)
  const [row] = await transaction
    .insert(reservations)
    .values({
      ...draft,
      ...slotTimes(book, data, now),
      stayMinutes: stayOf(data, book.settings),
      _id: await booking.shopDirectory.newSecretId(transaction, data.shop),
      number,
      status: 'booked',
      createTime: at,
      source: isStaff ? 'staff' : 'guest',
      history: [{ time: at, kind: 'booked', ...(staff === undefined ? {} : { staff }) }],
      version: 0,
      ...(user === undefined ? {} : { user }),
    })
    .returning()
  if (!row) throw new Error('a reservation was not written')
  await saveMemberReservation(transaction, row)
  await mailGuest(transaction, booking, 'reservationBooked', row)
  return { answer: reservationRecord(row) }
}

/** `create reservations/create`: books a table, checked again once the shop's book is locked. */
export const create = async (
  booking: Booking,
  data: CreateReservationData,
  caller: Caller,
): Promise<Reservation> => {
  const { database, reads, bus, mailer } = booking
  const now = booking.now()
  const book = await loadShopBook(reads, data.shop, now)
  const { idempotencyKey: key, ...payload } = data
  const keyed = {
    shop: data.shop,
    scope: 'reservations/create',
    key,
    caller: caller.identity,
    payload,
  }
  const { answer, made } = await inTransaction(database, (transaction) =>
    once(transaction, keyed, () => write(transaction, booking, { book, data, caller, now })),
  )
  if (!made) return answer
  mailer.wake()
  bus.publish({ path: 'reservations', event: 'created', data: answer })
  return answer
}
