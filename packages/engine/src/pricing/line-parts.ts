import type { LineParts, PricedLine } from '../kernel/priced-line.ts'
import type { CartLine, LineOption } from '../catalog/cart-line.ts'
import type { CompiledChoice, CompiledOption } from '../catalog/compiled-option.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import { toCents } from '../money/cents.ts'
import { MAX_AMOUNT } from '../money/greatest-amount.ts'
import { scaledGrams, weighedPrice } from '../money/weighed-price.ts'
import { basePrice } from './base-price.ts'
import { optionFees } from './option-fees.ts'
import { partsPriceOf } from './parts-price.ts'
import { modifiedPrice } from './price-modifiers.ts'
import type { PricingContext } from './pricing-context.ts'

const MOST_CENTS = toCents(MAX_AMOUNT)

/** What was agreed when the line was ordered (PRICE-3.6). */
const orderedParts = (line: CartLine): LineParts => ({
  productPart: toCents(line.ordered?.productPart ?? 0),
  enjoying: toCents(line.ordered?.enjoying ?? 0),
  other: toCents(line.ordered?.other ?? 0),
})

type ProductPart = Pick<LineParts, 'productPart' | 'rate'>

/** What one costs, or the weight of one if it is weighed; without a weight, a unit of it (PRICE-3.11). */
const weighed = (rate: number, unit: number, { weight }: CartLine, path: string): ProductPart => {
  if (weight == null) return { productPart: rate, rate }
  const part = weighedPrice(rate, scaledGrams(weight), unit)
  if (part > MOST_CENTS)
    throw new PriceRequestError(`${path}.weight`, 'it costs more than the largest amount')
  return { productPart: part, rate }
}

const productPartOf = (
  { line, product }: PricedLine,
  context: PricingContext,
  path: string,
): ProductPart => {
  if (line.customProduct)
    return { productPart: Math.max(0, toCents(line.customProduct.price ?? 0)) }
  if (!product) return { productPart: 0 }
  // What staff say of a line begins at the least price: it stays what they said when the price of the day changes. What they
  // say of something weighed is of the piece: its unit has the price of the day.
  const isSaid = typeof line.openKey === 'number' && product.unit === undefined
  const day = isSaid ? undefined : product.dayCents
  const own = day ?? basePrice(product, context.shop._id)
  const price = own + partsPriceOf(line, context, path)
  const part = Math.max(0, modifiedPrice(price, product.modifiers, line, context))
  return product.unit === undefined
    ? { productPart: part }
    : weighed(part, product.unit, line, path)
}

/** The choice that a child line was made for. */
export interface SetPlace {
  readonly option: CompiledOption
  readonly choice: CompiledChoice
  readonly entry: LineOption | undefined
}

/** Returns it, or fails if the catalogue lacks it (PRICE-1.3). */
export const setPlaceOf = (
  line: CartLine,
  parent: CartLine,
  context: PricingContext,
  path: string,
): SetPlace => {
  const option = context.options.get(line.fromOption ?? '')
  if (!option) throw new PriceRequestError(`${path}.fromOption`, 'the catalogue has no such group')
  const choice = option.choices.get(line.fromChoice ?? '')
  if (!choice) throw new PriceRequestError(`${path}.fromChoice`, 'the group has no such choice')
  return { option, choice, entry: parent.options?.find(({ option: id }) => id === option._id) }
}

/** Returns the price of a set child's choice, never below 0, its modifiers tested on the parent's line (PRICE-3.5). */
const setItemFee = (place: SetPlace, parent: CartLine, context: PricingContext): number => {
  if (place.option.type !== 'option' || place.entry?.free) return 0
  return Math.max(0, modifiedPrice(place.choice.cents, place.choice.modifiers, parent, context))
}

/**
 * The parts of a line's unit price (PRICE-3.1 to PRICE-3.6). `path` leads to the line, for `PriceRequestError` if it
 * names a choice that the catalogue lacks.
 */
export const linePartsOf = (node: PricedLine, context: PricingContext, path: string): LineParts => {
  const { line } = node
  const parent = node.parent?.line
  if (line.ordered) return orderedParts(line)
  const fees = optionFees(line, context, path)
  if (!parent) {
    const { enjoying, other } = fees
    const { productPart, rate } = productPartOf(node, context, path)
    return rate === undefined
      ? { productPart, enjoying, other }
      : { productPart, enjoying, other, rate }
  }
  const place = setPlaceOf(line, parent, context, path)
  const fee = setItemFee(place, parent, context)
  return {
    productPart: 0,
    enjoying: fees.enjoying + (place.option.enjoying ? fee : 0),
    other: fees.other + (place.option.enjoying ? 0 : fee),
  }
}
