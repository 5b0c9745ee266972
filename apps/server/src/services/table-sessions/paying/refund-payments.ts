import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { changeBalance } from '../../balance-records/queries/change-balance.ts'
import type { Actor } from '../event-table.ts'
import { type PaymentRow, sessionPayments } from '../payment-table.ts'
import type { SessionState } from '../session-record.ts'
import { openPayments } from './open-payments.ts'

/** Gives back what was paid: to balances by itself, at the counter by hand of who does it. Answers the refunds. */
export const refundPayments = async (
  transaction: Database,
  menu: Menu,
  { row, payments }: SessionState,
  actor: Actor,
  now: Date,
): Promise<readonly PaymentRow[]> => {
  const refunds = openPayments(payments).map((payment) => ({
    ...payment,
    _id: newRecordId(),
    amount: -payment.amount,
    tips: null,
    actor,
    time: now.toISOString(),
  }))
  for (const { type, user, amount } of refunds) {
    if (type !== 'balance' || user === null) continue
    const of = { user, currency: menu.shop.currency, shop: row.shop, session: row._id }
    await changeBalance(transaction, { ...of, type: 'refund', amount: -amount }, now)
  }
  if (refunds.length > 0) await transaction.insert(sessionPayments).values(refunds)
  return refunds
}
