import type { AvailableBalance } from '@comanda/contract'
import { moneyText } from '../../../money/money-text.ts'

/** A member's balances in words: the shop's currency large, other currencies named by their codes. */
export interface BalanceAmounts {
  readonly main: string
  readonly others: readonly string[]
}

const named = ({ amount, currency }: AvailableBalance): string =>
  `${currency}\u00A0${moneyText(amount, currency)}`

/**
 * Returns the balances in words. `currency` is the shop's; if no shop is chosen, the largest balance is first, with its
 * code.
 */
export const balanceAmounts = (
  balances: readonly AvailableBalance[],
  currency: string | undefined,
): BalanceAmounts => {
  const filled = balances.filter(({ amount }) => amount > 0)
  if (currency === undefined) {
    const [largest, ...others] = filled.toSorted((a, b) => b.amount - a.amount)
    return { main: largest ? named(largest) : moneyText(0), others: others.map(named) }
  }
  const here = balances.find((balance) => balance.currency === currency)?.amount ?? 0
  return {
    main: moneyText(here, currency),
    others: filled.filter((balance) => balance.currency !== currency).map(named),
  }
}
