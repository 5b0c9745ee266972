import type { TableSession } from '@comanda/contract'
import type { CartLine, UnitPrices } from '@comanda/engine/cart'
import type { PriceResult } from '@comanda/engine/pricing'

/** What of a session an order again begins with. */
export type EarlierOrder = Pick<TableSession, 'products' | 'result'>

/** The lines of an earlier order as a cart has them: what was wanted, by ids. */
export const earlierLines = ({ products }: EarlierOrder): readonly CartLine[] =>
  products.map(({ name: _name, options: _options, picked, ...line }) => ({
    ...line,
    ...(picked ? { options: picked } : {}),
  }))

/** What a unit of each line costs with its set children, in currency units. */
export const unitPrices = (result: Pick<PriceResult, 'lines'> | undefined): UnitPrices =>
  new Map(
    (result?.lines ?? []).map(({ id, quantity, relatedTreePrice }) => [
      id,
      Math.round((relatedTreePrice / quantity) * 100) / 100,
    ]),
  )
