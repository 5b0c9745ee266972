import type { OrderType } from '@comanda/engine/catalog'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { paymentMethods } from '../tables/payment-methods.ts'

export type PaymentMethodRow = typeof paymentMethods.$inferSelect

const isOf = (list: readonly string[] | null, one: string): boolean =>
  !list || list.length === 0 || list.includes(one)

/** Returns a payment method if a shop offers it for an order type (PAY-1.1): active, and of that shop and type or of all. */
export const offeredMethod = async (
  database: Database,
  id: string,
  shop: string,
  type: OrderType,
): Promise<PaymentMethodRow | undefined> => {
  const [method] = await database.select().from(paymentMethods).where(eq(paymentMethods._id, id))
  if (!method || (method.status ?? 'active') !== 'active') return undefined
  return isOf(method.shops, shop) && isOf(method.orderType, type) ? method : undefined
}

/** Returns whether its payments come by this server, not over a counter. */
export const isPaidOnline = ({
  type,
  account,
}: Pick<PaymentMethodRow, 'type' | 'account'>): boolean => type === 'balance' || account !== null
