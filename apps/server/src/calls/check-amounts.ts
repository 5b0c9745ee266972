import type { ServiceDescription } from '@comanda/contract'
import { greatestAmount } from '@comanda/engine/money'
import { inArray, or } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { refused } from '../errors/refusal.ts'
import { shopNumberIn } from '../identifiers/shop-ids.ts'
import { isFields } from '../records/fields.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'
import { shops } from '../tables/shops.ts'
import { amountProblem, hasLargeAmount } from './amount-problem.ts'

const byAmount = (one: string, other: string): number => greatestAmount(one) - greatestAmount(other)

/** Returns the currencies of the shops of some ids: shops themselves, or records that carry the number of theirs. */
const currenciesOf = async (database: Database, ids: readonly string[]): Promise<string[]> => {
  const numbers = ids.map(shopNumberIn).filter((number) => number !== undefined)
  const rows = await database
    .selectDistinct({ currency: shops.currency })
    .from(shops)
    .where(or(inArray(shops._id, [...ids]), inArray(shops.number, numbers)))
  return rows.map(({ currency }) => currency).toSorted(byAmount)
}

/** Returns the currency whose amounts data has, the one with the smallest if it is of several shops; of none, that with the largest. */
const currencyOf = async (
  database: Database,
  data: Readonly<Record<string, unknown>>,
  id: unknown,
): Promise<string> => {
  const { currency, shop, shops: several, session } = data
  if (typeof currency === 'string') return currency
  const named = [shop ?? several ?? session ?? id].flat()
  const ids = named.filter((one) => typeof one === 'string')
  const [least] = ids.length > 0 ? await currenciesOf(database, ids) : []
  if (least !== undefined) return least
  const all = await database.selectDistinct({ currency: shops.currency }).from(shops)
  return (
    all
      .map((row) => row.currency)
      .toSorted(byAmount)
      .at(-1) ?? 'HKD'
  )
}

/** Refuses amounts that are too large for their currency; the currency is read only for amounts that some do not allow. */
export const checkAmounts =
  (descriptions: Readonly<Record<string, ServiceDescription>>, database: Database) =>
  async ({ path, method, data, id, params }: CallContext, next: NextCall): Promise<void> => {
    const description = descriptions[path]
    const schema = method === 'patch' ? description?.patch : description?.data
    if (params.provider && schema && isFields(data) && hasLargeAmount(schema, data)) {
      const currency = await currencyOf(database, data, id)
      const refusal = amountProblem(schema, data, currency)
      if (refusal) throw refused(refusal)
    }
    await next()
  }
