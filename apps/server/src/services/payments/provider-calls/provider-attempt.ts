import { toCents } from '@comanda/engine/money'
import type { LocalizedText } from '@comanda/engine/catalog'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
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

/** Reads what a payment is described by, at once: the sweeper does so with each query. */
const readDescription = preparedStatement<{
  readonly name: LocalizedText
  readonly number: number | null
}>(
  'payment_description',
  sql`select name, (
      select number from ${orders}
      where shop = ${sql.placeholder('shop')} and session = ${sql.placeholder('session')}
      order by seq desc limit 1
    ) as number
    from ${shops} where _id = ${sql.placeholder('shop')}`,
)

/** Returns the number of the session's last order and the shop's name, as the payer reads them at the provider. */
const descriptionOf = async (
  database: Database,
  { shop, session, locale }: AttemptRow,
): Promise<string> => {
  const { rows } = await readDescription(database, { shop, session })
  const [{ name: names, number } = { name: [], number: null }] = rows
  const name = (names.find(({ lang }) => lang === locale) ?? names[0])?.value ?? ''
  return [number === null ? '' : orderNumber(number), name].filter(Boolean).join(' ')
}

/** Returns what a provider needs to know of an attempt. */
export const providerAttempt = async (
  database: Database,
  row: AttemptRow,
): Promise<ProviderAttempt> => {
  const { shop, channel, reader, locale, providerTransactionId: transaction } = row
  return {
    _id: row._id,
    shop,
    charge: toCents(row.charge),
    currency: row.currency,
    locale,
    ...(channel === null ? {} : { channel }),
    ...(reader === null ? {} : { reader }),
    description: await descriptionOf(database, row),
    reference: row.providerReference ?? row.original ?? row._id,
    ...(transaction === null ? {} : { transaction }),
    expiresTime: Date.parse(row.expiresTime),
    createTime: Date.parse(row.createTime),
  }
}
