import type { Menu } from '@comanda/contract'
import {
  type CartLine,
  compilePriceBook,
  type Id,
  menuContext,
  type MenuContext,
  openPricedCart,
  type PriceBook,
  PriceRequestError,
  type PriceResult,
  type Session,
  timeConditionsHold,
  toPriceLines,
} from '@comanda/engine'
import { type OrderPlace, sessionOf } from './cart-place.ts'

/** What a cart is checked and priced against at a moment. */
export interface CartScene {
  readonly menu: Menu
  readonly place: OrderPlace
  readonly section: Id | undefined
  readonly context: MenuContext
  /** Prices lines; `undefined` where one of them names something that the menu lacks. */
  readonly priceLines: (lines: readonly CartLine[], now: number) => PriceResult | undefined
}

/** Makes scenes; a menu is compiled once for all that are made of it. */
export type SceneMaker = (
  menu: Menu,
  place: OrderPlace,
  section: Id | undefined,
  now: number,
) => CartScene

const compile = (menu: Menu): PriceBook =>
  compilePriceBook({
    products: menu.products,
    productOptions: menu.productOptions,
    taxSettings: menu.taxSettings,
    surchargeSettings: menu.surchargeSettings,
    timeConditions: menu.timeConditions,
    discounts: menu.discounts,
  })

export const createSceneMaker = (): SceneMaker => {
  let compiled: { readonly of: string; readonly book: PriceBook } | undefined
  const bookOf = (menu: Menu): PriceBook => {
    const of = `${menu.shop._id} ${menu.version}`
    if (compiled?.of !== of) compiled = { of, book: compile(menu) }
    return compiled.book
  }
  return (menu, place, section, now) => {
    const book = bookOf(menu)
    const { shop } = menu
    const session: Session = sessionOf(place, section, now)
    const asked = new Date(now).toISOString()
    const context = menuContext({
      products: menu.products,
      productOptions: menu.productOptions,
      orderType: place.mode,
      section,
      selfService: true,
      isOpen: timeConditionsHold(book, { now: asked, shop, session }),
    })
    const priceLines = (lines: readonly CartLine[], at: number): PriceResult | undefined => {
      const date = new Date(at).toISOString()
      const dated = toPriceLines(lines).map((line) => ({ ...line, date }))
      const order = { now: date, shop, session: sessionOf(place, section, at), coupons: [] }
      try {
        return openPricedCart(book, { ...order, lines: dated }).result()
      } catch (error) {
        if (error instanceof PriceRequestError) return undefined
        throw error
      }
    }
    return { menu, place, section, context, priceLines }
  }
}
