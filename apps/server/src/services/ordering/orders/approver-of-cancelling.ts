import type { OrderPatch, User } from '@comanda/contract'
import { requireManager } from '../../../authentication/approval/require-manager.ts'
import { refused } from '../../../errors/refusal.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import { withoutOrders } from '../closing/without-orders.ts'
import { isPaid, withLess } from '../pricing/agreed-price.ts'
import { billLess } from '../pricing/bill-less.ts'
import type { LockedSession } from '../table-sessions/change-session.ts'

/**
 * Lets staff cancel an order: never the kitchen, and one that the kitchen has begun only managers, or others with the
 * approval of one, whose account is returned (STAFF-3.9).
 */
export const approverOfCancelling = async (
  locked: LockedSession,
  { _id: record, shop, status }: OrderRow,
  {
    user,
    approval,
    note,
  }: Pick<OrderPatch, 'approval' | 'note'> & { readonly user: User | undefined },
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
  const { state } = locked
  const left = withoutOrders(state, [record])
  const cents = await billLess(
    locked,
    left,
    (context) => withLess(state, left, context, isPaid(state.row, state.payments)).price,
  )
  const of = { shop, action: 'orders/cancel', record, act: { data: { note }, cents }, approval }
  return requireManager(locked.transaction, user, of)
}
