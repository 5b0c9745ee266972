import { isStockShort } from '../../products/product-stocks/queries/take-stock.ts'
import { isCountFull } from './count-unpaid.ts'

/**
 * Places an order whose last statements take its stocks and count it as unpaid, by what its transaction has read. If less is left by
 * then, it is placed again with `locksFirst`, so that the refusal knows what is left. `waited` is how long the caller has waited
 * already, in ms.
 */
export const placeAgain = async <T>(
  place: (locksFirst: boolean, waited: number) => Promise<T>,
  waited = 0,
): Promise<T> => {
  const from = performance.now() - waited
  try {
    return await place(false, waited)
  } catch (error) {
    if (!isCountFull(error) && !isStockShort(error)) throw error
    return place(true, performance.now() - from)
  }
}
