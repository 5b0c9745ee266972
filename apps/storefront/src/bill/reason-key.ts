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

/** Why a discount is on the bill: by whom it is given. */
export const reasonKey = (source: DiscountOutcome['source']): OrderingKey => keys[source]
