import { productStocks as description, type TakenOff } from '@comanda/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { anyStaff } from '../../../policies/staff.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { ANY_PRODUCT, ITSELF, productStocks } from '../../../tables/product-stocks.ts'
import { users } from '../../../tables/users.ts'

const nameOf = async (reads: Database, account: string): Promise<string | null> => {
  const [found] = await reads.select({ name: users.name }).from(users).where(eq(users._id, account))
  return found?.name ?? null
}

const ownRow = (row: { readonly product: string; readonly productOption: string }): boolean =>
  row.product === ANY_PRODUCT || row.productOption === ITSELF

/** `create productStocks/takenOff`: what is taken off now, by whom and since when, the latest first (STOCK-4.4). */
export const takenOff = serveCall(
  description.calls.takenOff,
  anyStaff,
  async ({ shop }, { runtime: { reads } }): Promise<TakenOff[]> => {
    const found = await reads
      .select()
      .from(productStocks)
      .where(
        and(
          eq(productStocks.shop, shop),
          eq(productStocks.choice, ITSELF),
          inArray(productStocks.mode, ['paused', 'notSelling']),
        ),
      )
      .orderBy(desc(productStocks.offTime), productStocks.product, productStocks.productOption)
    const rows = found.filter(ownRow)
    const accounts = [...new Set(rows.flatMap(({ offBy }) => (offBy === null ? [] : [offBy])))]
    const names = new Map(
      await Promise.all(
        accounts.map(async (account) => [account, await nameOf(reads, account)] as const),
      ),
    )
    return rows.map(({ product, productOption, until, offTime: time, offBy }) => ({
      ...(product === ANY_PRODUCT ? { productOption } : { product }),
      ...withoutNulls({ until, time, name: names.get(offBy ?? '') ?? null }),
    }))
  },
)
