import { displayMoney } from '@comanda/engine'
import { useShownShop } from './shown-shop.tsx'

/** Writes amounts in the currency of the shop: `$ 68.00`. */
export const useMoney = (): ((amount: number) => string) => {
  const currency = useShownShop()?.currency
  return (amount) => displayMoney(amount, currency)
}
