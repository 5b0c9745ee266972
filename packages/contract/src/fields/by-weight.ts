import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from './closed.ts'
import { OneOf } from './one-of.ts'

/** The greatest weight of a line, in grams. */
const MAX_GRAMS = 100_000

/** Units of weight that prices are of. A catty (斤) and a tael (兩) are those of the shop's country: `grams` says which. */
export const weightUnits = ['kg', 'hundredGrams', 'catty', 'tael', 'lb'] as const

const unitFields = {
  unit: OneOf(...weightUnits),
  /** How many grams that is, at most 8 decimals: 604.78982 for a catty of Hong Kong. */
  grams: Type.Number({ exclusiveMinimum: 0, maximum: MAX_GRAMS }),
}

/** A product is weighed: its price is that of a unit (CAT-7.1). */
export const ByWeight = Closed({
  ...unitFields,
  /** Grams of what it is weighed in, taken off what the scale shows. */
  tare: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_GRAMS })),
})
export type ByWeight = Static<typeof ByWeight>

/** How a line was weighed: what one unit cost when it was ordered, in currency units (CAT-7.3). */
export const Weighed = Closed({ ...unitFields, price: Type.Number({ minimum: 0 }) })
export type Weighed = Static<typeof Weighed>

/** A weight that staff say, in whole grams, net. */
export const WholeGrams = Type.Integer({ minimum: 1, maximum: MAX_GRAMS })

/** The weight of a line in grams, net. Of a product that is not weighed it is ignored, whatever it is. */
export const LineWeight = Type.Number({ minimum: 0, maximum: MAX_GRAMS })
