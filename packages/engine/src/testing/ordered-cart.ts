import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import type { Catalogue } from '../catalog/price-request.ts'
import { compilePriceBook } from '../totals/price-book.ts'
import { freezeOrder } from '../totals/price-order.ts'
import { withIds } from './merge-cart.ts'

const shop = { _id: '0'.repeat(24) }
const session = { type: 'dineIn' as const }
const minute = (at: number): string => `2024-05-15T12:0${at}:00+08:00`

/** The menu of `merge-cart.ts` as ordered lines are merged with it; `rules` are on the bill. */
export const orderedMenu = (context: MenuContext, rules: Partial<Catalogue> = {}) => {
  const catalogue = {
    ...withIds({
      products: [...context.products.values()],
      productOptions: [...context.productOptions.values()],
    }),
    timeConditions: [],
    taxSettings: [],
    surchargeSettings: [],
    discounts: [],
    ...rules,
  }
  return {
    products: new Map(catalogue.products.map((product) => [product._id, product])),
    productOptions: new Map(catalogue.productOptions.map((group) => [group._id, group])),
    prices: compilePriceBook(catalogue),
  }
}

/** Carts as they were ordered in one session, one a minute: lines with what was agreed for them. */
export const orderedIn = (
  carts: readonly (readonly CartLine[])[],
  menu: ReturnType<typeof orderedMenu>,
) => {
  const lines = carts.flatMap((cart, at): CartLine[] => {
    const sent = withIds(cart).map(
      ({ mergeSource: _source, mergeStatus: _status, ...line }): CartLine => ({
        ...line,
        id: `${at + 1}-${line.id}`,
        ...(line.fromProduct === undefined ? {} : { fromProduct: `${at + 1}-${line.fromProduct}` }),
        status: 'pending',
        date: minute(at),
      }),
    )
    const order = { now: minute(at), shop, session, lines: sent, coupons: [] }
    const { facts } = freezeOrder(menu.prices, order)
    return sent.map((line) => ({ ...line, ordered: facts.get(line.id) }))
  })
  return { menu, shop, session, lines, now: minute(9) }
}
