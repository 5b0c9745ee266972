import type { Database } from '../../../../database/connect.ts'
import type { ReservationRow } from '../../../../tables/reservations.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { changeReservation } from '../../../reservations/reservations/queries/change-reservation.ts'
import { withChange } from '../../../reservations/reservations/with-change.ts'
import type { SessionState } from '../../records/session-record.ts'
import { setAgainst } from './move-deposit.ts'

/** Guests who were seated, the session that they paid for their deposit, and that of their table; all are locked. */
interface Seated {
  readonly seated: ReservationRow
  readonly deposit: SessionState
  readonly bill: SessionState
}

export interface SeatedDeposit {
  readonly seated: ReservationRow
  /** Both sessions as they are then. */
  readonly sessions: readonly SessionState[]
}

/** Sets the deposit of guests who were seated against the bill of their table, if it is paid (DEP-2.1). */
export const seatDeposit = async (
  transaction: Database,
  { seated, deposit, bill }: Seated,
  actor: Actor,
  now: Date,
): Promise<SeatedDeposit | undefined> => {
  const { deposit: asked } = seated
  if (asked?.status !== 'held' || asked.session !== deposit.row._id) return undefined
  const sessions = await setAgainst(
    transaction,
    { deposit, bill, reservation: seated._id },
    actor,
    now,
  )
  const status = 'setAgainst' as const
  const change = { time: now.toISOString(), kind: 'deposit' as const, deposit: status }
  const row = await changeReservation(transaction, seated, {
    deposit: { ...asked, status },
    depositDue: null,
    ...withChange(seated, change),
  })
  return { seated: row, sessions: [sessions.deposit, sessions.bill] }
}
