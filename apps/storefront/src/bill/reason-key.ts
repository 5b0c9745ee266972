import type { DiscountOutcome } from '@comanda/engine/pricing'
import type { OrderingKey } from '@comanda/locales/ordering'

const keys: Readonly<Record<DiscountOutcome['source'], OrderingKey>> = {
  automatic: 'bill.whyAutomatic',
  coupon: 'bill.whyCoupon',
  gift: 'bill.whyGift',
  memberRank: 'bill.whyMemberRank',
  member: 'bill.whyMember',
  vip: 'bill.whyVip',
  manual: 'bill.whyManual',
}

/** Returns the message that says who gives a discount. */
export const reasonKey = (source: DiscountOutcome['source']): OrderingKey => keys[source]
