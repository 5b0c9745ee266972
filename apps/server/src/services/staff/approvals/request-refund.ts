import type { RequestApprovalData, User } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { BadRequest } from '@feathersjs/errors'
import { and, asc, eq } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { orders } from '../../../tables/orders.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import type { ApprovalRow } from '../../../tables/approvals.ts'
import { orderNumber } from '../../ordering/records/order-record.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { previewRefund } from '../../payments/refunds/preview-refund.ts'

type RequestedRefund = Pick<ApprovalRow, 'unit' | 'amount' | 'orders'>

/**
 * Returns what a request of a refund is about (PAY-5.11): what would go back now, and the numbers on the bill. Refuses a
 * refund that could not be made now, or of another shop's session.
 */
export const requestedRefund = async (
  ordering: Ordering,
  { shop, refund }: RequestApprovalData,
  user: User,
): Promise<RequestedRefund> => {
  if (!refund)
    throw new BadRequest('What is refunded is missing', { code: 'dataInvalid', field: 'refund' })
  const { database } = ordering
  const [session] = await database
    .select({ _id: tableSessions._id })
    .from(tableSessions)
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, refund.session)))
  if (!session) throw refused(sessionNotFound)
  const menu = await ordering.menuOf(shop)
  if (!menu) throw refused(shopNotFound)
  const { parts } = await previewRefund(ordering, refund, user)
  const cents = parts
    .flatMap(({ amount, tips, surcharge }) => [amount, tips, surcharge])
    .reduce((sum, amount) => sum + toCents(amount), 0)
  const numbers = await database
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.shop, shop), eq(orders.session, refund.session)))
    .orderBy(asc(orders.number))
  return {
    unit: menu.shop.currency,
    amount: fromCents(cents),
    orders: numbers.map(({ number }) => orderNumber(number)),
  }
}
