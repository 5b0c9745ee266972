import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import {
  ANY_PRODUCT,
  ITSELF,
  productStocks,
  type StockRow,
} from '../../../tables/product-stocks.ts'
import { type Adjustment, modesAfter } from './stock-modes.ts'

/** The stock of a product, or of an option group for any product, and what of it is counted. */
export interface AdjustedStock extends Pick<StockRow, 'shop' | 'product' | 'productOption'> {
  /** The choice whose units change; `ITSELF` is the product. */
  readonly choice: string
}

const ownerIs = ({ shop, product, productOption }: AdjustedStock) =>
  and(
    eq(productStocks.shop, shop),
    eq(productStocks.product, product),
    product === ANY_PRODUCT ? eq(productStocks.productOption, productOption) : undefined,
  )

const emptyRow = ({ shop, product, productOption }: AdjustedStock): StockRow => ({
  shop,
  product,
  productOption: product === ANY_PRODUCT ? productOption : ITSELF,
  choice: ITSELF,
  mode: 'disable',
  offeredMode: null,
  onlineMode: null,
  quantity: null,
  onlineThreshold: null,
  stockMode: null,
  until: null,
  offBy: null,
  offTime: null,
  daily: null,
  refilledDay: null,
})

const notCounted = () =>
  refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: 'This is not counted.',
    field: 'add',
  })

const tooFew = (left: number) =>
  refused({
    kind: 'Conflict',
    code: 'outOfStock',
    message: 'There are not so many.',
    field: 'add',
    detail: { left },
  })

/**
 * Adjusts a stock in a transaction that locks its rows, as orders do: two tablets that adjust it, and orders in between, never
 * lose a unit (STAFF-1.11). Returns whether it was counted before.
 */
export const adjustStock = async (
  transaction: Database,
  of: AdjustedStock,
  adjustment: Adjustment,
): Promise<boolean> => {
  const { set, add, daily } = adjustment
  const made = await transaction.insert(productStocks).values(emptyRow(of)).onConflictDoNothing()
  const rows = await transaction
    .select()
    .from(productStocks)
    .where(ownerIs(of))
    .orderBy(
      asc(productStocks.product),
      asc(productStocks.productOption),
      asc(productStocks.choice),
    )
    .for('update')
  const itself = emptyRow(of)
  const own = rows.find(
    (row) => row.productOption === itself.productOption && row.choice === ITSELF,
  )
  if (!own) throw new Error(`the stock of ${of.product} is gone while locked`)
  const modes = modesAfter(own, adjustment)
  await transaction.update(productStocks).set(modes).where(ownerIs(of))
  const counted = { ...itself, choice: of.choice }
  const units = and(
    ownerIs(of),
    eq(productStocks.choice, of.choice),
    eq(productStocks.productOption, itself.productOption),
  )
  if (set !== undefined || daily !== undefined) {
    const row = {
      ...own,
      ...modes,
      choice: counted.choice,
      quantity: set ?? daily ?? null,
      daily: daily ?? null,
      refilledDay: null,
    }
    const key = [
      productStocks.shop,
      productStocks.product,
      productStocks.productOption,
      productStocks.choice,
    ]
    const quantity =
      set === undefined ? sql`coalesce(${productStocks.quantity}, ${daily}::integer)` : set
    await transaction
      .insert(productStocks)
      .values(row)
      .onConflictDoUpdate({
        target: key,
        set: { quantity, ...(daily === undefined ? {} : { daily }) },
      })
  }
  if (add === undefined) return made.rowCount === 0
  const left =
    set === undefined
      ? rows.find(
          ({ choice, productOption }) =>
            choice === of.choice && productOption === itself.productOption,
        )?.quantity
      : set
  if (left == null) throw notCounted()
  const { rowCount } = await transaction
    .update(productStocks)
    .set({ quantity: sql`${productStocks.quantity} + ${add}` })
    .where(and(units, sql`${productStocks.quantity} + ${add} >= 0`))
  if (rowCount !== 1) throw tooFew(left)
  return made.rowCount === 0
}
