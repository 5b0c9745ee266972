import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'

/** `create productStocks/takenOff`: what is taken off the menu of a shop now, and who did it (STOCK-4.4). */
export const TakenOffData = Closed({ shop: Id }, 'TakenOffData')

/** A product, or a group of choices for any product, that staff took off. */
export const TakenOff = Closed(
  {
    product: Type.Optional(Id),
    productOption: Type.Optional(Id),
    until: Type.Optional(Instant),
    /** Absent if it was not taken off by `adjust`. */
    time: Type.Optional(Instant),
    /** The name of the account. */
    name: Type.Optional(Type.String()),
  },
  'TakenOff',
)
export type TakenOff = Static<typeof TakenOff>

export const TakenOffList = Type.Array(TakenOff)
