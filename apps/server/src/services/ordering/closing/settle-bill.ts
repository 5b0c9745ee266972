import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import type { SessionState } from '../records/session-record.ts'
import { closeWhenPaid } from './close-when-paid.ts'
import { type Released, releaseOrders } from './release-orders.ts'

/** A locked session after its bill or its payments changed, before its row is saved. */
export interface SettledBill extends Omit<Released, 'changes'> {
  /** Columns of the session's row. */
  readonly changes: Partial<SessionRow>
}

/** Does what follows once nothing is due any more: orders to pay go to the kitchen, and the session is completed. */
export const settleBill = async (
  transaction: Database,
  menu: Menu,
  locked: SessionState,
  actor: Actor,
  now: Date,
): Promise<SettledBill> => {
  const { state, changes, released } = await releaseOrders(transaction, locked, actor, now)
  const closed = await closeWhenPaid(transaction, menu, state, now)
  return { state, changes: { ...changes, ...closed }, released }
}
