import { requireManager } from '../../../authentication/approval/require-manager.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import type { StatusChange } from './patch.ts'

/**
 * Lets staff cancel an order: never the kitchen, and one that the kitchen has begun only managers, or others with the
 * approval of one, whose account is returned (STAFF-3.9).
 */
export const approverOfCancelling = async (
  transaction: Database,
  { _id: record, shop, status }: OrderRow,
  { user, approval }: Pick<StatusChange, 'user' | 'approval'>,
): Promise<string | undefined> => {
  if (user === undefined) return undefined
  if (!isStaffOf(user, shop, ['waiter', 'cashier', 'manager']))
    throw refused({
      kind: 'Forbidden',
      code: 'forbidden',
      message: 'The kitchen cancels no orders.',
      field: 'status',
    })
  const hasBegun = status !== 'received' && status !== 'toPay'
  if (!hasBegun) return undefined
  return requireManager(transaction, user, { shop, action: 'orders/cancel', record, approval })
}
