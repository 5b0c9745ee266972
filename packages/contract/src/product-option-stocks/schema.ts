import type { Static } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OptionStock } from '../fields/stock.ts'

/** What is left of the choices of an option group, under the group's id; `patched` is applied at once. */
export const ProductOptionStock = Closed(
  { _id: Id, productOption: Id, shop: Id, stock: OptionStock },
  'ProductOptionStock',
)
export type ProductOptionStock = Static<typeof ProductOptionStock>

/** What staff change of it: all of it. */
export const ProductOptionStockPatch = Closed({ stock: OptionStock }, 'ProductOptionStockPatch')
export type ProductOptionStockPatch = Static<typeof ProductOptionStockPatch>
