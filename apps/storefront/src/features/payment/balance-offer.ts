import type { AvailableBalance } from '@comanda/contract'

/** What a member's stored balance can pay of a bill; amounts in currency units. */
export interface BalanceOffer {
  readonly outstanding: number
  /** The balance in the bill's currency. */
  readonly have: number
  /** The part of the bill that is paid: all of it, or what the balance covers. */
  readonly pays: number
  /** What is missing to pay all. */
  readonly missing: number
  /** The balance after that. */
  readonly after: number
  /** The balances in other currencies, which cannot pay this bill. */
  readonly elsewhere: readonly AvailableBalance[]
}

const CENTS = 100
const less = (amount: number, taken: number): number =>
  (Math.round(amount * CENTS) - Math.round(taken * CENTS)) / CENTS

/** Returns what the balance can pay. `currency` is that of the bill's shop. */
export const balanceOffer = (
  balances: readonly AvailableBalance[],
  currency: string,
  outstanding: number,
): BalanceOffer => {
  const have = Math.max(0, balances.find((balance) => balance.currency === currency)?.amount ?? 0)
  const pays = Math.min(have, outstanding)
  return {
    outstanding,
    have,
    pays,
    missing: less(outstanding, pays),
    after: less(have, pays),
    elsewhere: balances.filter((balance) => balance.currency !== currency && balance.amount > 0),
  }
}
