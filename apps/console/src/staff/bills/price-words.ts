import type { Product } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns what a dish costs, in words if staff say it (CAT-6.1, CAT-7.1): `market price`, `from $ 80.00`, `$ 80.00 per kg`. */
export const priceWords = (
  {
    price,
    openPrice,
    byWeight,
  }: Pick<Product, 'price'> & {
    readonly openPrice?: Product['openPrice'] | undefined
    readonly byWeight?: Product['byWeight'] | undefined
  },
  t: ConsoleTranslate,
  money: (amount: number) => string,
): string => {
  if (byWeight && (price > 0 || !openPrice))
    return t(`menu.perUnit.${byWeight.unit}`, { price: money(price) })
  if (!openPrice) return money(price)
  const { most } = openPrice
  if (most !== undefined) return t('menu.priceBetween', { least: money(price), most: money(most) })
  return price === 0 ? t('menu.marketPrice') : t('menu.priceFrom', { price: money(price) })
}
