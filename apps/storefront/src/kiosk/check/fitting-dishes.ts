import type { Product } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { type DishOffer, dishOffer } from '../../features/browse/dish-offer.ts'
import type { Dish } from '../../features/browse/dish.ts'
import type { MenuPart } from '../../features/browse/menu-parts.ts'

/** How many dishes are offered. */
const MOST = 3

/** What goes with a dish, as a drink, a side or a dessert, costs at most so much of it; what costs more is eaten instead. */
const PART = 0.5

/** A dish that is offered, with the colour of its category. */
export interface FittingDish {
  readonly dish: Dish
  readonly tint: string | undefined
}

interface Ordered {
  /** The products of all lines, those inside sets too. */
  readonly products: readonly Product[]
  readonly context: MenuContext
}

const isAddedAtOnce = ({ quickAdd }: DishOffer): boolean => quickAdd !== undefined

/** Returns the price that half of the dishes do not exceed. */
const usualPrice = (dishes: readonly Dish[]): number => {
  const prices = dishes.map(({ product }) => product.price).filter((price) => price > 0)
  return prices.toSorted((one, other) => one - other)[Math.floor((prices.length - 1) / 2)] ?? 0
}

const isPopular = ({ product: { marks = [] } }: Dish): boolean => marks.includes('popular')

/**
 * Returns the dishes that may be offered with an order: of each category that it has nothing of and whose usual price is at most
 * half of the order's dearest dish, one that costs no more, popular ones first. They are for sale and need no choice (KIOSK-3.6).
 */
export const fittingDishes = (
  parts: readonly MenuPart[],
  { products, context }: Ordered,
): readonly FittingDish[] => {
  const present = new Set(products.map(({ category }) => category))
  const most = PART * Math.max(0, ...products.map(({ price }) => price))
  const fits = ({ product, isSoldOut, isAsked }: Dish): boolean =>
    !isSoldOut &&
    !isAsked &&
    product.price > 0 &&
    product.price <= most &&
    isAddedAtOnce(dishOffer(product, context))
  const ofEach = parts.flatMap(({ category, groups }) => {
    if (present.has(category._id)) return []
    const all = groups.flatMap((group) => group.dishes)
    if (usualPrice(all) > most) return []
    const dishes = all.filter(fits)
    const dish = dishes.find(isPopular) ?? dishes[0]
    return dish ? [{ dish, tint: category.color }] : []
  })
  return [
    ...ofEach.filter(({ dish }) => isPopular(dish)),
    ...ofEach.filter(({ dish }) => !isPopular(dish)),
  ].slice(0, MOST)
}
