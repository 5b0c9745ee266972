import { recordService } from '../services/record-service.ts'
import { ProductStock, ProductStockPatch } from './schema.ts'

export const productStocksService = recordService('productStocks', ProductStock, {
  patch: ProductStockPatch,
  filter: ['_id', 'shop', 'product'],
  methods: ['find', 'get', 'patch'],
  events: ['patched'],
})
