import type { Menu, Product } from '@comanda/contract'
import type { Refusal } from '../../../errors/refusal.ts'
import { isWithin } from '../../products/products/open-price.ts'
import { isPricedByHand } from './manual-price.ts'
import type { RequestedLine } from './requested-lines.ts'

/** Returns the product of a line if its price is open, and no unit of weight's. Hardly a line has an `openKey`: nothing else looks for its product. */
const openOf = (
  { products }: Pick<Menu, 'products'>,
  { product }: RequestedLine,
): Product | undefined =>
  products.find(({ _id, openPrice, byWeight }) => _id === product && openPrice && !byWeight)

/** Returns whether all that is set by hand of a line is the price of a dish that all staff say (CAT-6.3). */
export const saysOpenPrice =
  (menu: Pick<Menu, 'products'>): ((line: RequestedLine) => boolean) =>
  (line) => {
    const { openKey: _, ...rest } = line
    return !isPricedByHand(rest) && openOf(menu, line) !== undefined
  }

/** Returns a cart in which only staff add nothing to the least price, of a dish whose price is open. */
export const withOpenPrices = (
  cart: readonly RequestedLine[],
  menu: Pick<Menu, 'products'>,
  isStaff: boolean,
): readonly RequestedLine[] =>
  cart.map((line) => {
    const { openKey, ...rest } = line
    return openKey === 0 && !(isStaff && openOf(menu, line)) ? rest : line
  })

/** Returns the refusal of an open price that is out of the bounds of its dish (CAT-6.3). */
export const openPriceRefusal = (
  cart: readonly RequestedLine[],
  menu: Pick<Menu, 'products'>,
): Refusal | undefined => {
  for (const [index, line] of cart.entries()) {
    if (typeof line.openKey !== 'number' || line.overridePrice !== undefined) continue
    if (line.fromProduct !== undefined || line.fromCoupon !== undefined) continue
    const product = openOf(menu, line)
    if (!product) continue
    const { price: least, openPrice } = product
    const cents = Math.round((least + line.openKey) * 100)
    if (isWithin(product, cents / 100)) continue
    return {
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'The price is out of the bounds of this product.',
      field: `cart.${index}.openKey`,
      detail: { line: line.id, product: product._id, least, most: openPrice?.most },
    }
  }
  return undefined
}
