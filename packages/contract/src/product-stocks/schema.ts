import type { Static } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Stock } from '../fields/stock.ts'

/** What is left of a product; its `patched` event is applied at once, without reloading the menu. */
export const ProductStock = Closed({ product: Id, shop: Id, stock: Stock }, 'ProductStock')
export type ProductStock = Static<typeof ProductStock>
