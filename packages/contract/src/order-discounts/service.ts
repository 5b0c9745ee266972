import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { PromotionCase } from './promotion-case.ts'
import { Replay, ReplayData } from './replay.ts'
import { OrderDiscount } from './schema.ts'

export const orderDiscounts = service('orderDiscounts', {
  record: OrderDiscount,
  defaults: { status: 'active', source: 'automatic' },
  filter: ['_id', 'shops', 'source', 'ranks', 'status', 'priority', 'startDate', 'endDate'],
  sort: ['priority', '_id'],
  calls: { replay: call(ReplayData, Replay) },
})

/** The carts by which a shop tries its promotions; nobody listens to them. */
export const promotionCases = service('promotionCases', {
  record: PromotionCase,
  filter: ['_id', 'shop', 'rule', 'name'],
  sort: ['name', '_id'],
  events: [],
})
