import { moneyText } from './money-text.ts'
import { useShownShop } from '../shop/shown-shop.tsx'

/** Returns a formatter of amounts in the currency of the shop: `$ 68.00`. */
export const useMoney = (): ((amount: number) => string) => {
  const currency = useShownShop()?.currency
  return (amount) => moneyText(amount, currency)
}
