import type { CartLine } from '@comanda/engine/cart'
import { lineDemand, stockKey } from '../../../products/product-stocks/stock-demand.ts'
import type { StockDemand } from '../../../../tables/product-stocks.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'

/** Returns what of the stock that a line took belongs to some of its units, as `line` has them. */
export const takenBy = (taken: readonly StockDemand[], line: CartLine): readonly StockDemand[] => {
  const demands = new Map(lineDemand(line).map((demand) => [stockKey(demand), demand.units]))
  return taken.flatMap((one) => {
    const units = Math.min(one.units, demands.get(stockKey(one)) ?? 0)
    return units > 0 ? [{ ...one, units }] : []
  })
}

/** Returns what is left of the stock that a line took. */
export const takenWithout = (
  taken: readonly StockDemand[],
  gone: readonly StockDemand[],
): readonly StockDemand[] => {
  const back = new Map(gone.map((one) => [stockKey(one), one.units]))
  return taken.flatMap((one) => {
    const units = one.units - (back.get(stockKey(one)) ?? 0)
    return units > 0 ? [{ ...one, units }] : []
  })
}

/** Returns the row of a line with the quantity and the choices that the engine has given it. */
export const changedLine = (row: LineRow, line: CartLine): LineRow => {
  const { id: _id, product: _product, quantity, status: _status, ordered: _, ...picked } = line
  return { ...row, quantity: quantity ?? row.quantity, picked }
}

/** Returns ids for new lines of an order, `<order>-<line>` as those that were placed, which no line of the session has. */
export const newLineIds = (lines: readonly LineRow[], seq: number): (() => string) => {
  const used = new Set(lines.map(({ id }) => id))
  let count = lines.length
  return () => {
    do count += 1
    while (used.has(`${seq}-${count}`))
    return `${seq}-${count}`
  }
}
