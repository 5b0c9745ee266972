import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { productStocks, type StockRow } from '../../../../tables/product-stocks.ts'

const { shop, product, productOption, choice, ...rest } = getTableColumns(productStocks)
const key = [shop, product, productOption, choice]

/** Each column as the row has it that could not be inserted. */
const given = Object.fromEntries(
  Object.entries(rest).map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
)

const choiceOf = (row: Pick<StockRow, 'productOption' | 'choice'>): string =>
  `${row.productOption}/${row.choice}`

/**
 * Replaces the rows of one stock, which are found by `owner`. A row that stays is changed, not deleted and inserted again: an order
 * that waits for it then finds what it has become. Returns whether there were rows before.
 */
export const replaceStockRows = async (
  transaction: Database,
  owner: SQL | undefined,
  rows: readonly StockRow[],
): Promise<boolean> => {
  const before = await transaction
    .select()
    .from(productStocks)
    .where(owner)
    .orderBy(asc(product), asc(productOption), asc(choice))
    .for('update')
  const kept = new Set(rows.map(choiceOf))
  for (const row of before)
    if (!kept.has(choiceOf(row)))
      await transaction
        .delete(productStocks)
        .where(and(owner, eq(productOption, row.productOption), eq(choice, row.choice)))
  if (rows.length > 0)
    await transaction
      .insert(productStocks)
      .values([...rows])
      .onConflictDoUpdate({ target: key, set: given })
  return before.length > 0
}
