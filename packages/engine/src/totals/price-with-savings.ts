import type { SetSaving } from '../catalog/price-request.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import { toCents } from '../money/cents.ts'
import type { PriceOrder } from './open-order.ts'
import type { PriceBook } from './price-book.ts'
import { priceOrder } from './price-order.ts'

/** The price of an order, and the savings that are in it. */
export interface PriceWithSavings {
  readonly result: PriceResult
  readonly savings: readonly SetSaving[]
}

/** Returns whether a coupon, gift or manual rule fails that holds without the savings. */
const losesCoupon = (plain: PriceResult, saved: PriceResult): boolean => {
  const failed = new Set(plain.discounts.flatMap(({ coupon, error }) => (error ? [coupon] : [])))
  return saved.discounts.some(
    ({ coupon, error }) => coupon !== undefined && error !== undefined && !failed.has(coupon),
  )
}

/**
 * Prices an order with what sets of its lines save (MERGE-2.7): only if that costs less in the end, and no coupon fails by
 * it, since a minimum that is no longer reached may cost more than the sets save. Throws `PriceRequestError` as `price` does.
 */
export const priceWithSavings = (
  book: PriceBook,
  order: PriceOrder,
  savings: readonly SetSaving[],
): PriceWithSavings => {
  const plain = priceOrder(book, order)
  if (savings.length === 0) return { result: plain, savings: [] }
  const saved = priceOrder(book, { ...order, savings })
  const isLess = toCents(saved.totals.total) < toCents(plain.totals.total)
  return isLess && !losesCoupon(plain, saved)
    ? { result: saved, savings }
    : { result: plain, savings: [] }
}
