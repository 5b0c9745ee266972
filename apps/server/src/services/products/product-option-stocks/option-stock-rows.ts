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
    until: stock.until ?? null,
    offBy: null,
    offTime: null,
    daily: null,
    refilledDay: null,
  }
  const values = stock.values ?? []
  return [
    own,
    ...values.map(({ _id, quantity, daily = null }) => ({ ...own, choice: _id, quantity, daily })),
  ]
}

/** Returns the stock of a choice's row. */
export const choiceStock = ({ choice, quantity, daily }: StockRow) => ({
  _id: choice,
  quantity,
  ...(daily === null ? {} : { daily }),
})

/** Returns the stock of a group's rows, or undefined if it is not counted. */
export const optionStockOf = (rows: readonly StockRow[]): Stock | undefined => {
  const own = rows.find((row) => row.choice === ITSELF)
  if (!own) return undefined
  const { mode, onlineMode, onlineThreshold, until } = own
  const values = rows.filter((row) => row.choice !== ITSELF).map(choiceStock)
  return {
    ...withoutNulls({ mode, onlineMode, onlineThreshold, until }),
    ...(values.length > 0 ? { values } : {}),
  }
}
