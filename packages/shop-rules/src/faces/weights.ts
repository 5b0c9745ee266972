// Dishes that are sold by weight: the units of a country, grams as they are typed and shown, and the codes of scales.

export { kilograms, netWeight, weightIn } from '../weights/kilograms.ts'
export { weightUnitsOf } from '../weights/weight-units.ts'
export { gramsFor, readScaleCode, type ScaleScheme } from '../weights/scale-codes.ts'
export { usualSchemes } from '../weights/usual-schemes.ts'
