import type { Menu } from '@comanda/contract'
import { type CartLine, PriceRequestError, type PriceResult } from '@comanda/engine'
import { refused } from '../../../errors/refusal.ts'
import { type PricedBy, type PricedRow, priceSession } from './price-session.ts'

/** The price of a cart by itself; refuses one that the engine cannot price, with the path in the cart. */
export const cartPrice = (
  menu: Menu,
  row: PricedRow,
  lines: readonly CartLine[],
  now: Date,
  by: PricedBy,
): PriceResult => {
  try {
    return priceSession(menu, row, lines, now, by)
  } catch (error) {
    if (!(error instanceof PriceRequestError)) throw error
    const field = error.path.replace(/^lines\[(\d+)\]/, 'cart.$1')
    throw refused({ kind: 'BadRequest', code: 'cartInvalid', message: 'Cart invalid', field })
  }
}
