import { service } from '../services/service.ts'
import { ProductStock, ProductStockPatch } from './schema.ts'

export const productStocks = service('productStocks', {
  record: ProductStock,
  patch: ProductStockPatch,
  filter: ['_id', 'shop', 'product'],
  methods: ['find', 'get', 'patch'],
  events: ['created', 'patched'],
})
