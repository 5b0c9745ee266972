import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { AgainRefundData, Refund, RefundByHandData } from './schema.ts'

/** Money that goes back, for the shop's staff. */
export const refunds = service('refunds', {
  record: Refund,
  filter: ['_id', 'shop', 'session', 'attempt', 'status', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get'],
  events: ['created', 'patched'],
  paginate: true,
  calls: {
    again: call(AgainRefundData, Refund),
    byHand: call(RefundByHandData, Refund),
  },
})
