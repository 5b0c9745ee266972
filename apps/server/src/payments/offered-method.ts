import type { OrderType } from '@comanda/engine/catalog'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { type AccountRow, paymentAccounts } from '../tables/payment-accounts.ts'
import { paymentMethods } from '../tables/payment-methods.ts'

export type PaymentMethodRow = typeof paymentMethods.$inferSelect

const isOf = (list: readonly string[] | null, one: string): boolean =>
  !list || list.length === 0 || list.includes(one)

/** Returns whether a shop may take payments by an account: one that is for it or for all shops (PAY-7.1). */
export const isAccountOf = ({ shops }: Pick<AccountRow, 'shops'>, shop: string): boolean =>
  isOf(shops, shop)

/**
 * Returns a payment method if a shop offers it for an order type (PAY-1.1): active, and of that shop and type or of all, with an
 * account of the shop if it has one.
 */
export const offeredMethod = async (
  database: Database,
  id: string,
  shop: string,
  type: OrderType,
): Promise<PaymentMethodRow | undefined> => {
  const [found] = await database
    .select({
      method: paymentMethods,
      // The first column tells whether there is an account.
      account: { mode: paymentAccounts.mode, shops: paymentAccounts.shops },
    })
    .from(paymentMethods)
    .leftJoin(paymentAccounts, eq(paymentAccounts._id, paymentMethods.account))
    .where(eq(paymentMethods._id, id))
  if (!found) return undefined
  const { method, account } = found
  if ((method.status ?? 'active') !== 'active') return undefined
  if (!isOf(method.shops, shop) || !isOf(method.orderType, type)) return undefined
  if (method.account !== null && !(account && isAccountOf(account, shop))) return undefined
  // By the account, also if the build before wrote the method.
  return { ...method, sandbox: account?.mode === 'sandbox' ? true : null }
}

/** Returns whether its payments come by this server, not over a counter. */
export const isPaidOnline = ({
  type,
  account,
}: Pick<PaymentMethodRow, 'type' | 'account'>): boolean => type === 'balance' || account !== null
