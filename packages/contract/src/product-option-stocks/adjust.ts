import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { stockAdjustment } from '../product-stocks/adjust.ts'

/** `create productOptionStocks/adjust`: changes the stock of a choice for any product, or the mode of its group. */
export const AdjustOptionStockData = Closed(
  { shop: Id, productOption: Id, choice: Type.Optional(Id), ...stockAdjustment },
  'AdjustOptionStockData',
)
export type AdjustOptionStockData = Static<typeof AdjustOptionStockData>
