import type { OrderDiscount } from '@comanda/contract'
import type { AppliedCoupon } from '@comanda/engine/pricing'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Refusal } from '../../../errors/refusal.ts'
import { giftRefusal } from '../../rewards/gifts/gift-refusal.ts'
import { giftWithRule } from '../../rewards/gifts/redeem-gift.ts'
import { couponCheck } from '../../rewards/user-coupons/coupon-check.ts'
import { couponRefusal } from '../../rewards/user-coupons/coupon-refusal.ts'
import { usableCoupon } from '../../rewards/user-coupons/queries/owned-coupons.ts'
import { couponCodes } from '../../../tables/coupon-codes.ts'
import type { Checkout } from './checkout.ts'
import type { CouponEntry } from './coupon-entry.ts'

/** A coupon or reward requested with an order. */
export interface RequestedCoupon extends AppliedCoupon {
  readonly source: 'coupon' | 'gift'
  readonly rule: OrderDiscount
  /** The member who owns it. */
  readonly user?: string
  /** The code by which it was claimed. */
  readonly code?: string
  /** Price of a reward in points. */
  readonly point: number
  /** Path in the data of the call. */
  readonly field: string
}

/** A coupon that the bill has already. */
type OnBill = Pick<RequestedCoupon, 'id' | 'code'>

/** Returns whether a bill has as many coupons of a code as the code allows (CPN-7.5). Its session is locked. */
const isFull = async (
  transaction: Database,
  code: string,
  before: readonly OnBill[],
): Promise<boolean> => {
  const there = before.filter((one) => one.code === code).length
  if (there === 0) return false
  const [row] = await transaction
    .select({ most: couponCodes.limitPerBill })
    .from(couponCodes)
    .where(sql`upper(${couponCodes.code}) = upper(${code})`)
  return there >= (row?.most ?? 1)
}

/** What a coupon is checked against. */
type CouponPlace = Pick<Checkout, 'menu' | 'state' | 'member' | 'now'>

const requestedCoupon = async (
  transaction: Database,
  { menu, state, member, now }: CouponPlace,
  id: string,
  field: string,
  before: readonly OnBill[],
): Promise<RequestedCoupon | Refusal> => {
  const coupon = await usableCoupon(transaction, id, member)
  const detail = { coupon: id }
  if (!coupon) return couponRefusal('couponErrors.invalidCode', { field, detail })
  const error = couponCheck(coupon, {
    shop: menu.shop._id,
    timeZone: menu.shop.timeZone,
    dayEnds: menu.shop.dayEnds,
    session: state.row._id,
    user: member,
    now: now.toISOString(),
    added: before.map((one) => one.id),
  })
  if (error) return couponRefusal(error, { field, detail })
  const { coupon: rule, user, code } = coupon
  if (code !== undefined && (await isFull(transaction, code, before)))
    return couponRefusal('couponErrors.alreadyAdded', { field, detail })
  const of = { ...(user === undefined ? {} : { user }), ...(code === undefined ? {} : { code }) }
  return { id, source: 'coupon', rule, point: 0, field, ...of }
}

/** Returns a coupon that staff add to a bill, checked against the session and the coupons that it has (CPN-6.1). */
export const couponOfBill = (
  transaction: Database,
  place: CouponPlace,
  id: string,
  field: string,
): Promise<RequestedCoupon | Refusal> =>
  requestedCoupon(transaction, place, id, field, place.state.row.discounts)

/** Returns undefined if it was redeemed before: then it is the member's coupon. */
const requestedGift = async (
  transaction: Database,
  { member }: Checkout,
  id: string,
  field: string,
): Promise<RequestedCoupon | Refusal | undefined> => {
  const detail = { coupon: id }
  if (member === undefined) return couponRefusal('couponErrors.invalidCode', { field, detail })
  const found = await giftWithRule(transaction, id)
  if (!found && (await usableCoupon(transaction, id, member))) return undefined
  if (!found) return giftRefusal(id, { state: 'ended' }, field)
  const { gift, rule } = found
  return { id, source: 'gift', rule, user: member, point: gift.point, field }
}

/** The coupons that an order lists, without those of its `discounts` that the session has already, then those that its lines alone name: a line from a coupon uses it (CPN-6.5). */
const namedCoupons = async (
  transaction: Database,
  { cart, coupons: sent, state, member }: Checkout,
): Promise<readonly CouponEntry[]> => {
  const had = new Set(state.row.discounts.map(({ id }) => id))
  const coupons = sent.filter(({ id, isInDiscounts }) => !(isInDiscounts && had.has(id)))
  const listed = new Set([...had, ...coupons.map(({ id }) => id)])
  const named = new Map(
    cart.flatMap(({ fromCoupon }, index) =>
      fromCoupon === undefined || listed.has(fromCoupon)
        ? []
        : [[fromCoupon, `cart.${index}.fromCoupon`]],
    ),
  )
  const added: CouponEntry[] = []
  for (const [id, field] of named)
    if (await usableCoupon(transaction, id, member)) added.push({ id, source: 'coupon', field })
  return [...coupons, ...added]
}

/** The coupons of an order up to the first that is refused. */
export interface RequestedCoupons {
  readonly coupons: readonly RequestedCoupon[]
  readonly refusal?: Refusal
}

/**
 * Returns the coupons and rewards of an order in sequence, each checked against the session and those before it
 * (CPN-6.1, CPN-6.4). Only the session's member can use what belongs to a member.
 */
export const requestedCoupons = async (
  transaction: Database,
  checkout: Checkout,
): Promise<RequestedCoupons> => {
  const coupons: RequestedCoupon[] = []
  for (const { id, source, field } of await namedCoupons(transaction, checkout)) {
    const before = [...checkout.state.row.discounts, ...coupons]
    const detail = { coupon: id }
    if (source === 'gift' && coupons.some((one) => one.id === id))
      return { coupons, refusal: couponRefusal('couponErrors.alreadyAdded', { field, detail }) }
    const gift =
      source === 'gift' ? await requestedGift(transaction, checkout, id, field) : undefined
    const coupon = gift ?? (await requestedCoupon(transaction, checkout, id, field, before))
    if ('kind' in coupon) return { coupons, refusal: coupon }
    coupons.push(coupon)
  }
  return { coupons }
}
