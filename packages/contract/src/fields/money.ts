import { Type } from '@feathersjs/typebox'

/** Wire money in currency units, at most two decimals, signed (MONEY-1.1). */
export const Money = Type.Number({ minimum: -10_000_000, maximum: 10_000_000, multipleOf: 0.01 })

/** Money that cannot be negative. */
export const Price = Type.Number({ minimum: 0, maximum: 10_000_000, multipleOf: 0.01 })
