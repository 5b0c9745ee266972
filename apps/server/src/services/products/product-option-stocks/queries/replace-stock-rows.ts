import { and, asc, eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm'
import { allEnded } from '../../../../database/all-ended.ts'
import type { Database } from '../../../../database/connect.ts'
import { productStocks, type StockRow } from '../../../../tables/product-stocks.ts'

const { shop, product, productOption, choice, ...rest } = getTableColumns(productStocks)
const key = [shop, product, productOption, choice]

/** Each column as the row has it that could not be inserted. */
const given = Object.fromEntries(
  Object.entries(rest).map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
)

/**
 * Replaces the rows of one stock, which are found by `owner`. A row that stays is changed, not deleted and inserted again: an order
 * that waits for it then finds what it has become. Its statements are sent before it returns whether there were rows before.
 */
export const replaceStockRows = async (
  transaction: Database,
  owner: SQL | undefined,
  rows: readonly StockRow[],
): Promise<boolean> => {
  const stays = or(
    ...rows.map((row) => and(eq(productOption, row.productOption), eq(choice, row.choice))),
  )
  const [before] = await allEnded([
    transaction
      .select({ choice })
      .from(productStocks)
      .where(owner)
      .orderBy(asc(product), asc(productOption), asc(choice))
      .for('update')
      .execute(),
    transaction
      .delete(productStocks)
      .where(and(owner, stays && not(stays)))
      .execute(),
    rows.length > 0 &&
      transaction
        .insert(productStocks)
        .values([...rows])
        .onConflictDoUpdate({ target: key, set: given })
        .execute(),
  ])
  return before.length > 0
}
