import type { ProductOptionStock } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { ANY_PRODUCT, ITSELF, type StockRow } from '../../../tables/product-stocks.ts'

type Stock = ProductOptionStock['stock']

/** Returns the rows of a group's stock: that of the group, then those of its choices. */
export const optionStockRows = (shop: string, productOption: string, stock: Stock): StockRow[] => {
  const own: StockRow = {
    shop,
    product: ANY_PRODUCT,
    productOption,
    choice: ITSELF,
    mode: stock.mode,
    offeredMode: null,
    onlineMode: stock.onlineMode ?? null,
    quantity: null,
    onlineThreshold: stock.onlineThreshold ?? null,
    stockMode: null,
  }
  const values = stock.values ?? []
  return [own, ...values.map(({ _id, quantity }) => ({ ...own, choice: _id, quantity }))]
}

/** Returns the stock of a group's rows, or undefined if it is not counted. */
export const optionStockOf = (rows: readonly StockRow[]): Stock | undefined => {
  const own = rows.find((row) => row.choice === ITSELF)
  if (!own) return undefined
  const { mode, onlineMode, onlineThreshold } = own
  const values = rows
    .filter((row) => row.choice !== ITSELF)
    .map(({ choice, quantity }) => ({ _id: choice, quantity }))
  return {
    ...withoutNulls({ mode, onlineMode, onlineThreshold }),
    ...(values.length > 0 ? { values } : {}),
  }
}
