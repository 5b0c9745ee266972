import type { Product } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { type DishOffer, dishOffer } from '../../features/browse/dish-offer.ts'
import type { Dish } from '../../features/browse/dish.ts'
import type { MenuPart } from '../../features/browse/menu-parts.ts'

/** How many dishes are offered. */
const MOST = 3

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

const isPopular = ({ product: { marks = [] } }: Dish): boolean => marks.includes('popular')

/**
 * Returns the dishes that may be offered with an order: of each category that it has nothing of one, popular ones first. They
 * are for sale, need no choice, and cost no more than the dearest dish of the order (KIOSK-3.6).
 */
export const fittingDishes = (
  parts: readonly MenuPart[],
  { products, context }: Ordered,
): readonly FittingDish[] => {
  const present = new Set(products.map(({ category }) => category))
  const dearest = Math.max(0, ...products.map(({ price }) => price))
  const fits = ({ product, isSoldOut, isAsked }: Dish): boolean =>
    !isSoldOut &&
    !isAsked &&
    product.price > 0 &&
    product.price <= dearest &&
    isAddedAtOnce(dishOffer(product, context))
  const ofEach = parts.flatMap(({ category, groups }) => {
    if (present.has(category._id)) return []
    const dishes = groups.flatMap((group) => group.dishes).filter(fits)
    const dish = dishes.find(isPopular) ?? dishes[0]
    return dish ? [{ dish, tint: category.color }] : []
  })
  return [
    ...ofEach.filter(({ dish }) => isPopular(dish)),
    ...ofEach.filter(({ dish }) => !isPopular(dish)),
  ].slice(0, MOST)
}
