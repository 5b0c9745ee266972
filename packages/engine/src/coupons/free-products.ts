import type { CartLine } from '../catalog/cart-line.ts'
import type { DiscountRule, FreeProduct } from '../catalog/discount-rule.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import type { OrderType } from '../catalog/vocabulary.ts'
import { type LineMaker, makeLines } from '../cart/add-line.ts'
import { goneReason } from '../cart/restored-line.ts'
import { defaultOptions } from '../options/default-options.ts'
import type { DraftOption } from '../options/picks.ts'
import { withoutProduced } from './remove-coupon.ts'

const HOLDING: ReadonlySet<OrderType> = new Set(['takeAway', 'dineInNoTable', 'delivery'])

/** Returns whether free lines are put on hold: take-away, dine-in without a table, delivery (CPN-3.2). */
export const holdsFreeLines = (type: OrderType): boolean => HOLDING.has(type)

const isDraftOption = (value: unknown): value is DraftOption =>
  typeof value === 'object' && value !== null && 'option' in value

const optionsOf = (free: FreeProduct, context: MenuContext): readonly DraftOption[] => {
  if (Array.isArray(free.options)) return free.options.filter(isDraftOption)
  const product = context.products.get(free.product)
  // Nobody chooses for a set that a rule gives: its dishes have their defaults.
  return product ? defaultOptions(product, { ...context, useDefaultsForSetItem: true }) : []
}

/** Splits a quantity into those that lines can have (CPN-3.5). */
const lineQuantities = (quantity: number): readonly number[] =>
  Array.from({ length: Math.ceil(quantity / MAX_QUANTITY) }, (_, at) =>
    Math.min(MAX_QUANTITY, quantity - at * MAX_QUANTITY),
  )

/** Returns the free lines of a rule, `sets` times each of its products; none if a product is unavailable. */
const freeLines = (
  rule: DiscountRule,
  producer: string,
  sets: number,
  maker: LineMaker,
): readonly CartLine[] | undefined => {
  const { context } = maker
  const items = (rule.freeProducts ?? []).flatMap((free) =>
    lineQuantities(sets).map((quantity) =>
      makeLines(
        {
          product: free.product,
          quantity,
          fromCoupon: producer,
          status: holdsFreeLines(context.orderType) ? 'hold' : 'init',
          options: optionsOf(free, context),
        },
        maker,
      ),
    ),
  )
  return items.some((item) => goneReason(item, context)) ? undefined : items.flat()
}

/** Returns how many complete sets of a rule's free products are in the cart. */
export const freeSets = (
  lines: readonly CartLine[],
  rule: DiscountRule,
  producer: string,
): number => {
  const wanted = new Map<string, number>()
  for (const { product } of rule.freeProducts ?? [])
    wanted.set(product, (wanted.get(product) ?? 0) + 1)
  const sets = [...wanted].map(([product, each]) => {
    const there = lines
      .filter((line) => line.fromCoupon === producer && line.product === product)
      .reduce((units, line) => units + (line.quantity ?? 1), 0)
    return Math.floor(there / each)
  })
  return sets.length === 0 ? 0 : Math.min(...sets)
}

/**
 * Returns the lines with exactly `sets` sets of a rule's free lines, or `undefined` if one of its products is
 * unavailable.
 */
export const withFreeSets = (
  lines: readonly CartLine[],
  rule: DiscountRule,
  producer: string,
  sets: number,
  maker: LineMaker,
): readonly CartLine[] | undefined => {
  const others = withoutProduced(lines, new Set([producer]))
  if (sets < 1) return others
  const made = freeLines(rule, producer, sets, maker)
  return made && [...others, ...made]
}
