import type { ProductStock } from '@comanda/contract'
import { groupBy } from '../../../records/group-by.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { ITSELF, type StockRow } from '../../../tables/product-stocks.ts'
import { choiceStock } from '../product-option-stocks/option-stock-rows.ts'

type Stock = ProductStock['stock']

/** Returns the rows of a product's stock: its own, then those of its choices. */
export const stockRows = (shop: string, product: string, stock: Stock): StockRow[] => {
  const own: StockRow = {
    shop,
    product,
    productOption: ITSELF,
    choice: ITSELF,
    mode: stock.mode,
    offeredMode: null,
    onlineMode: stock.onlineMode ?? null,
    quantity: stock.quantity ?? null,
    onlineThreshold: stock.onlineThreshold ?? null,
    stockMode: stock.stockMode ?? null,
    until: stock.until ?? null,
    offBy: null,
    offTime: null,
    daily: stock.daily ?? null,
    refilledDay: null,
  }
  const choices = (stock.productOptions ?? []).flatMap(({ productOption, values }) =>
    values.map(({ _id, quantity, daily = null }) => ({
      ...own,
      productOption,
      choice: _id,
      quantity,
      daily,
    })),
  )
  return [own, ...choices]
}

const choicesOf = (rows: readonly StockRow[]): NonNullable<Stock['productOptions']> => {
  const groups = groupBy(
    rows.filter((row) => row.productOption !== ITSELF),
    (row) => row.productOption,
  )
  return [...groups].map(([productOption, values]) => ({
    productOption,
    values: values.map(choiceStock),
  }))
}

/** Returns the stock of a product's rows, or undefined if it is not counted. */
export const stockOf = (rows: readonly StockRow[]): Stock | undefined => {
  const own = rows.find((row) => row.productOption === ITSELF)
  if (!own) return undefined
  const { mode, onlineMode, onlineThreshold, stockMode, quantity, until, daily } = own
  const productOptions = choicesOf(rows)
  return {
    ...withoutNulls({ mode, onlineMode, onlineThreshold, stockMode, until, daily }),
    quantity,
    ...(productOptions.length > 0 ? { productOptions } : {}),
  }
}
