import type { AvailableBalance } from '@comanda/contract'

/** A member's balances in words: the shop's currency large, other currencies named by their codes. */
export interface BalanceAmounts {
  readonly main: string
  readonly others: readonly string[]
}

type Money = (amount: number, currency?: string) => string

const named =
  (money: Money) =>
  ({ amount, currency }: AvailableBalance): string =>
    `${currency}\u00A0${money(amount, currency)}`

/**
 * Returns the balances in words. `currency` is the shop's; if no shop is chosen, the largest balance is first, with its
 * code.
 */
export const balanceAmounts = (
  balances: readonly AvailableBalance[],
  currency: string | undefined,
  money: Money,
): BalanceAmounts => {
  const name = named(money)
  const filled = balances.filter(({ amount }) => amount > 0)
  if (currency === undefined) {
    const [largest, ...others] = filled.toSorted((a, b) => b.amount - a.amount)
    return { main: largest ? name(largest) : money(0), others: others.map(name) }
  }
  const here = balances.find((balance) => balance.currency === currency)?.amount ?? 0
  return {
    main: money(here, currency),
    others: filled.filter((balance) => balance.currency !== currency).map(name),
  }
}
