import type { UserCoupon } from '@comanda/contract'
import type { Cart, CartAction } from '@comanda/engine/cart'
import type { AdvisedCart, CouponAdvice, CouponPlan, WhyNot } from '@comanda/engine/coupon-advice'
import type { CartCoupon } from '@comanda/engine/coupons'
import { inSlices } from './in-slices.ts'
import type { CouponAdding } from './coupon-adding.ts'
import type { CouponBoard } from './coupon-board.ts'
import { previewOf } from './preview-cart.ts'
import { earlierBill, withCart } from './whole-bill.ts'

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

const cartsOf = ({
  state,
  equipment,
}: Board): readonly [AdvisedCart, ...AdvisedCart[]] | undefined => {
  const at = equipment()
  const { lines, coupons, place } = state.get()
  if (!at || lines.length === 0) return undefined
  const { context } = at
  const cart: Cart = { lines, coupons }
  const earlier = earlierBill(place?.session, context)
  const own = { cart, context }
  return earlier ? [own, { cart: withCart(earlier, cart), context: earlier.billed }] : [own]
}

/** Advises on the cart as it is, in slices between which the page continues; of one coupon there is nothing to say (CPN-8.1). */
export const adviseOn = async (
  board: Board,
  usable: readonly UserCoupon[],
  signal: AbortSignal,
): Promise<Advised | undefined> => {
  if (usable.length < 2) return undefined
  const { cartAdvisor } = await import('@comanda/engine/coupon-advice')
  const carts = cartsOf(board)
  if (!carts || signal.aborted) return undefined
  const choices = usable.map(({ _id: id, coupon: rule, endDate, code }) => ({
    id,
    rule,
    endDate,
    code,
  }))
  const advisor = cartAdvisor(carts, choices)
  const advice = await inSlices(advisor.advise(), signal)
  if (!advice) return undefined
  const { now, gap, payLeast, keepMore, considered } = advice
  const planOf = (plan: CouponPlan | undefined): AdvisedPlan | undefined =>
    plan && { ...plan, considered }
  const least = planOf(payLeast)
  const other = planOf(keepMore)
  return {
    now,
    gap,
    ...(least && { payLeast: least }),
    ...(other && { keepMore: other }),
    count: choices.length,
    whyNot: async () => {
      const reasons = new Map<string, WhyNot>()
      for (const { id } of choices) {
        const step = await inSlices(advisor.whyNot(id), signal)
        if (signal.aborted) return undefined
        if (step) reasons.set(id, step)
      }
      return reasons
    },
  }
}

/**
 * Puts a plan into the cart. A coupon of the cart that waits for what it lacks stays, unless the plan would come to something else with
 * it. Returns `undefined` if the cart is not loaded.
 */
export const applyPlan = (
  board: CouponBoard,
  { coupons, considered, total }: AdvisedPlan,
  fresh: readonly CartCoupon[],
): CouponAdding | undefined => {
  const { coupons: before, couponStates } = board.state.get()
  const all = [...before, ...fresh]
  const chosen = coupons.flatMap((id) => all.find((coupon) => coupon.id === id) ?? [])
  const out = considered.filter((id) => !coupons.includes(id))
  const useInstead = (instead: readonly string[]): CartAction => ({
    type: 'useCoupons',
    coupons: chosen,
    instead,
  })
  const waiting = out.filter((id) => couponStates.get(id)?.state === 'error')
  const keeping = useInstead(out.filter((id) => !waiting.includes(id)))
  const seen = previewOf(board, keeping)
  const comesTo = seen?.bill?.total ?? seen?.result?.totals.total
  const dropped = board.tryCoupons(comesTo === total ? keeping : useInstead(out), coupons)
  const lost = dropped?.find(({ coupon }) => coupons.includes(coupon.id))
  if (lost) return { status: 'refused', error: lost.error }
  return dropped && { status: 'added', id: coupons[0]! }
}
