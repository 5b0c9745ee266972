import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { AdjustOptionStockData } from './adjust.ts'
import { ProductOptionStock, ProductOptionStockPatch } from './schema.ts'

export const productOptionStocks = service('productOptionStocks', {
  record: ProductOptionStock,
  patch: ProductOptionStockPatch,
  filter: ['_id', 'shop', 'productOption'],
  methods: ['find', 'get', 'patch'],
  events: ['created', 'patched'],
  calls: { adjust: call(AdjustOptionStockData, ProductOptionStock) },
})
