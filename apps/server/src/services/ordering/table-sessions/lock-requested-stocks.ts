import type { Database } from '../../../database/connect.ts'
import { type LockedStocks, lockStocks } from '../../products/product-stocks/queries/take-stock.ts'
import { lineDemand } from '../../products/product-stocks/stock-demand.ts'
import type { RequestedSession } from './requested-order.ts'

/**
 * Locks the stocks of a cart before it is priced. Returns undefined if coupons or the code of a table are locked first; what sets
 * or rules add to the cart is not locked.
 */
export const lockRequestedStocks = (
  transaction: Database,
  { shop, cart, coupons, qrCodeViewItem }: RequestedSession,
): LockedStocks | undefined =>
  cart.length === 0 || coupons.length > 0 || qrCodeViewItem !== undefined
    ? undefined
    : lockStocks(transaction, shop, cart.flatMap(lineDemand))
