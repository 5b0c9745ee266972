import { OneOf } from './one-of.ts'

/** Where a discount rule comes from (DISC-1.1). */
export const DiscountSource = OneOf(
  'automatic',
  'coupon',
  'gift',
  'memberRank',
  'member',
  'vip',
  'manual',
)
