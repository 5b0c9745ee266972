import { moneyText } from './money-text.ts'
import { useShownShop } from '../shop/shown-shop.tsx'

/** Writes amounts in the currency of the shop: `$ 68.00`, in one piece. */
export const useMoney = (): ((amount: number) => string) => {
  const currency = useShownShop()?.currency
  return (amount) => moneyText(amount, currency)
}
