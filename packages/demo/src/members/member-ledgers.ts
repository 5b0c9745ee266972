import type { AdjustBalanceData, AdjustPointsData, UserCouponData } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { discountId, shopId } from '../ids/record-id.ts'

/** What the demo's member owns, as data of the calls that grant it. */
export interface MemberLedgers {
  readonly userCoupons: readonly UserCouponData[]
  readonly pointRecords: readonly AdjustPointsData[]
  readonly balanceRecords: readonly AdjustBalanceData[]
}

const user = objectId('user/member')
const dayLength = 86_400_000

const key = (name: string) => ({ idempotencyKey: `demo-member-ledger-${name}` })

/** Returns the coupons, points (some of which expire within the month) and balances of the demo's member at `now`. */
export const memberLedgers = (now: Date): MemberLedgers => {
  const inDays = (days: number): string => new Date(now.getTime() + days * dayLength).toISOString()
  return {
    userCoupons: [
      { user, coupon: discountId('coupon-cash-hk'), endDate: inDays(60), ...key('cash-hk') },
      { user, coupon: discountId('coupon-cash-tw'), endDate: inDays(60), ...key('cash-tw') },
      { user, coupon: discountId('coupon-cash-sg'), endDate: inDays(60), ...key('cash-sg') },
      { user, coupon: discountId('coupon-second-noodles'), ...key('noodles') },
      { user, coupon: discountId('coupon-dim-sum-three'), endDate: inDays(5), ...key('dim-sum') },
      { user, coupon: discountId('coupon-no-service-charge'), ...key('service') },
      { user, coupon: discountId('coupon-weekend-sharing'), ...key('weekend') },
      { user, coupon: discountId('coupon-welcome'), endDate: '2025-12-31', ...key('welcome') },
    ],
    pointRecords: [
      { user, amount: 180, note: 'Welcome', expires: inDays(20), ...key('points-welcome') },
      {
        user,
        amount: 460,
        note: 'Suppers of spring',
        expires: inDays(200),
        ...key('points-spring'),
      },
      { user, amount: 220, note: 'Birthday', expires: inDays(340), ...key('points-birthday') },
      { user, amount: -120, note: 'Lantern fair', ...key('points-fair') },
    ],
    balanceRecords: [
      {
        user,
        shop: shopId('hk'),
        amount: 320,
        currency: 'HKD',
        note: 'Top-up at the counter',
        ...key('balance-hk'),
      },
      {
        user,
        shop: shopId('sg'),
        amount: 52.5,
        currency: 'SGD',
        note: 'Top-up at the counter',
        ...key('balance-sg'),
      },
    ],
  }
}
