import type { CouponCode } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { discountId, shopId } from '../ids/record-id.ts'

/** Codes printed on the group's cards and receipts. */
export const couponCodes: CouponCode[] = [
  {
    _id: objectId('coupon-code/WELCOME20'),
    code: 'WELCOME20',
    coupon: discountId('coupon-welcome'),
    limitPerUser: 1,
    days: 30,
    shops: [shopId('hk')],
    status: 'active',
  },
  {
    _id: objectId('coupon-code/NOODLES'),
    code: 'NOODLES',
    coupon: discountId('coupon-second-noodles'),
    quantity: 500,
    days: 14,
    status: 'active',
  },
  {
    _id: objectId('coupon-code/LANTERN25'),
    code: 'LANTERN25',
    coupon: discountId('coupon-cash-hk'),
    quantity: 1000,
    days: 30,
    shops: [shopId('hk')],
    status: 'active',
  },
  {
    _id: objectId('coupon-code/LASTYEAR'),
    code: 'LASTYEAR',
    coupon: discountId('coupon-dim-sum-three'),
    endDate: '2025-12-31',
    status: 'active',
  },
]
