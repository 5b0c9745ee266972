import type { CreateReservationData, Deposit, Reservation } from '@comanda/contract'
import { depositAmount, type ReservedParty, stayOf } from '@comanda/shop-rules/reservations'
import { sql } from 'drizzle-orm'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { allEnded } from '../../../database/all-ended.ts'
import type { Database } from '../../../database/connect.ts'
import { inSentTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { answerSent, claimWrite, type WriteOutcome } from '../../../idempotency/once.ts'
import type { Booking, Caller } from './booking.ts'
import { bookingRefusal } from './booking-refusal.ts'
import { depositUntil } from './deposit-until.ts'
import { mailGuest } from './mail-guest.ts'
import { lockBook } from './queries/lock-book.ts'
import { loadShopBook, type ShopBook } from './queries/load-shop-book.ts'
import { saveMemberReservation } from './queries/save-member-reservation.ts'
import { reservedParties } from './queries/reserved-parties.ts'
import { depositRequired } from './refusals.ts'
import { textGuest } from './text-guest.ts'
import { reservationRecord } from './reservation-record.ts'
import { slotTimes } from './slot-times.ts'
import { reservationBooks } from '../../../tables/reservation-books.ts'
import { reservations } from '../../../tables/reservations.ts'

/** Reservations of one address in 15 minutes, so that a prankster cannot fill a shop's book. */
const mostPerAddress = 20

const limitOf = (caller: Caller) => ({
  name: `reservations/${callerAddress(caller)}`,
  most: mostPerAddress,
})

/** A deposit that guests are to pay for their booking. */
export interface BookingDeposit {
  readonly reservation: string
  readonly user: string | null
  readonly amount: number
  readonly payUntil: string
}

/** Opens the session by which a deposit is paid. */
export type AskDeposit = (transaction: Database, asked: BookingDeposit) => Promise<Deposit>

interface BookingRequest {
  readonly ask: AskDeposit
  /** The shop's book, which is locked. */
  readonly book: ShopBook
  readonly others: readonly ReservedParty[]
  readonly data: CreateReservationData
  readonly caller: Caller
  readonly now: number
}

/**
 * Returns the deposit of a booking that is written: what guests have agreed to, what staff ask for, or `waived` if they ask for
 * none. Throws a refusal if guests have not read how much it is (DEP-1.2).
 */
const depositOf = async (
  transaction: Database,
  _id: string,
  { book, data, caller, now, ask }: BookingRequest,
): Promise<Deposit | null> => {
  const amount = depositAmount(book.deposits, data)
  if (caller.isStaff && !data.deposit) return amount > 0 ? { amount, status: 'waived' } : null
  if (!caller.isStaff && (data.deposit ?? 0) !== amount) throw refused(depositRequired(amount))
  if (!data.deposit) return null
  const { startTime } = slotTimes(book, data, now)
  const payUntil = depositUntil(book.settings, { now, startTime, isStaff: caller.isStaff })
  const user = caller.user ?? null
  return ask(transaction, { reservation: _id, user, amount: data.deposit, payUntil })
}

/** The number that `lockBook` has counted to: the statement goes with it. */
const numberOf = (shop: string) =>
  sql<string>`(select ${reservationBooks.last}::text from ${reservationBooks} where ${reservationBooks.shop} = ${shop})`

const write = async (
  transaction: Database,
  booking: Booking,
  request: BookingRequest,
): Promise<{ readonly answer: Reservation }> => {
  const { book, others, data, caller, now } = request
  const { user, isStaff, isCounted, staff } = caller
  const at = new Date(now).toISOString()
  const { idempotencyKey: _key, termsAccepted: _terms, deposit: _deposit, ...draft } = data
  const refusal = bookingRefusal(data, book, others)
  if (refusal) throw refused(refusal)
  const _id = await booking.shopDirectory.newSecretId(transaction, data.shop)
  const deposit = await depositOf(transaction, _id, request)
  const [, , [row]] = await allEnded([
    isCounted && countAttempt(transaction, [limitOf(caller)], now),
    lockBook(transaction, data.shop, true),
    transaction
      .insert(reservations)
      .values({
        ...draft,
        ...slotTimes(book, data, now),
        stayMinutes: stayOf(data, book.settings),
        _id,
        number: numberOf(data.shop),
        status: 'booked',
        createTime: at,
        source: isStaff ? 'staff' : 'guest',
        history: [{ time: at, kind: 'booked', ...(staff === undefined ? {} : { staff }) }],
        deposit,
        depositDue: deposit?.payUntil ?? null,
        version: 0,
        ...(user === undefined ? {} : { user }),
      })
      .returning()
      .execute(),
  ])
  if (!row) throw new Error('a reservation was not written')
  await saveMemberReservation(transaction, row)
  const letter = deposit?.status === 'toPay' ? 'reservationDeposit' : 'reservationBooked'
  await mailGuest(transaction, booking, letter, row)
  // A guest who books it online has its page before them.
  if (isStaff && letter === 'reservationDeposit') await textGuest(transaction, booking, letter, row)
  return { answer: reservationRecord(row) }
}

type Booked = WriteOutcome<{ readonly answer: Reservation }>

/** `create reservations/create`: books a table, checked again once the shop's book is locked. */
export const create = async (
  booking: Booking,
  data: CreateReservationData,
  caller: Caller,
  ask: AskDeposit,
): Promise<Reservation> => {
  const { database, bus, mailer } = booking
  const now = booking.now()
  const { idempotencyKey: key, ...payload } = data
  const { shop, date } = data
  const keyed = { shop, scope: 'reservations/create', key, caller: caller.identity, payload }
  const { answer, made } = await inSentTransaction(database, async (transaction) => {
    const [claimed, , others, book] = await allEnded([
      claimWrite(transaction, keyed),
      lockBook(transaction, shop, false),
      reservedParties(transaction, shop, date, date),
      loadShopBook(transaction, shop, now),
    ])
    if ('answer' in claimed)
      return { sent: Promise.resolve<Booked>({ answer: claimed.answer as Reservation }) }
    const made = await write(transaction, booking, { book, others, data, caller, now, ask })
    return answerSent(transaction, claimed, made)
  })
  if (!made) return answer
  mailer.wake()
  bus.publish({ path: 'reservations', event: 'created', data: answer })
  return answer
}
