import { type WeightUnit, weightUnitsOf } from '../weights/weight-units.ts'

/** How people write the units of weight that prices are of, each as a part of a pattern; the first word is how a file is saved. */
const words: Readonly<Record<WeightUnit['unit'], readonly [string, string]>> = {
  kg: ['kg', 'kgs?|kilos?|kilograms?|kilogramm|公斤|千克|キロ'],
  hundredGrams: ['100g', String.raw`100\s*(?:g|gr|grams?|克|公克)|hg|etto`],
  catty: ['斤', '(?:[司市台]|司[馬马])?斤|catt(?:y|ies)'],
  tael: ['兩', '[兩两]|taels?'],
  lb: ['lb', 'lbs?|pounds?|磅'],
}
const units = Object.values(words)
  .map(([, pattern]) => pattern)
  .join('|')

/** What is written behind and before the price of a unit, as parts of a pattern: `/kg`, `per 100g`, `每斤`. */
export const perUnit = String.raw`(?:\/|per|a|al|le|pro|je|每)\s*(?:${units})(?!\p{L})`
export const ofUnit = String.raw`每\s*(?:${units})`

const behind = new RegExp(
  String.raw`^(.*\S)\s*(?:\/|(?<=\s)(?:per|a|al|le|pro|je)\s|每)\s*(${units})$`,
  'iu',
)
const before = new RegExp(String.raw`^每\s*(${units})\s*(\S.*)$`, 'iu')

/** A price as it is written, and the unit of weight that it is of, if it is of one. */
export interface WeightCell {
  readonly price: string
  readonly unit?: WeightUnit['unit']
}

const unitOf = (text: string): WeightUnit['unit'] | undefined => {
  for (const [unit, [, pattern]] of Object.entries(words))
    if (new RegExp(`^(?:${pattern})$`, 'iu').test(text)) return unit as WeightUnit['unit']
  return undefined
}

/** Returns the parts of a price cell (IMPORT-1.12). */
export const weightCell = (cell: string): WeightCell => {
  const text = cell.normalize('NFKC').trim()
  const [, price, last] = behind.exec(text) ?? []
  const [, first, other] = before.exec(text) ?? []
  const unit = unitOf(last ?? first ?? '')
  return unit ? { price: price ?? other ?? '', unit } : { price: cell }
}

/** Returns what finds the grams of a unit in a shop: its own, none of a country that has no such unit. */
export const unitFinder =
  (timeZone: string) =>
  (unit: WeightUnit['unit']): WeightUnit | undefined =>
    weightUnitsOf(timeZone).find((one) => one.unit === unit)

/** Returns the price of a unit as a cell has it: `128/kg`. */
export const perUnitText = (
  price: string,
  byWeight: Pick<WeightUnit, 'unit'> | undefined,
): string => (byWeight ? `${price}/${words[byWeight.unit][0]}` : price)
