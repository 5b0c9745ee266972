import type { Static } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Stock } from '../fields/stock.ts'

/**
 * What is left of a product, under the product's id. Its `patched` event is applied at once, without reloading the
 * menu.
 */
export const ProductStock = Closed({ _id: Id, product: Id, shop: Id, stock: Stock }, 'ProductStock')
export type ProductStock = Static<typeof ProductStock>

/** What staff change of a stock: all of it. */
export const ProductStockPatch = Closed({ stock: Stock }, 'ProductStockPatch')
export type ProductStockPatch = Static<typeof ProductStockPatch>
