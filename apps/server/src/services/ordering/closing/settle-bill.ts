import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { settleInvoices, type SettledPayment } from '../../../invoices/settle-invoices.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import type { SessionState } from '../records/session-record.ts'
import { closeWhenPaid } from './close-when-paid.ts'
import { returnDeposit } from './return-deposit.ts'
import { type Released, releaseOrders } from './release-orders.ts'

/** A locked session after its bill or its payments changed, before its row is saved. */
export interface SettledBill extends Omit<Released, 'changes'> {
  /** Columns of the session's row. */
  readonly changes: Partial<SessionRow>
}

/**
 * Does what follows once nothing is due any more: orders to pay go to the kitchen, and the session is completed. Its Taiwan
 * invoices follow its payments, `payment` the one that has just been made.
 */
export const settleBill = async (
  transaction: Database,
  menu: Menu,
  locked: SessionState,
  actor: Actor,
  now: Date,
  payment?: SettledPayment,
): Promise<SettledBill> => {
  const { state, changes, released } = await releaseOrders(transaction, menu, locked, actor, now)
  const closed = await closeWhenPaid(transaction, menu, state, now)
  const ended =
    closed?.status === 'done' ? await returnDeposit(transaction, menu, state, actor, now) : state
  const row = { ...state.row, ...changes, ...closed }
  const invoiced = await settleInvoices(transaction, menu, { ...ended, row }, now, payment)
  return { state: ended, changes: { ...changes, ...closed, ...invoiced }, released }
}
