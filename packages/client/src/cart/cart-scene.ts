import type { Menu } from '@comanda/contract'
import {
  type CartLine,
  compilePriceBook,
  type Cart,
  type DiscountRule,
  type Id,
  type LineMaker,
  type MenuContext,
  openPricedCart,
  type PriceBook,
  PriceRequestError,
  type PriceResult,
  type PricingUser,
  type Session,
  settleCoupons,
  type SettledCart,
  timeConditionsHold,
  toAppliedCoupons,
  toPriceLines,
} from '@comanda/engine'
import { type OrderPlace, sessionOf } from './cart-place.ts'
import { createLineMerger } from './merge-lines.ts'
import { createContextMaker } from './scene-context.ts'

/** What a price depends on besides the cart and the scene. */
export interface PricedFor {
  readonly now: number
  readonly user: PricingUser | undefined
}

/** What a cart is checked and priced against at a moment. */
export interface CartScene {
  readonly menu: Menu
  readonly place: OrderPlace
  readonly section: Id | undefined
  readonly context: MenuContext
  /** Prices lines by themselves; `undefined` where one of them names something that the menu lacks. */
  readonly priceLines: (lines: readonly CartLine[], by: PricedFor) => PriceResult | undefined
  /** Tries all coupons again and fixes free products (CPN-2.2, CPN-3.1); `undefined` as above. */
  readonly settle: (
    cart: Cart,
    maker: LineMaker,
    by: PricedFor,
    keep: boolean,
  ) => SettledCart | undefined
  /** Combines lines into sets, where the menu has sets that form by themselves. */
  readonly merge: (lines: readonly CartLine[], newId: () => string) => readonly CartLine[]
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

/** What `work` answers; `undefined` where the menu cannot price what it was given. */
const unlessUnpriceable = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch (error) {
    if (error instanceof PriceRequestError) return undefined
    throw error
  }
}

const vipRules = ({ vipLevel }: PricingUser): readonly DiscountRule[] =>
  (vipLevel?.discountLists ?? []).flatMap(({ discounts = [] }) => discounts)

export const createSceneMaker = (): SceneMaker => {
  const contextOf = createContextMaker()
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
    const isOpen = timeConditionsHold(book, { now: asked, shop, session })
    const context = contextOf(menu, place.mode, section, isOpen)
    const price = ({ lines, coupons }: Cart, { now: at, user }: PricedFor): PriceResult => {
      const date = new Date(at).toISOString()
      return openPricedCart(book, {
        now: date,
        shop,
        session: sessionOf(place, section, at),
        user,
        lines: toPriceLines(lines).map((line) => ({ ...line, date })),
        coupons: toAppliedCoupons(coupons),
      }).result()
    }
    return {
      menu,
      place,
      section,
      context,
      priceLines: (lines, by) => unlessUnpriceable(() => price({ lines, coupons: [] }, by)),
      settle: (cart, maker, by, keep) =>
        unlessUnpriceable(() =>
          settleCoupons(cart, {
            maker,
            price: (candidate) => price(candidate, by),
            automatic: [...menu.discounts, ...(by.user ? vipRules(by.user) : [])],
            keep,
          }),
        ),
      merge: createLineMerger({ menu, book, session, context, now: asked }),
    }
  }
}
