import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { AcceptOrderData, DeclineOrderData, EstimateOrderData } from './response.ts'
import { Order, OrderPatch } from './schema.ts'

export const orders = service('orders', {
  record: Order,
  patch: OrderPatch,
  filter: ['_id', 'shop', 'session', 'status', 'type', 'createTime', 'number'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get', 'patch'],
  events: ['created', 'patched'],
  paginate: true,
  calls: {
    accept: call(AcceptOrderData, Order),
    decline: call(DeclineOrderData, Order),
    estimate: call(EstimateOrderData, Order),
  },
})
