import type { Gift, UserCoupon } from '@comanda/contract'
import type { EvaluatedCart } from '@comanda/engine/cart'
import {
  type CartCoupon,
  couponError,
  type CouponError,
  type CouponPlace,
  type DroppedCoupon,
  type GiftState,
  giftState,
  type OwnedCoupon,
  serverCouponError,
} from '@comanda/engine/coupons'
import type { RuleError, RuleNeed } from '@comanda/engine/pricing'
import type { BusinessClock } from '@comanda/engine/time'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Connection } from '../connection/connection.ts'
import type { ClaimCoupon } from '../coupons/coupon-claims.ts'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { Member } from '../member/member.ts'
import type { Store } from '../store/store.ts'
import type { CartState } from './cart-state.ts'
import { type GiftCoupon, pointsOf } from './gift-coupon.ts'

/** The outcome of adding a coupon or reward. */
export type CouponAdding =
  /** It is in the cart; its state is in `couponStates`. */
  | { readonly status: 'added'; readonly id: string }
  /** By the codes of CPN-1: `couponErrors.…`, or `errors.…` if its rule can never apply here. */
  | {
      readonly status: 'refused'
      readonly error: CouponError | RuleError | 'Coupon is not loaded'
    }
  | { readonly status: 'notRedeemable'; readonly gift: GiftState }
  | { readonly status: 'failed'; readonly error: CallError }

/** What an owned coupon would do in the cart now: what it takes off (CPN-2.6), or why it does not apply. */
export type CouponPreview =
  | { readonly status: 'applies'; readonly saves: number }
  | {
      readonly status: 'refused'
      readonly error: CouponError | RuleError
      /** What is missing. */
      readonly need?: RuleNeed | undefined
      /** What it would take off if nothing else of its group was worth more (DISC-2.7). */
      readonly worth?: number | undefined
      /** Whether the diner can still mend it: it may be added, and applies then. */
      readonly isHint: boolean
    }

/** Adds coupons and rewards to the cart. */
export interface CouponAdder {
  /** Adds an owned coupon after the checks of CPN-1, the server's validation last. */
  readonly add: (coupon: UserCoupon) => Promise<CouponAdding>
  /** Returns what a coupon would do, or `undefined` until that is known. It is computed here, and nothing changes. */
  readonly preview: (coupon: UserCoupon) => CouponPreview | undefined
  /** Claims the coupon of a code and adds it. `claimed` is called with the coupon, whether it is added or not. */
  readonly addCode: (code: string, claimed?: (coupon: UserCoupon) => void) => Promise<CouponAdding>
  /** Adds a reward; its points are spent with the order. */
  readonly addGift: (gift: Gift) => Promise<CouponAdding>
}

/** The coupons and rewards of the cart. Nothing changes while the cart is locked. */
export interface CartCoupons extends CouponAdder {
  /** Removes a coupon and the lines that it gave. */
  readonly remove: (id: string) => void
  /** Disables a coupon, or enables it again. */
  readonly setDisabled: (id: string, isDisabled: boolean) => void
}

/** The cart in which coupons are tried. */
export interface CouponBoard {
  readonly state: Store<CartState>
  /**
   * Adds a coupon and returns the coupons that are dropped because of it, or `undefined` until the menu and the engine are
   * loaded. The coupon itself causes no message.
   */
  readonly tryCoupon: (coupon: CartCoupon) => readonly DroppedCoupon[] | undefined
  /** Returns the cart as it would be with a coupon, or `undefined` until the menu and the engine are loaded. Nothing changes. */
  readonly previewCoupon: (coupon: CartCoupon) => EvaluatedCart | undefined
}

export interface CartCouponsOptions {
  readonly board: CouponBoard
  readonly catalogue: Pick<Catalogue, 'state'>
  readonly claimCoupon: ClaimCoupon
  readonly connection: Pick<Connection, 'service'>
  readonly member: Pick<Member, 'state'>
  readonly now: () => number
}

/** The owner of a coupon that belongs to nobody. */
const HOLDER = 'holder'

const failed = (error: CallError): CouponAdding => {
  const { code } = error
  return code?.startsWith('couponErrors.') || code?.startsWith('errors.')
    ? { status: 'refused', error: code as CouponError }
    : { status: 'failed', error }
}

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
    const dropped = board.tryCoupon(coupon)
    if (!dropped) return busy
    const out = dropped.find((one) => one.coupon.id === coupon.id)
    return out ? { status: 'refused', error: out.error } : { status: 'added', id: coupon.id }
  }
  const failing = async (work: () => Promise<CouponAdding>): Promise<CouponAdding> => {
    try {
      return await work()
    } catch (failure) {
      return failed(normaliseError(failure))
    }
  }
  const preview = (coupon: UserCoupon): CouponPreview | undefined => {
    const place = placeOf(coupon)
    if (!place) return undefined
    const unfit = couponError(ownedOf(coupon), place)
    if (unfit) return { status: 'refused', error: unfit, isHint: false }
    const before = state.get().result?.totals.total ?? 0
    const seen = board.previewCoupon(inCart(coupon))
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
  const add = (coupon: UserCoupon): Promise<CouponAdding> =>
    failing(async () => {
      const owned = ownedOf(coupon)
      const place = placeOf(coupon)
      if (!place || state.get().isLocked) return busy
      const unfit = couponError(owned, place)
      if (unfit) return { status: 'refused', error: unfit }
      const { status } = await connection.service('userCoupons/validate').create({
        coupon: coupon._id,
        shop: place.shop,
        ...(place.session === undefined ? {} : { session: place.session }),
      })
      const error = serverCouponError(status)
      if (error) return { status: 'refused', error }
      return put(inCart(coupon))
    })

  return {
    add,
    preview,
    addCode: async (code, claimed) => {
      const shop = state.get().place?.shop
      if (shop === undefined) return busy
      const claim = await claimCoupon({ code: code.trim().toUpperCase(), shop })
      if ('error' in claim && claim.error) return failed(claim.error)
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
