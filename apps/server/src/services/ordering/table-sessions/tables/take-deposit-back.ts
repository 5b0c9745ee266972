import { and, eq } from 'drizzle-orm'
import { inTransaction } from '../../../../database/transaction.ts'
import type { Database } from '../../../../database/connect.ts'
import type { ReservationRow } from '../../../../tables/reservations.ts'
import { sessionPayments } from '../../../../tables/session-payments.ts'
import { changeReservation } from '../../../reservations/reservations/queries/change-reservation.ts'
import { lockReservation } from '../../../reservations/reservations/queries/load-reservation.ts'
import { depositDue } from '../../../reservations/reservations/deposit-due.ts'
import { withChange } from '../../../reservations/reservations/with-change.ts'
import { announceSession } from '../../announcements/announce.ts'
import { announceBooking } from '../../deposits/announce-booking.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'
import { lockSession } from '../../queries/load-session.ts'
import { sessionRecord, type SessionState } from '../../records/session-record.ts'
import type { Ordering } from '../ordering.ts'
import { takeBack } from './move-deposit.ts'

/** Returns the bill against which a deposit is set now: it may have been merged, or moved. */
const billOf = async (
  transaction: Database,
  { shop, _id }: ReservationRow,
): Promise<SessionState | undefined> => {
  const [paid] = await transaction
    .select({ session: sessionPayments.session })
    .from(sessionPayments)
    .where(and(eq(sessionPayments.shop, shop), eq(sessionPayments.deposit, _id)))
    .limit(1)
  return paid && lockSession(transaction, shop, paid.session)
}

const isWhole = ({ row, payments }: SessionState, reservation: string): boolean =>
  activeStatuses.includes(row.status) &&
  payments.every(({ deposit, amount }) => deposit !== reservation || amount > 0)

/**
 * Takes the deposit of guests who do not sit there after all back from the bill against which it was set (DEP-2.2). Of a bill that
 * has ended, or of which a part went back, it stays.
 */
export const takeDepositBack = async (
  ordering: Ordering,
  { shop, _id }: ReservationRow,
  session: string,
): Promise<void> => {
  const now = new Date(ordering.now())
  const done = await inTransaction(ordering.database, async (transaction) => {
    const deposit = await lockSession(transaction, shop, session)
    const row = deposit && (await lockReservation(transaction, shop, _id))
    if (!row || row.deposit?.status !== 'setAgainst') return undefined
    const bill = row.status === 'seated' ? undefined : await billOf(transaction, row)
    if (!bill || !isWhole(bill, _id)) {
      await changeReservation(transaction, row, { depositDue: null })
      return undefined
    }
    const taken = await takeBack(
      transaction,
      { deposit, bill, reservation: _id },
      { role: 'server' },
      now,
    )
    const held = { ...row.deposit, status: 'held' as const }
    const time = now.toISOString()
    const changed = await changeReservation(transaction, row, {
      deposit: held,
      depositDue: depositDue({ ...row, deposit: held }, row.statusTime ?? time),
      ...withChange(row, { time, kind: 'deposit', deposit: 'held' }),
    })
    return { changed, sessions: [taken.deposit, taken.bill] }
  })
  if (!done) return
  announceBooking(ordering, done.changed)
  for (const state of done.sessions) announceSession(ordering.bus, sessionRecord(state))
}
