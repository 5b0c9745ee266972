import type { Gift, UserCoupon } from '@comanda/contract'
import {
  type CartCoupon,
  couponError,
  type CouponPlace,
  giftState,
  type OwnedCoupon,
  serverCouponError,
} from '@comanda/engine/coupons'
import type { BusinessClock } from '@comanda/engine/time'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Connection } from '../connection/connection.ts'
import type { ClaimCoupon } from '../coupons/coupon-claims.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { Member } from '../member/member.ts'
import { type Advised, type AdvisedPlan, adviseOn, applyPlan } from './advise-coupons.ts'
import { type CouponAdding, type CouponPreview, failedAdding } from './coupon-adding.ts'
import type { CouponBoard } from './coupon-board.ts'
import { holdsAt } from '../coupons/coupon-shelf.ts'
import { type GiftCoupon, pointsOf } from './gift-coupon.ts'
import { previewOf } from './preview-cart.ts'

/** Adds coupons and rewards to the cart. */
interface AddsCoupons {
  /** Adds an owned coupon after the checks of CPN-1, the server's validation last. */
  readonly add: (coupon: UserCoupon) => Promise<CouponAdding>
  /** Claims the coupon of a code and adds it. `claimed` is called with the coupon, whether it is added or not. */
  readonly addCode: (code: string, claimed?: (coupon: UserCoupon) => void) => Promise<CouponAdding>
  /** Adds a reward; its points are spent with the order. */
  readonly addGift: (gift: Gift) => Promise<CouponAdding>
}

/** The same once the engine is loaded, with what can then be said of coupons that are not in the cart. */
export interface CouponAdder extends AddsCoupons {
  /** Returns what a coupon would do, or `undefined` until that is known. It is computed here, and nothing changes. */
  readonly preview: (coupon: UserCoupon) => CouponPreview | undefined
  /**
   * Returns which of the diner's coupons to use (CPN-8); `undefined` if `signal` ended it, fewer than two can be used, or nothing can be
   * priced yet.
   */
  readonly advise: (
    owned: readonly UserCoupon[],
    signal: AbortSignal,
  ) => Promise<Advised | undefined>
  /** Uses the coupons of a plan in place of those that it leaves out, after the server's validation of each new one. */
  readonly follow: (plan: AdvisedPlan, owned: readonly UserCoupon[]) => Promise<CouponAdding>
}

/** The coupons and rewards of the cart. Nothing changes while the cart is locked. */
export interface CartCoupons extends AddsCoupons {
  /** Returns what is known of coupons; `undefined` until the engine is loaded, which this begins. */
  readonly loaded: () => CouponAdder | undefined
  /** Removes a coupon and the lines that it gave. */
  readonly remove: (id: string) => void
  /** Disables a coupon, or enables it again. */
  readonly setDisabled: (id: string, isDisabled: boolean) => void
}

export interface CartCouponsOptions {
  readonly board: CouponBoard
  readonly catalogue: Pick<Catalogue, 'state'>
  readonly claimCoupon: ClaimCoupon
  readonly connection: Pick<Connection, 'service'>
  readonly member: Pick<Member, 'state' | 'details' | 'end'>
  readonly now: () => number
}

/** The owner of a coupon that belongs to nobody. */
const HOLDER = 'holder'

const ownedOf = ({ coupon: _rule, ...fields }: UserCoupon): OwnedCoupon => ({
  ...fields,
  user: fields.user ?? HOLDER,
})

const inCart = ({ _id: id, coupon: rule, user }: UserCoupon): CartCoupon => ({
  id,
  source: 'coupon',
  rule,
  ...(user === undefined ? {} : { user }),
})

/** Creates what adds coupons to a cart. */
export const createCartCoupons = (options: CartCouponsOptions): CouponAdder => {
  const { board, catalogue, claimCoupon, connection, member, now } = options
  const { state } = board
  const me = (): string | undefined => member.state.get().user?._id
  // (CPN-1.8)
  const busy: CouponAdding = { status: 'refused', error: 'Coupon is not loaded' }

  const failing = async (work: () => Promise<CouponAdding>): Promise<CouponAdding> => {
    try {
      return await work()
    } catch (failure) {
      const error = normaliseError(failure)
      if (error.code === 'codeWrong') member.end?.()
      return failedAdding(error)
    }
  }
  const clockOf = (): BusinessClock => {
    const { timeZone, dayEnds } = catalogue.state.get().menu?.shop ?? {}
    return { timeZone, dayEnds }
  }
  const placeOf = (owned: OwnedCoupon): CouponPlace | undefined => {
    const { place, coupons } = state.get()
    if (!place) return undefined
    const user = place.session ? (place.session.user ?? undefined) : me()
    return {
      ...clockOf(),
      shop: place.shop,
      now: new Date(now()).toISOString(),
      added: [
        ...coupons.map(({ id }) => id),
        ...(place.session?.discounts ?? []).map(({ id }) => id),
      ],
      user: owned.user === undefined ? HOLDER : user,
      ...(place.session ? { session: place.session._id } : {}),
    }
  }
  const put = (coupon: CartCoupon): CouponAdding => {
    if (state.get().isLocked) return busy
    const dropped = board.tryCoupons({ type: 'addCoupon', coupon }, [coupon.id])
    if (!dropped) return busy
    const out = dropped.find((one) => one.coupon.id === coupon.id)
    return out ? { status: 'refused', error: out.error } : { status: 'added', id: coupon.id }
  }
  const preview = (coupon: UserCoupon): CouponPreview | undefined => {
    const place = placeOf(coupon)
    if (!place) return undefined
    const unfit = couponError(ownedOf(coupon), place)
    if (unfit) return { status: 'refused', error: unfit, isHint: false }
    const before = state.get().result?.totals.total ?? 0
    const seen = previewOf(board, { type: 'addCoupon', coupon: inCart(coupon) })
    const out = seen?.dropped.find((one) => one.coupon.id === coupon._id)
    if (out) return { status: 'refused', error: out.error, isHint: false }
    const found = seen?.couponStates.get(coupon._id)
    if (found?.state === 'error') {
      const { error, need, worth, isHint } = found
      return { status: 'refused', error, isHint, need, worth }
    }
    const saves = before - (seen?.result?.totals.total ?? before)
    return found && { status: 'applies', saves: Math.max(0, saves) }
  }
  /** Returns why a coupon cannot be added: by the checks of CPN-1, the server's validation last. */
  const refusalOf = async (coupon: UserCoupon): Promise<CouponAdding | undefined> => {
    const place = placeOf(coupon)
    if (!place || state.get().isLocked) return busy
    const unfit = couponError(ownedOf(coupon), place)
    if (unfit) return { status: 'refused', error: unfit }
    const { status } = await connection.service('userCoupons/validate').create({
      coupon: coupon._id,
      shop: place.shop,
      ...(place.session === undefined ? {} : { session: place.session }),
      ...member.details?.(),
    })
    const error = serverCouponError(status)
    return error && { status: 'refused', error }
  }
  const add = (coupon: UserCoupon): Promise<CouponAdding> =>
    failing(async () => (await refusalOf(coupon)) ?? put(inCart(coupon)))
  const isUsable = (coupon: UserCoupon): boolean => {
    const place = placeOf(coupon)
    if (!place) return false
    const isAside = state.get().coupons.some(({ id, disabled }) => id === coupon._id && disabled)
    return (
      !isAside &&
      holdsAt(coupon, place.shop) &&
      !couponError(ownedOf(coupon), { ...place, added: [] })
    )
  }
  /** Returns what may be used of these: not what the bill has, nor another of its code (CPN-7.5). */
  const usableOf = (owned: readonly UserCoupon[]): readonly UserCoupon[] => {
    const ids = new Set(state.get().place?.session?.discounts.map(({ id }) => id))
    const codes = new Set(owned.flatMap(({ _id, code }) => (ids.has(_id) && code) || []))
    const isOnBill = ({ _id, code }: UserCoupon): boolean =>
      ids.has(_id) || (code !== undefined && codes.has(code))
    return owned.filter((coupon) => !isOnBill(coupon) && isUsable(coupon))
  }

  return {
    add,
    preview,
    advise: (owned, signal) => adviseOn(board, usableOf(owned), signal),
    follow: (plan, owned) =>
      failing(async () => {
        const added = state.get().coupons.map(({ id }) => id)
        const fresh = owned.filter(({ _id }) => plan.coupons.includes(_id) && !added.includes(_id))
        const refusals = await Promise.all(fresh.map(refusalOf))
        const refusal = refusals.find((one) => one !== undefined)
        if (refusal) return refusal
        if (state.get().isLocked) return busy
        return applyPlan(board, plan, fresh.map(inCart)) ?? busy
      }),
    addCode: async (code, claimed) => {
      const shop = state.get().place?.shop
      if (shop === undefined) return busy
      const claim = await claimCoupon({ code: code.trim().toUpperCase(), shop })
      if ('error' in claim && claim.error) return failedAdding(claim.error)
      if (claim.status !== 'done') return busy
      claimed?.(claim.result)
      return add(claim.result)
    },
    addGift: (gift) =>
      failing(async () => {
        const { place, coupons } = state.get()
        const { user, points = 0 } = member.state.get()
        if (!place || !user) return { status: 'refused', error: 'couponErrors.invalidCode' }
        if (coupons.some(({ id }) => id === gift._id))
          return { status: 'refused', error: 'couponErrors.alreadyAdded' }
        const standing = giftState(gift, {
          ...clockOf(),
          shop: place.shop,
          now: new Date(now()).toISOString(),
          points: points - pointsOf(coupons),
          redeemed: 0,
        })
        if (standing.state !== 'redeemable') return { status: 'notRedeemable', gift: standing }
        const rule = await connection.service('orderDiscounts').get(gift.coupon)
        const { _id: id, point } = gift
        const reward: GiftCoupon = { id, source: 'gift', rule, user: user._id, point }
        return put(reward)
      }),
  }
}
