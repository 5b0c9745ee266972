import { moneyText } from './money-text.ts'
import { useShownShop } from '../shop/shown-shop.ts'

/** Returns a formatter of amounts, in the currency of the shop unless it is given another: `$ 68.00`. */
export const useMoney = (): ((amount: number, currency?: string) => string) => {
  const shop = useShownShop()
  return (amount, currency = shop?.currency) => moneyText(amount, currency, shop?.ownDecimals)
}
