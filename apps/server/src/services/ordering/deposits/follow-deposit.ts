import type { Deposit, DepositStatus } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'
import type { Booking } from '../../reservations/reservations/booking.ts'
import { depositDue } from '../../reservations/reservations/deposit-due.ts'
import { mailGuest } from '../../reservations/reservations/mail-guest.ts'
import { changeReservation } from '../../reservations/reservations/queries/change-reservation.ts'
import { lockReservation } from '../../reservations/reservations/queries/load-reservation.ts'
import { statusStep, withChange } from '../../reservations/reservations/with-change.ts'
import type { SessionState } from '../records/session-record.ts'

/** Returns what became of a deposit, by the session that is paid for it. */
const statusOf = ({ row, payments }: SessionState): DepositStatus => {
  const { paid, outstanding } = paidOf(row.result, payments)
  if (row.merged !== null) return 'setAgainst'
  if (row.status === 'done') return paid > 0 ? 'kept' : 'givenBack'
  if (row.status === 'cancelled' || row.status === 'void')
    return payments.length > 0 ? 'givenBack' : 'lapsed'
  return outstanding > 0 ? 'toPay' : 'held'
}

/** Whether the reservation says so already. */
const isSaid = (
  { status, amount }: Deposit,
  is: DepositStatus,
  { row: { result } }: SessionState,
): boolean => status === is && (is !== 'held' || amount === result.totals.total)

const isExpected = ({ status }: ReservationRow): boolean =>
  status === 'booked' || status === 'confirmed' || status === 'late'

/**
 * Makes a reservation say what became of its deposit, in the transaction that changed the session which is paid for it (DEP-1.4).
 * A reservation whose deposit is not paid in time is cancelled. Returns the reservation if that changed it.
 */
export const followDeposit = async (
  transaction: Database,
  booking: Pick<Booking, 'mailer' | 'config' | 'now'>,
  state: SessionState,
  now: Date,
): Promise<ReservationRow | undefined> => {
  const { shop, _id: session, deposit: id } = state.row
  const row = id === null ? undefined : await lockReservation(transaction, shop, id)
  const status = statusOf(state)
  if (!row || row.deposit?.session !== session || isSaid(row.deposit, status, state))
    return undefined
  const { payUntil, ...asked } = row.deposit
  const time = now.toISOString()
  const isUnpaid = row.deposit.status === 'toPay' && status !== 'held'
  const step =
    isUnpaid && isExpected(row) ? statusStep(row, 'cancelled', time, undefined) : undefined
  const until = status === 'toPay' && payUntil !== undefined ? { payUntil } : {}
  // Staff may have given a part of it back.
  const amount = status === 'held' ? state.row.result.totals.total : asked.amount
  const deposit = { ...asked, ...until, amount, status }
  const changed = await changeReservation(transaction, row, {
    ...step,
    deposit,
    depositDue: depositDue({ ...row, ...step, deposit }, row.statusTime ?? time),
    ...withChange(
      { history: step?.history ?? row.history },
      { time, kind: 'deposit', deposit: status },
    ),
  })
  if (row.deposit.status === 'toPay' && status === 'held' && isExpected(row))
    await mailGuest(transaction, booking, 'reservationBooked', changed)
  return changed
}
