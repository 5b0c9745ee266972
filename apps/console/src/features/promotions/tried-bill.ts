import type { Menu } from '@comanda/contract'
import { compilePriceBook, PriceRequestError, priceOrder } from '@comanda/engine/pricing'
import { savedRule, type PromotionDraft } from './promotion-draft.ts'

/** Dishes of the menu, so many of each, of which a promotion is tried. */
export interface TriedLine {
  readonly key: number
  readonly dish: string
  readonly quantity: number
}

/** What the dishes cost, in currency units, and what the promotion takes off: below 0, or 0 if it does not apply. */
export interface TriedBill {
  readonly price: number
  readonly off: number
}

/** Returns the dishes on which a promotion shows, and one more. */
export const firstLines = ({ terms }: PromotionDraft, menu: Menu): readonly TriedLine[] => {
  const { targets, group } = terms ?? {}
  const isMeant = ({ _id, category, subCategory }: Menu['products'][number]): boolean =>
    targets === undefined ||
    (targets.of === 'products'
      ? targets.ids.includes(_id)
      : [category, subCategory].some((one) => one !== undefined && targets.ids.includes(one)))
  const dishes = menu.products.filter((dish) => !dish.setOrderOrGiftOnly && dish.price > 0)
  const meant = dishes.find((dish) => isMeant(dish))
  const other = dishes.find((dish) => dish !== meant)
  return [meant, other].flatMap((dish, key) =>
    dish
      ? [{ key, dish: dish._id, quantity: key === 0 ? Math.max(1, Number(group ?? '')) : 1 }]
      : [],
  )
}

/**
 * Returns what an order of these dishes comes to with the promotion alone, as the engine prices every order, as if everyone got it;
 * undefined while it cannot be priced. `now`: in ms.
 */
export const triedBill = (
  draft: PromotionDraft,
  menu: Menu,
  lines: readonly TriedLine[],
  now: number,
): TriedBill | undefined => {
  const rule = { ...savedRule(draft), _id: draft._id, source: 'automatic' as const }
  const { shop, surchargeSettings, timeConditions, products, productOptions } = menu
  try {
    const discounts = [{ ...rule, status: 'active' as const }]
    const of = { products, productOptions, surchargeSettings, timeConditions, discounts }
    const book = compilePriceBook({ ...of, taxSettings: [] })
    const { discounts: taken } = priceOrder(book, {
      now: new Date(now).toISOString(),
      shop,
      session: { type: draft.orderTypes?.[0] ?? 'dineIn', capacity: 2 },
      lines: lines.map(({ key, dish, quantity }) => ({
        id: `line${key}`,
        product: dish,
        quantity,
      })),
      coupons: [],
    })
    const priceOf = (id: string): number => products.find(({ _id }) => _id === id)?.price ?? 0
    return {
      price: lines.reduce((sum, { dish, quantity }) => sum + priceOf(dish) * quantity, 0),
      off: taken.reduce((sum, { amount }) => sum + amount, 0),
    }
  } catch (error) {
    if (error instanceof PriceRequestError) return undefined
    throw error
  }
}
