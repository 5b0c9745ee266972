// Dishes that are sold by weight: the units of a country, and grams as they are typed and shown.

export { kilograms, netWeight } from '../weights/kilograms.ts'
export { weightUnitsOf } from '../weights/weight-units.ts'
