import { displayMoney } from '@comanda/engine'
import { useCatalogue } from './use-store.ts'

/** Writes amounts in the currency of the shop: `$ 68.00`. */
export const useMoney = (): ((amount: number) => string) => {
  const currency = useCatalogue().menu?.shop.currency
  return (amount) => displayMoney(amount, currency)
}
