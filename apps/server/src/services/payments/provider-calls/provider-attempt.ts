import { toCents } from '@comanda/engine/money'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { ProviderAttempt } from '../../../payments/provider.ts'
import { orders } from '../../../tables/orders.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { shops } from '../../../tables/shops.ts'
import { orderNumber } from '../../ordering/records/order-record.ts'

/** Returns the number of a session's last order, or undefined if it has none. */
export const orderNumberOf = async (
  database: Database,
  { shop, session }: Pick<AttemptRow, 'shop' | 'session'>,
): Promise<string | undefined> => {
  const [order] = await database
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.shop, shop), eq(orders.session, session)))
    .orderBy(desc(orders.seq))
    .limit(1)
  return order && orderNumber(order.number)
}

/** Returns what a provider needs to know of an attempt. */
export const providerAttempt = async (
  database: Database,
  row: AttemptRow,
): Promise<ProviderAttempt> => {
  const { shop, channel, reader, locale, providerTransactionId: transaction } = row
  const number = await orderNumberOf(database, row)
  const [at] = await database.select({ name: shops.name }).from(shops).where(eq(shops._id, shop))
  const names = at?.name ?? []
  const name = (names.find(({ lang }) => lang === locale) ?? names[0])?.value ?? ''
  return {
    _id: row._id,
    shop,
    charge: toCents(row.charge),
    currency: row.currency,
    locale,
    ...(channel === null ? {} : { channel }),
    ...(reader === null ? {} : { reader }),
    description: [number, name].filter(Boolean).join(' '),
    reference: row.providerReference ?? row._id,
    ...(transaction === null ? {} : { transaction }),
    expiresTime: Date.parse(row.expiresTime),
    createTime: Date.parse(row.createTime),
  }
}
