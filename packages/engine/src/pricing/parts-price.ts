import type { CartLine } from '../catalog/cart-line.ts'
import type { CompiledOption } from '../catalog/compiled-option.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import type { PartsPrice } from '../catalog/product-option.ts'
import { smallestAmount } from '../money/currency-display.ts'
import { multiplyRounded } from '../money/multiply-rounded.ts'
import { basePrice } from './base-price.ts'
import { picksOf } from './picks.ts'
import { modifiedPrice } from './price-modifiers.ts'
import type { PricingContext } from './pricing-context.ts'

const sum = (list: readonly number[]): number => list.reduce((total, cents) => total + cents, 0)

/** Returns what equal parts of one dish cost by the rule, from what the dish of each costs as a whole (HALF-2). Cents. */
const byRule = (rule: PartsPrice, prices: readonly number[], step: number): number => {
  if (prices.length === 0) return 0
  const share = (cents: number) => multiplyRounded(cents, 1, prices.length * step) * step
  if (rule === 'dearest') return Math.max(...prices)
  return rule === 'mean' ? share(sum(prices)) : sum(prices.map(share))
}

/** Returns what each part's dish costs as a whole: a pick of two is two parts. */
const wholePrices = (
  entry: NonNullable<CartLine['options']>[number],
  option: CompiledOption,
  line: CartLine,
  context: PricingContext,
  path: string,
): readonly number[] =>
  picksOf(entry).flatMap((pick, index) => {
    const choice = option.choices.get(pick.choice)
    if (!choice?.isSetItem) return []
    const dish = context.products.get(choice.product ?? '')
    if (!dish) {
      const list = entry.selections ? 'selections' : 'values'
      throw new PriceRequestError(`${path}.${list}[${index}]`, 'the catalogue has no such product')
    }
    const base = dish.dayCents ?? basePrice(dish, context.shop._id)
    const cents = Math.max(0, modifiedPrice(base, dish.modifiers, line, context))
    return Array.from({ length: pick.quantity }, () => cents)
  })

/**
 * Returns what the parts of a line cost besides the dish itself, in cents (HALF-2.1): 0 without a group of parts. The modifiers of
 * the parts' dishes are tested on the line. `path` leads to the line, for `PriceRequestError` if the catalogue lacks a dish.
 */
export const partsPriceOf = (line: CartLine, context: PricingContext, path: string): number => {
  const step = smallestAmount(context.shop.currency)
  let total = 0
  for (const [index, entry] of (line.options ?? []).entries()) {
    const option = context.options.get(entry.option)
    if (!option?.partsPrice || entry.free) continue
    const prices = wholePrices(entry, option, line, context, `${path}.options[${index}]`)
    total += byRule(option.partsPrice, prices, step)
  }
  return total
}
