import type { CartLine } from '../catalog/cart-line.ts'
import type { CompiledModifier } from '../catalog/compiled-product.ts'
import type { PriceModifier } from '../catalog/price-modifier.ts'
import { multiplyRounded } from '../money/multiply-rounded.ts'
import { WHOLE_PERCENT } from '../money/scaled-decimal.ts'
import { hasPicked } from './picks.ts'
import type { PricingContext } from './pricing-context.ts'

const matches = (when: PriceModifier, line: CartLine, context: PricingContext): boolean => {
  const { session, modifiers, clock } = context
  switch (when.type) {
    case 'productOption':
      return when.productOption != null && hasPicked(line, when.productOption, when.choice)
    case 'modifier':
      return when.modifier != null && modifiers.has(when.modifier)
    case 'section':
      return when.section != null && when.section === (line.section ?? session.section)
    case 'timeCondition':
      return when.timeCondition != null && clock.holds(when.timeCondition, line.date)
    case 'orderType':
      return (
        when.orderType != null && when.orderType === (line.takeAway ? 'takeAway' : session.type)
      )
    default:
      return false
  }
}

/**
 * A price after the modifiers that match the line: percents add up and are taken of the base, rounded once; they do not
 * compound (PRICE-3.2). Cents, without a floor.
 */
export const modifiedPrice = (
  base: number,
  modifiers: readonly CompiledModifier[],
  line: CartLine,
  context: PricingContext,
): number => {
  let cents = base
  let percent = 0
  for (const modifier of modifiers) {
    if (!matches(modifier.when, line, context)) continue
    cents += modifier.cents
    percent += modifier.percent
  }
  return percent === 0 ? cents : cents + multiplyRounded(base, percent, WHOLE_PERCENT)
}
