import type { Money } from '../catalog/vocabulary.ts'
import { fromCents } from '../money/cents.ts'
import { type AdviceBoard, adviceBoard, searchAll } from './advice-board.ts'
import type { AdviceRequest } from './coupon-choice.ts'
import { keepMore } from './keep-more.ts'
import type { FoundSet } from './search.ts'
import { type WhyNot, whyNot } from './why-not.ts'

/** Coupons to use together, in the order in which they are added. */
export interface CouponPlan {
  readonly coupons: readonly string[]
  readonly total: Money
  /** What is paid less than now. */
  readonly saves: Money
}

/** Which coupons to use (CPN-8.5, CPN-8.7). Nothing is applied by it. */
export interface CouponAdvice {
  /** What is paid with the coupons that are used now. */
  readonly now: Money
  /** The least total; missing if nothing costs less than now. */
  readonly payLeast?: CouponPlan
  /** Costs a little more, and keeps coupons that last and would be of little use here. */
  readonly keepMore?: CouponPlan
  /** No other set saves more than this beyond the best found; 0 if the search came to its end (CPN-8.6). */
  readonly gap: Money
  /** The coupons that it moves: the others of the cart stay as they are (CPN-8.3). */
  readonly considered: readonly string[]
  /** Number of sets tried. */
  readonly tried: number
}

/** Work in small steps: `next(true)` ends it with what is known so far. */
export type Advising<Result> = Generator<undefined, Result, boolean>

/** Advises on one state of a cart or bill; holds what it has worked out. */
export interface CouponAdvisor {
  readonly advise: () => Advising<CouponAdvice>
  /** Returns why a coupon is not in the cheapest set; undefined if it is (CPN-8.8). */
  readonly whyNot: (coupon: string) => Advising<WhyNot | undefined>
}

const planOf = (board: AdviceBoard, { set, total }: FoundSet): CouponPlan => ({
  coupons: board.chosenIn(set).map(({ id }) => id),
  total: fromCents(total),
  saves: fromCents(board.now - total),
})

/** Creates an advisor. Its work throws `PriceRequestError` if an order cannot be priced (PRICE-1.3). */
export const couponAdvisor = (request: AdviceRequest): CouponAdvisor => {
  let opened: AdviceBoard | undefined
  let found: FoundSet | undefined
  function* openBoard(): Advising<AdviceBoard> {
    opened ??= yield* adviceBoard(request)
    return opened
  }
  function* advise(): Advising<CouponAdvice> {
    const board = yield* openBoard()
    const { best, open } = yield* searchAll(board)
    found = best
    const { now, beyond } = board
    const least = Math.min(best?.total ?? now, now)
    const plan = best && best.total < now ? best : undefined
    const other = plan && keepMore(board, plan)
    const gap = Math.max(0, least - Math.max(0, Math.min(open, least) - beyond))
    return {
      now: fromCents(now),
      gap: fromCents(gap),
      considered: board.choices.map(({ id }) => id),
      tried: board.tried(),
      ...(plan && { payLeast: planOf(board, plan) }),
      ...(other && { keepMore: planOf(board, other) }),
    }
  }
  function* why(coupon: string): Advising<WhyNot | undefined> {
    if (!found) yield* advise()
    return yield* whyNot(yield* openBoard(), request, found, coupon)
  }
  return { advise, whyNot: why }
}
