import { MAX_QUANTITY } from '@comanda/engine/cart'
import { Type } from '@feathersjs/typebox'

/** How many of something, at least one (PRICE-1.5). */
export const Quantity = Type.Integer({ minimum: 1, maximum: MAX_QUANTITY })

/** How many of something, or none. */
export const Count = Type.Integer({ minimum: 0, maximum: MAX_QUANTITY })
