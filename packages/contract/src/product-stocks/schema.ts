import type { Static } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Stock } from '../fields/stock.ts'

/**
 * The stock of a product, under the product's id. Its `patched` event is applied immediately, without reloading the
 * menu.
 */
export const ProductStock = Closed({ _id: Id, product: Id, shop: Id, stock: Stock }, 'ProductStock')
export type ProductStock = Static<typeof ProductStock>

/** A patch by staff replaces the whole stock. */
export const ProductStockPatch = Closed({ stock: Stock }, 'ProductStockPatch')
export type ProductStockPatch = Static<typeof ProductStockPatch>
