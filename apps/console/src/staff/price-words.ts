import type { Product } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns what a dish costs, in words if staff say it (CAT-6.1): `market price`, `from $ 80.00`, `$ 80.00 to $ 200.00`. */
export const priceWords = (
  {
    price,
    openPrice,
  }: Pick<Product, 'price'> & { readonly openPrice?: Product['openPrice'] | undefined },
  t: ConsoleTranslate,
  money: (amount: number) => string,
): string => {
  if (!openPrice) return money(price)
  const { most } = openPrice
  if (most !== undefined) return t('menu.priceBetween', { least: money(price), most: money(most) })
  return price === 0 ? t('menu.marketPrice') : t('menu.priceFrom', { price: money(price) })
}
