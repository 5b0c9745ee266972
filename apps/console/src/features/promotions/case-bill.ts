import type { Menu, OrderDiscount, PromotionCase } from '@comanda/contract'
import { compilePriceBook, PriceRequestError, priceOrder } from '@comanda/engine/pricing'

/** What cases are priced with: the menu, the promotions that are stored, and the one that is entered. */
export interface CaseRules {
  readonly menu: Menu
  readonly rules: readonly OrderDiscount[]
  readonly draft: OrderDiscount
}

/** What is priced of a case: its cart and when it is ordered. */
export type CaseCart = Pick<PromotionCase, 'rule' | 'lines' | 'orderType' | 'time'>

/** Returns a rule as if it were in force and every bill had it. */
export const inForce = ({
  startDate: _first,
  endDate: _last,
  ranks: _ranks,
  ...rule
}: OrderDiscount): OrderDiscount => ({ ...rule, source: 'automatic', status: 'active' })

const isForAll = ({ source = 'automatic', status = 'active' }: OrderDiscount): boolean =>
  source === 'automatic' && status === 'active'

/** The promotions of a case (BOOK-4.2): those that every bill of the shop has, its own, and the draft for the one that it replaces. */
const rulesOf = (rule: string, { menu, rules, draft }: CaseRules): readonly OrderDiscount[] => {
  const shop = menu.shop._id
  const others = rules.filter(
    (one) =>
      one._id !== draft._id &&
      (!one.shops?.length || one.shops.includes(shop)) &&
      (isForAll(one) || one._id === rule),
  )
  const isTried = draft._id === rule || (draft.source ?? 'automatic') === 'automatic'
  return [
    ...others.map((one) => (one._id === rule ? inForce(one) : one)),
    ...(isTried ? [inForce(draft)] : []),
  ]
}

/** Returns what promotions take off a case, in currency units; undefined if a dish of it is gone, or while it cannot be priced. */
export const offOfCase = (cart: CaseCart, rules: CaseRules): number | undefined => {
  const { shop, surchargeSettings, timeConditions, productOptions, products } = rules.menu
  const priced = cart.lines.flatMap(({ product, price }) => {
    const dish = products.find(({ _id }) => _id === product)
    return dish ? [{ ...dish, price, priceModifiers: [] }] : []
  })
  if (priced.length < cart.lines.length) return undefined
  try {
    const book = compilePriceBook({
      products: [...new Map(priced.map((dish) => [dish._id, dish])).values()],
      productOptions,
      surchargeSettings,
      timeConditions,
      taxSettings: [],
      discounts: rulesOf(cart.rule, rules),
    })
    const { totals, discounts } = priceOrder(book, {
      now: cart.time,
      shop,
      session: { type: cart.orderType, capacity: 2 },
      lines: cart.lines.map(({ product, quantity }, place) => ({
        id: `line${place}`,
        product,
        quantity,
      })),
      coupons: [],
    })
    const waived = discounts.reduce((sum, one) => sum + Math.abs(one.waived ?? 0), 0)
    return Math.round((waived - totals.discounts) * 100) / 100
  } catch (error) {
    if (error instanceof PriceRequestError) return undefined
    throw error
  }
}
