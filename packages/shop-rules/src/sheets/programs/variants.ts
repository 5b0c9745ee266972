import { writeGroup } from '../option-cell.ts'
import { sheetPrice } from '../sheet-price.ts'

/** One of the ways in which a dish of another program is sold. */
export interface Variant {
  readonly name: string
  readonly price: string
}

/** Returns the price of a dish, that of its least expensive variant, and its variants as a group of options over it. */
export const variantCells = (
  group: string,
  variants: readonly Variant[],
): readonly (readonly ['price' | 'options', string])[] => {
  const prices = variants.flatMap(({ price }) => sheetPrice(price) ?? [])
  if (prices.length < variants.length)
    return [['price', variants.find(({ price }) => sheetPrice(price) === undefined)?.price ?? '']]
  const least = Math.min(...prices)
  const choices = variants.map(({ name }, at) => ({
    name,
    price: Math.round(((prices[at] ?? least) - least) * 100) / 100,
  }))
  return [
    ['price', String(least)],
    ['options', variants.length < 2 ? '' : writeGroup({ name: group, choices })],
  ]
}
