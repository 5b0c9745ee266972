import { amountIn } from '../../../staff/bills/cash-amount.ts'

/** Returns the price in a field, in currency units; undefined if there is no price. */
export const priceIn = (text: string): number | undefined => {
  const price = amountIn(text)
  return price !== undefined && price < 10_000_000 ? price : undefined
}
