import type { Static } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OptionStock } from '../fields/stock.ts'

/** The stocks of the choices of an option group, under the group's id; `patched` is applied immediately. */
export const ProductOptionStock = Closed(
  { _id: Id, productOption: Id, shop: Id, stock: OptionStock },
  'ProductOptionStock',
)
export type ProductOptionStock = Static<typeof ProductOptionStock>

/** A patch by staff replaces the whole stock. */
export const ProductOptionStockPatch = Closed({ stock: OptionStock }, 'ProductOptionStockPatch')
export type ProductOptionStockPatch = Static<typeof ProductOptionStockPatch>
