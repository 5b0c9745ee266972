import { MAX_QUANTITY } from '@comanda/engine/stock'
import { Type } from '@feathersjs/typebox'

/** A quantity of at least one (PRICE-1.5). */
export const Quantity = Type.Integer({ minimum: 1, maximum: MAX_QUANTITY })

/** A quantity of zero or more. */
export const Count = Type.Integer({ minimum: 0, maximum: MAX_QUANTITY })
