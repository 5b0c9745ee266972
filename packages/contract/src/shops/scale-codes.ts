import { Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { OneOf } from '../fields/one-of.ts'

/** What the codes of a shop's scales say, by their prefix (CAT-8.1): EAN-13 with a weight or a price. */
export const ScaleCodes = Type.Array(
  Closed({
    prefix: Type.String({ pattern: '^(02|2[0-9])$' }),
    carries: OneOf('weight', 'price'),
    /** Of the value, the last before the check digit. */
    digits: Type.Integer({ minimum: 4, maximum: 6 }),
    /** Of the value, in kilograms or currency units. */
    decimals: Type.Integer({ minimum: 0, maximum: 3 }),
    /** Whether a check digit of its own stands before a value of 4 or 5 digits. */
    hasCheck: Type.Optional(Type.Literal(true)),
  }),
  { maxItems: 11 },
)
