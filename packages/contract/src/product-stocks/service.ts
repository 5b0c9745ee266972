import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { AdjustProductStockData } from './adjust.ts'
import { TakenOffData, TakenOffList } from './taken-off.ts'
import { ProductStock, ProductStockPatch } from './schema.ts'

export const productStocks = service('productStocks', {
  record: ProductStock,
  patch: ProductStockPatch,
  filter: ['_id', 'shop', 'product'],
  methods: ['find', 'get', 'patch'],
  events: ['created', 'patched'],
  calls: {
    adjust: call(AdjustProductStockData, ProductStock),
    takenOff: call(TakenOffData, TakenOffList),
  },
})
