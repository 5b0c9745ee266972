import type { UserCoupon } from '@comanda/contract'
import { type Cart, type CartAction, priceOrderOf } from '@comanda/engine/cart'
import type { AdviceRequest, CouponAdvice, CouponPlan, WhyNot } from '@comanda/engine/coupon-advice'
import type { CartCoupon } from '@comanda/engine/coupons'
import type { CartEvaluation } from './evaluate-or-rebuild.ts'
import type { CouponAdding } from './coupon-adding.ts'
import type { CouponBoard } from './coupon-board.ts'
import { previewOf } from './preview-cart.ts'
import { earlierBill, exact, withCart } from './whole-bill.ts'

/** A plan, and the coupons that it may take out of the cart. */
export interface AdvisedPlan extends CouponPlan {
  readonly considered: readonly string[]
}

/** Which coupons to use, and why not the others (CPN-8). */
export interface Advised extends Pick<CouponAdvice, 'now' | 'gap'> {
  readonly payLeast?: AdvisedPlan
  readonly keepMore?: AdvisedPlan
  /** Number of the coupons that were looked at. */
  readonly count: number
  /** Returns by coupon why it is not in the cheapest set; `undefined` if it was ended. */
  readonly whyNot: () => Promise<ReadonlyMap<string, WhyNot> | undefined>
}

type Board = Pick<CouponBoard, 'state' | 'equipment'>

interface Advisable extends Omit<AdviceRequest, 'choices'> {
  /** Was ordered before, of a bill that this device cannot price: it is paid beside the cart. */
  readonly beside: number
}

const advisableOf = ({ state, equipment }: Board): Advisable | undefined => {
  const at = equipment()
  const { lines, coupons, place, bill } = state.get()
  if (!at || lines.length === 0) return undefined
  const { context } = at
  const cart: Cart = { lines, coupons }
  const own = priceOrderOf(cart, context)
  const book = context.menu.prices
  const earlier = earlierBill(place?.session, context)
  if (!earlier) return { book, orders: [own], beside: bill?.ordered ?? 0 }
  const whole = priceOrderOf(withCart(earlier, cart), earlier.billed)
  return { book, orders: [own, whole], beside: 0 }
}

/** Advises on the cart as it is, while the page continues; of one coupon there is nothing to say (CPN-8.1). */
export const adviseOn = async (
  board: Board,
  usable: readonly UserCoupon[],
  signal: AbortSignal,
): Promise<Advised | undefined> => {
  if (usable.length < 2) return undefined
  const { adviceDesk } = await import('./advice-desk.ts')
  const desk = adviceDesk()
  const at = advisableOf(board)
  if (!at || signal.aborted) return undefined
  const { book, orders, beside } = at
  const choices = usable.map(({ _id: id, coupon: rule, endDate, code }) => ({
    id,
    rule,
    endDate,
    code,
  }))
  const advice = await desk.advise({ book, orders, choices }, signal)
  if (!advice) return undefined
  const { now, gap, payLeast, keepMore, considered } = advice
  const planOf = (plan: CouponPlan | undefined): AdvisedPlan | undefined =>
    plan && { ...plan, considered, total: exact(plan.total + beside) }
  const least = planOf(payLeast)
  const other = planOf(keepMore)
  return {
    now: exact(now + beside),
    gap,
    ...(least && { payLeast: least }),
    ...(other && { keepMore: other }),
    count: choices.length,
    whyNot: async () =>
      signal.aborted
        ? undefined
        : await desk.whyNot(
            choices.map(({ id }) => id),
            signal,
          ),
  }
}

const paidIn = ({ bill, result }: CartEvaluation): number | undefined =>
  bill?.total ?? result?.totals.total

/** Returns why a coupon of a plan does not hold in a cart. */
const lossIn = (
  { dropped, couponStates }: CartEvaluation,
  coupons: readonly string[],
): CouponAdding | undefined => {
  for (const id of coupons) {
    const out = dropped.find(({ coupon }) => coupon.id === id)
    if (out) return { status: 'refused', error: out.error }
    const found = couponStates.get(id)
    if (found?.state === 'error') return { status: 'refused', error: found.error }
  }
  return undefined
}

/**
 * Puts a plan into the cart if it comes to what was proposed; else nothing changes (CPN-8.9). A coupon of the cart that waits for what
 * it lacks stays, unless the plan would come to something else with it. Returns `undefined` if the cart is not loaded.
 */
export const applyPlan = (
  board: CouponBoard,
  { coupons, considered, total }: AdvisedPlan,
  fresh: readonly CartCoupon[],
): CouponAdding | undefined => {
  const { coupons: before, couponStates, place } = board.state.get()
  const all = [...before, ...fresh]
  const chosen = coupons.flatMap((id) => all.find((coupon) => coupon.id === id) ?? [])
  if (chosen.length < coupons.length) return { status: 'changed' }
  const out = considered.filter((id) => !coupons.includes(id))
  const leaving = out.filter((id) => couponStates.get(id)?.state !== 'error')
  let loss: CouponAdding | undefined
  for (const instead of leaving.length < out.length ? [leaving, out] : [out]) {
    const action: CartAction = { type: 'useCoupons', coupons: chosen, instead }
    const seen = previewOf(board, action, place?.session)
    if (!seen) return undefined
    loss = lossIn(seen, coupons)
    if (!loss && paidIn(seen) === total) {
      board.tryCoupons(action, coupons)
      return { status: 'added', id: coupons[0]! }
    }
  }
  return loss ?? { status: 'changed' }
}
