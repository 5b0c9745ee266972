import type { Database } from '../../../../database/connect.ts'
import {
  type KnownStocks,
  lockStocks,
  readStocks,
} from '../../../products/product-stocks/queries/take-stock.ts'
import { lineDemand } from '../../../products/product-stocks/stock-demand.ts'
import type { RequestedOrder, RequestedSession } from './requested-order.ts'

/** What an order says of its stocks. */
export type StockRequest = Pick<RequestedOrder, 'cart' | 'coupons'> &
  Pick<RequestedSession, 'shop' | 'qrCodeViewItem'>

/**
 * Reads the stocks of a cart before it is priced, and locks them if `locks`. Returns undefined if there are none, or if coupons
 * or the code of a table are locked before them; what sets or rules add to the cart is not read.
 */
export const requestedStocks = (
  transaction: Database,
  { shop, cart, coupons, qrCodeViewItem }: StockRequest,
  locks: boolean,
): Promise<KnownStocks> | undefined => {
  const comesLater = coupons.length > 0 || qrCodeViewItem !== undefined
  if (cart.length === 0 || (locks && comesLater)) return undefined
  return (locks ? lockStocks : readStocks)(transaction, shop, cart.flatMap(lineDemand))
}
