import { recordService } from '../services/record-service.ts'
import { ProductOptionStock, ProductOptionStockPatch } from './schema.ts'

export const productOptionStocksService = recordService('productOptionStocks', ProductOptionStock, {
  patch: ProductOptionStockPatch,
  filter: ['_id', 'shop', 'productOption'],
  methods: ['find', 'get', 'patch'],
  events: ['created', 'patched'],
})
