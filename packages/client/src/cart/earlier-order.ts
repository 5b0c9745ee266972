import type { TableSession } from '@comanda/contract'
import type { CartLine, UnitPrices } from '@comanda/engine/cart'
import type { PriceResult } from '@comanda/engine/pricing'

/** The part of a session that ordering again needs. */
export type EarlierOrder = Pick<TableSession, 'products' | 'result'>

/** Returns the lines of an earlier order as cart lines, with picks as ids. */
export const earlierLines = ({ products }: EarlierOrder): readonly CartLine[] =>
  products.map(({ name: _name, options: _options, picked, ...line }) => ({
    ...line,
    ...(picked ? { options: picked } : {}),
  }))

/** Returns the unit price of each line with its set children, in currency units. */
export const unitPrices = (result: Pick<PriceResult, 'lines'> | undefined): UnitPrices =>
  new Map(
    (result?.lines ?? []).map(({ id, quantity, relatedTreePrice }) => [
      id,
      Math.round((relatedTreePrice / quantity) * 100) / 100,
    ]),
  )
