import { MAX_AMOUNT } from '@comanda/engine/money'
import { Type } from '@feathersjs/typebox'

/** Wire money in currency units, at most two decimals, signed (MONEY-1.1). The server knows what the shop's currency allows (MONEY-1.2). */
export const Money = Type.Number({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT, multipleOf: 0.01 })

/** Money that cannot be negative. */
export const Price = Type.Number({ minimum: 0, maximum: MAX_AMOUNT, multipleOf: 0.01 })

/** Money that is not nothing. */
export const SomeMoney = Type.Number({
  exclusiveMinimum: 0,
  maximum: MAX_AMOUNT,
  multipleOf: 0.01,
})

/** Whether a schema is that of an amount, or of a discount that may be one. */
export const isAmountSchema = (schema: object): boolean =>
  'maximum' in schema && schema.maximum === MAX_AMOUNT
