import type { Menu, OrderDiscount, PromotionCase } from '@comanda/contract'
import {
  compilePriceBook,
  type DiscountOutcome,
  PriceRequestError,
  type PriceResult,
  priceOrder,
} from '@comanda/engine/pricing'
import { inForce } from './case-bill.ts'

/** Dishes of the menu, so many of each, of which a promotion is tried. */
export interface TriedLine {
  readonly key: number
  readonly dish: string
  readonly quantity: number
}

/** What the dishes cost, in currency units, and what a promotion takes off: below 0, or 0 with the reason. */
export interface TriedBill {
  readonly price: number
  readonly off: number
  /** What one of each line costs and what is taken off the line, by its key. */
  readonly lines: ReadonlyMap<number, { readonly price: number; readonly off: number }>
  readonly outcome: DiscountOutcome | undefined
  /** When it is tried, in ms: after `now` if only then it holds. */
  readonly at: number
}

/** The kind of order on which a promotion is tried. */
export const triedOrderType = ({ orderType }: OrderDiscount): PromotionCase['orderType'] =>
  orderType?.[0] ?? 'dineIn'

const STEP = 30 * 60_000
const DAYS = 14
const STEPS_A_DAY = 48

/** Returns the dishes on which a promotion shows, and one more. */
export const firstLines = (rule: OrderDiscount, menu: Menu): readonly TriedLine[] => {
  const conditions = (rule.conditions ?? []).filter(
    ({ categories, products }) => categories?.length || products?.length,
  )
  const group = rule.discountRules?.[0]?.minQty ?? 1
  const isMeant = ({ _id, category, subCategory }: Menu['products'][number]): boolean =>
    conditions.length === 0 ||
    conditions.some(({ categories = [], products = [] }) =>
      [_id, category, subCategory].some(
        (one) => one !== undefined && [...categories, ...products].includes(one),
      ),
    )
  const dishes = menu.products.filter((dish) => !dish.setOrderOrGiftOnly && dish.price > 0)
  const meant = dishes.find((dish) => isMeant(dish))
  const other = dishes.find((dish) => dish !== meant)
  return [meant, other].flatMap((dish, key) =>
    dish ? [{ key, dish: dish._id, quantity: key === 0 ? group : 1 }] : [],
  )
}

/**
 * Returns what an order of these dishes comes to with a promotion alone, as the engine prices every order, as if everyone got it;
 * undefined while it cannot be priced. `now`: in ms. If it does not hold then, it is the next moment of 14 days when it does.
 */
export const triedBill = (
  rule: OrderDiscount,
  menu: Menu,
  lines: readonly TriedLine[],
  now: number,
): TriedBill | undefined => {
  const { shop, surchargeSettings, timeConditions, products, productOptions } = menu
  const outcomeOf = (result: PriceResult) => result.discounts.find((one) => one.rule === rule._id)
  try {
    const of = { products, productOptions, surchargeSettings, timeConditions }
    const book = compilePriceBook({ ...of, discounts: [inForce(rule)], taxSettings: [] })
    const pricedAt = (at: number): PriceResult =>
      priceOrder(book, {
        now: new Date(at).toISOString(),
        shop,
        session: { type: triedOrderType(rule), capacity: 2 },
        lines: lines
          .filter(({ quantity }) => quantity > 0)
          .map(({ key, dish, quantity }) => ({ id: `line${key}`, product: dish, quantity })),
        coupons: [],
      })
    const first = pricedAt(now)
    const isUntimely = (result: PriceResult) => outcomeOf(result)?.error === 'errors.timeRange'
    const later = isUntimely(first)
      ? Array.from(
          { length: DAYS * STEPS_A_DAY },
          (_, step) => (Math.floor(now / STEP) + 1 + step) * STEP,
        ).find((at) => !isUntimely(pricedAt(at)))
      : undefined
    const result = later === undefined ? first : pricedAt(later)
    const outcome = outcomeOf(result)
    const waived = Math.abs(outcome?.waived ?? 0)
    const charged = waived === 0 ? 0 : result.totals.surcharges + waived
    const priced = new Map(result.lines.map((line) => [line.id, line]))
    return {
      price: result.totals.products + charged,
      off: result.totals.discounts - waived,
      lines: new Map(
        lines.flatMap(({ key }) => {
          const line = priced.get(`line${key}`)
          return line ? [[key, { price: line.unitPrice, off: line.discount }] as const] : []
        }),
      ),
      outcome,
      at: later ?? now,
    }
  } catch (error) {
    if (error instanceof PriceRequestError) return undefined
    throw error
  }
}
