import type { CartLine, LineOption } from '../catalog/cart-line.ts'
import type { CompiledOption } from '../catalog/compiled-option.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import { picksOf } from './picks.ts'
import { modifiedPrice } from './price-modifiers.ts'
import type { PricingContext } from './pricing-context.ts'

/** What options cost per unit in cents, split by whether discounts reach it. */
export interface OptionFees {
  readonly enjoying: number
  readonly other: number
}

const NO_FEES: OptionFees = { enjoying: 0, other: 0 }

const entryFee = (
  entry: LineOption,
  option: CompiledOption,
  line: CartLine,
  context: PricingContext,
  path: string,
): number => {
  let fee = 0
  for (const [index, pick] of picksOf(entry).entries()) {
    const choice = option.choices.get(pick.choice)
    if (!choice) {
      const list = entry.selections ? 'selections' : 'values'
      throw new PriceRequestError(`${path}.${list}[${index}]`, 'the group has no such choice')
    }
    if (choice.isSetItem) continue
    fee += modifiedPrice(choice.cents, choice.modifiers, line, context) * pick.quantity
  }
  return fee
}

/** Returns the option fee of a line (PRICE-3.3): groups of type `discount` count negative, `freeSurcharge` groups nothing. */
export const optionFees = (line: CartLine, context: PricingContext, path: string): OptionFees => {
  if (!line.options?.length) return NO_FEES
  let enjoying = 0
  let other = 0
  for (const [index, entry] of line.options.entries()) {
    const at = `${path}.options[${index}]`
    const option = context.options.get(entry.option)
    if (!option) throw new PriceRequestError(`${at}.option`, 'the catalogue has no such group')
    const fee = entryFee(entry, option, line, context, at)
    if (entry.free || option.type === 'freeSurcharge') continue
    if (option.type === 'discount') enjoying -= fee
    else if (option.enjoying) enjoying += fee
    else other += fee
  }
  return { enjoying: enjoying + 0, other: other + 0 }
}
