import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { settleInvoices } from '../../../invoices/settle-invoices.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import { refundOverpaid } from '../../../payments/refund-overpaid.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import type { SessionState } from '../records/session-record.ts'

type Billed = Pick<SessionState, 'row' | 'lines' | 'payments'>

/** Returns whether more is paid of a session than its bill is now. */
export const isOverpaid = ({ row, payments }: Pick<Billed, 'row' | 'payments'>): boolean =>
  paidOf(row.result, payments).outstanding < 0

/** The payments of a session, with what was given back, and the changes of its row. */
export interface SurplusRefund {
  readonly payments: SessionState['payments']
  readonly changes: Pick<SessionRow, 'invoices'> | undefined
}

/**
 * Gives back what a locked session has overpaid since an order made its bill less than was paid: it completed a set or reached a
 * discount (MERGE-2.9). The session stays open; its Taiwan invoices follow.
 */
export const refundSurplus = async (
  transaction: Database,
  menu: Menu,
  { row, lines, payments }: Billed,
  actor: Actor,
  now: Date,
): Promise<SurplusRefund> => {
  if (!isOverpaid({ row, payments })) return { payments, changes: undefined }
  const refunds = await refundOverpaid(transaction, menu, { row, payments }, actor, now)
  const all = [...payments, ...refunds]
  const changes = await settleInvoices(transaction, menu, { row, lines, payments: all }, now)
  return { payments: all, changes }
}
