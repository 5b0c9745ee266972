import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import type { SessionState } from '../records/session-record.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { completeSession } from './complete-session.ts'

/** What was paid of a bill is a deposit alone, which may be for more than its guests have had so far (DEP-2.3). */
const hasOnlyDeposit = ({ payments }: SessionState): boolean =>
  payments.every(({ deposit }) => deposit !== null)

/** A table's bill and a top-up are complete once paid; take-away and delivery once handed over too. */
const endsBy = ({ row, orders }: SessionState): boolean =>
  row.type === 'dineIn' ||
  row.type === 'topUp' ||
  orders.every(({ status }) => status === 'completed' || status === 'cancelled')

/** Nothing to pay is paid (PAY-4.3), but a table whose guests have had only what is free stays theirs until they ask for the bill. */
const isFree = ({ row, orders }: SessionState): boolean =>
  row.type !== 'topUp' &&
  (row.type !== 'dineIn' || row.status === 'toPay') &&
  orders.some(({ status }) => status !== 'cancelled')

/** Returns the changes that complete a fully paid session, or undefined if an amount is due or it is closed already. */
export const closeWhenPaid = async (
  transaction: Database,
  menu: Menu,
  state: SessionState,
  now: Date,
): Promise<Partial<SessionRow> | undefined> => {
  const { row, payments } = state
  if (row.status !== 'ongoing' && row.status !== 'toPay') return undefined
  const { paid, outstanding } = paidOf(row.result, payments)
  const isCancelled = paid === 0 && state.orders.every(({ status }) => status === 'cancelled')
  if (outstanding > 0 || isCancelled) return undefined
  if (hasOnlyDeposit(state) && !isFree(state)) return undefined
  const paidTime = row.paidTime ?? now.toISOString()
  // A deposit waits until its guests have come, or cancelled (DEP-1.3).
  if (row.deposit !== null) return { paidTime }
  return endsBy(state)
    ? completeSession(transaction, menu, { ...state, row: { ...row, paidTime } }, now)
    : { paidTime }
}
