import type { Menu } from '@comanda/contract'
import { type MenuContext, timeConditionsHold } from '@comanda/engine'
import { type PricedRow, pricedSession } from './price-session.ts'
import { shopBook } from './shop-book.ts'

/** Today's menu as a cart of the session is checked against it: what diners may order by themselves. */
export const sessionContext = (menu: Menu, row: PricedRow, now: Date): MenuContext => {
  const { products, productOptions, prices } = shopBook(menu)
  return {
    products,
    productOptions,
    orderType: row.type,
    ...(row.section === null ? {} : { section: row.section }),
    selfService: true,
    isOpen: timeConditionsHold(prices, {
      now: now.toISOString(),
      shop: menu.shop,
      session: pricedSession(row),
    }),
  }
}
