import type { UserCoupon } from '@comanda/contract'

/** Where a coupon lies: usable, used, or over (expired and cancelled). */
export type Shelf = 'usable' | 'used' | 'expired'

const DAY_LENGTH = 10
const DAY_MS = 86_400_000

/** The end of an owned coupon: its own or its rule's, whichever comes first. */
export const couponEnd = ({ endDate, coupon }: UserCoupon): string | undefined =>
  [endDate, coupon.endDate].filter((date) => date !== undefined).toSorted()[0]

/** The shelf of a coupon now; `today` is the day at the shop. One that ran out is over before the server says so. */
export const shelfOf = (coupon: UserCoupon, now: number, today: string): Shelf => {
  if (coupon.status === 'used') return 'used'
  if (coupon.status !== 'valid') return 'expired'
  const end = couponEnd(coupon)
  if (end === undefined) return 'usable'
  const isOver = end.length === DAY_LENGTH ? end < today : Date.parse(end) <= now
  return isOver ? 'expired' : 'usable'
}

/** Whole days that are left until its end, 0 on the last. */
export const daysLeft = (end: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(end.slice(0, DAY_LENGTH)) - Date.parse(today)) / DAY_MS))

/** What ends never stands last. */
const endOrNever = (coupon: UserCoupon): string => couponEnd(coupon) ?? '9999'

/** Those of a shelf: usable ones that end first in front, the others as they came. */
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

/** Whether a coupon may be used at a shop: its own shops narrow those of its rule. */
export const holdsAt = ({ shops, coupon }: UserCoupon, shop: string | undefined): boolean =>
  shop === undefined ||
  [shops, coupon.shops].every((some) => !some || some.length === 0 || some.includes(shop))
