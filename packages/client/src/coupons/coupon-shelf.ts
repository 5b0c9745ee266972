import type { UserCoupon } from '@comanda/contract'

/** The list of owned coupons that a coupon is in; `expired` includes cancelled ones. */
export type Shelf = 'usable' | 'used' | 'expired'

const DAY_LENGTH = 10
const DAY_MS = 86_400_000

/** Returns the end of an owned coupon: its own or its rule's, whichever is earlier. */
export const couponEnd = ({ endDate, coupon }: UserCoupon): string | undefined =>
  [endDate, coupon.endDate].filter((date) => date !== undefined).toSorted()[0]

/**
 * Returns the list that a coupon is in now; `today` is the day at the shop. Does not wait for the server to mark an
 * expired one.
 */
export const shelfOf = (coupon: UserCoupon, now: number, today: string): Shelf => {
  if (coupon.status === 'used') return 'used'
  if (coupon.status !== 'valid') return 'expired'
  const end = couponEnd(coupon)
  if (end === undefined) return 'usable'
  const isOver = end.length === DAY_LENGTH ? end < today : Date.parse(end) <= now
  return isOver ? 'expired' : 'usable'
}

/** Returns the whole days left until the end of a coupon, 0 on its last day. */
export const daysLeft = (end: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(end.slice(0, DAY_LENGTH)) - Date.parse(today)) / DAY_MS))

/** Sorts coupons without an end last. */
const endOrNever = (coupon: UserCoupon): string => couponEnd(coupon) ?? '9999'

/** Returns the coupons of a list: usable ones sorted by their end, others in their own order. */
export const onShelf = (
  coupons: readonly UserCoupon[],
  shelf: Shelf,
  now: number,
  today: string,
): readonly UserCoupon[] => {
  const all = coupons.filter((coupon) => shelfOf(coupon, now, today) === shelf)
  return shelf === 'usable'
    ? all.toSorted((a, b) => endOrNever(a).localeCompare(endOrNever(b)))
    : all
}

/** Returns whether a coupon is valid at a shop. Its own shops narrow those of its rule. */
export const holdsAt = ({ shops, coupon }: UserCoupon, shop: string | undefined): boolean =>
  shop === undefined ||
  [shops, coupon.shops].every((some) => !some || some.length === 0 || some.includes(shop))
