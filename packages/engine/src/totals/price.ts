import { checkOrder } from '../catalog/check-price-request.ts'
import type { PriceRequest } from '../catalog/price-request.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import { openOrder } from './open-order.ts'
import { compilePriceBook } from './price-book.ts'
import { resultOf } from './price-result.ts'
import { workOut } from './stages.ts'

/**
 * Prices a request: pure, and the same request always gives the same bytes (PRICE-1.1). Throws `PriceRequestError`, with
 * the path, if it breaks the shapes or a line names a product or choice that the catalogue lacks (PRICE-1.2, PRICE-1.3).
 */
export const price = (request: PriceRequest): PriceResult => {
  checkOrder(request)
  const book = compilePriceBook(request.catalogue)
  const past = (request.books ?? []).map(({ id, catalogue, vipLevels }) => {
    const prices = compilePriceBook({ products: [], productOptions: [], ...catalogue })
    return [id, { prices, vipLevels: vipLevels ?? [] }] as const
  })
  return resultOf(workOut(openOrder(book, { ...request, pastBooks: new Map(past) }), true))
}
