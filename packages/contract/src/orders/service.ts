import { recordService } from '../services/record-service.ts'
import { Order, OrderPatch } from './schema.ts'

export const ordersService = recordService('orders', Order, {
  patch: OrderPatch,
  filter: ['_id', 'shop', 'session', 'status', 'type', 'createTime', 'number'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get', 'patch'],
  events: ['created', 'patched'],
  paginate: true,
})
