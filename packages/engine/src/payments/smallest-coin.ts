import { grainOf, shopRounding } from '../money/shop-round.ts'
import { toCents } from '../money/cents.ts'
import type { Shop } from '../catalog/shop.ts'
import { cashValues } from './cash-values.ts'
import { paymentStep } from './payment-step.ts'

/** What a shop says of its money. */
export type CoinShop = Pick<Shop, 'priceRoundFactor' | 'priceRoundMethod'> & {
  readonly currency: string
}

/**
 * Returns the smallest amount that is paid in cash at a shop, in cents (PAY-3.7): the smallest coin of its currency, or what its
 * totals are rounded to if that is more.
 */
export const smallestCoin = ({ currency, priceRoundFactor, priceRoundMethod }: CoinShop): number =>
  Math.max(
    paymentStep(currency),
    toCents(cashValues(currency).at(-1) ?? 0),
    grainOf(shopRounding(priceRoundFactor, priceRoundMethod)),
  )
