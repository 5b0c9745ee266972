import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { picksOf, quantityOf } from '../options/picks.ts'

/** A line with which an order exceeds a limit (ORDER-6). */
export interface PurchaseIssue {
  readonly line: string
  readonly code: 'purchaseLimit'
  readonly limit: number
  /** The greatest quantity of the line with which it would not. */
  readonly left: number
}

/** What lines count: the units of each product, those in sets too, and those of top lines. */
const counter = () => {
  const units = new Map<string, number>()
  let portions = 0
  const has = ({ product = '', fromProduct }: CartLine) => ({
    units: units.get(product) ?? 0,
    portions: fromProduct === undefined ? portions : 0,
  })
  const add = (line: CartLine): void => {
    const { product = '', fromProduct, quantity = 1 } = line
    units.set(product, has(line).units + quantity)
    if (fromProduct === undefined) portions += quantity
  }
  return { has, add }
}

/** Lines that a rule gives are limited by the rule, custom products by the staff who make them. */
const isCounted = ({ fromCoupon, customProduct }: CartLine): boolean =>
  fromCoupon === undefined && customProduct === undefined

/** Returns how often the most frequent choice of a line is picked with each unit. */
const mostPicked = ({ options = [] }: CartLine): number =>
  Math.max(
    0,
    ...options.flatMap((entry) => {
      const picks = picksOf(entry)
      return picks.map(({ choice }) => quantityOf(picks, choice))
    }),
  )

const issue = (line: string, limit: number, left: number): readonly PurchaseIssue[] => [
  { line, code: 'purchaseLimit', limit, left: Math.max(0, left) },
]

/** Returns the lines beyond what diners may order at once: equal dishes of many lines and of sets count together. */
export const purchaseIssues = (
  lines: readonly CartLine[],
  { limits }: Pick<MenuContext, 'limits'>,
): readonly PurchaseIssue[] => {
  if (!limits) return []
  const count = counter()
  return lines.filter(isCounted).flatMap((line) => {
    const before = count.has(line)
    count.add(line)
    const { id, quantity = 1 } = line
    const ofProduct = limits.quantity - before.units
    if (quantity > ofProduct) return issue(id, limits.quantity, ofProduct)
    if (mostPicked(line) > limits.quantity) return issue(id, limits.quantity, 0)
    const ofOrder = limits.portions - before.portions
    const isOver = line.fromProduct === undefined && quantity > ofOrder
    return isOver ? issue(id, limits.portions, ofOrder) : []
  })
}

/**
 * Returns how many portions of an item can be added to a cart by the limits of the shop: `item` is its top line and set
 * children, for one portion or more. `Infinity` without limits.
 */
export const purchasesLeft = (
  item: readonly CartLine[],
  cart: readonly CartLine[],
  { limits }: Pick<MenuContext, 'limits'>,
): number => {
  const [top] = item
  if (!limits || !top) return Infinity
  const there = counter()
  for (const line of cart.filter(isCounted)) there.add(line)
  const own = counter()
  for (const line of item) own.add(line)
  const portions = top.quantity ?? 1
  const left = item.map((line) => {
    const each = own.has(line).units / portions
    return each > 0 ? (limits.quantity - there.has(line).units) / each : Infinity
  })
  return Math.max(0, Math.floor(Math.min(limits.portions - there.has(top).portions, ...left)))
}
