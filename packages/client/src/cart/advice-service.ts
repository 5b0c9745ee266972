import {
  type AdviceRequest,
  type CouponAdvice,
  type CouponAdvisor,
  couponAdvisor,
  type WhyNot,
} from '@comanda/engine/coupon-advice'
import { inSlices } from './in-slices.ts'

/** Why coupons are not in the cheapest set, by id. */
export type Reasons = ReadonlyMap<string, WhyNot>

/** Advises on one request at a time; a new one ends the one before. */
export interface AdviceService {
  /** Returns `undefined` if `signal` ended it. Throws `PriceRequestError` if an order cannot be priced. */
  readonly advise: (
    request: AdviceRequest,
    signal: AbortSignal,
  ) => Promise<CouponAdvice | undefined>
  /** Returns why these are not in the set that was found last; `undefined` if `signal` ended it. */
  readonly whyNot: (coupons: readonly string[], signal: AbortSignal) => Promise<Reasons | undefined>
}

/** Advises in slices of so many milliseconds, between which its thread does other things. */
export const adviceService = (sliceMs?: number): AdviceService => {
  let advisor: CouponAdvisor | undefined
  return {
    advise: (request, signal) => {
      const own = couponAdvisor(request)
      advisor = own
      // what a guest ordered is not remembered after that
      signal.addEventListener('abort', () => {
        if (advisor === own) advisor = undefined
      })
      return inSlices(own.advise(), signal, sliceMs)
    },
    whyNot: async (coupons, signal) => {
      const reasons = new Map<string, WhyNot>()
      for (const coupon of coupons) {
        if (!advisor) return undefined
        // eslint-disable-next-line no-await-in-loop
        const reason = await inSlices(advisor.whyNot(coupon), signal, sliceMs)
        if (signal.aborted) return undefined
        if (reason) reasons.set(coupon, reason)
      }
      return reasons
    },
  }
}
