import type { Gift, OrderDiscount, UserCoupon } from '@comanda/contract'
import { sampleIds } from './sample-menu.ts'

const name = (value: string) => [{ lang: 'en' as const, value }]

/** Five off from 50. */
export const fiveOff: OrderDiscount = {
  _id: sampleIds.fiveOff,
  name: name('Five off'),
  source: 'coupon',
  for: 'order',
  discountType: 'amount',
  discount: 5,
  conditions: [{ for: 'order', minTotal: 50 }],
}

/** Gives a tea. */
export const freeTea: OrderDiscount = {
  _id: sampleIds.freeTea,
  name: name('A tea'),
  source: 'gift',
  for: 'order',
  freeProducts: [{ product: sampleIds.tea }],
  automaticAddFreeProduct: true,
}

/** Without an owner: anyone who has its id may use it. */
export const sampleCoupon: UserCoupon = {
  _id: sampleIds.coupon,
  coupon: fiveOff,
  status: 'valid',
  createTime: '2026-03-03T00:00:00.000Z',
}

/** A tea for 60 points. */
export const sampleGift: Gift = {
  _id: sampleIds.gift,
  name: name('A tea'),
  coupon: sampleIds.freeTea,
  point: 60,
}
