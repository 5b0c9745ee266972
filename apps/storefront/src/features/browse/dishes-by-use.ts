import type { Menu } from '@comanda/contract'
import { orderedIn } from '../../drafts/ordered-dishes.ts'
import type { Dish } from './dish.ts'
import type { MenuPart } from './menu-parts.ts'

/** Of fewer popular ones there is no row. */
const LEAST_POPULAR = 3
/** Further ones are found in the menu as quickly. */
const MOST = 8

/** Dishes that are on the menu now, each once. */
export interface DishesByUse {
  readonly before: readonly Dish[]
  readonly popular: readonly Dish[]
}

/** Returns the dishes for the row above the menu, of those that can be ordered now: `ofMember` are those of other devices. */
export const firstDishes = (
  { shop, popular = [] }: Menu,
  parts: readonly MenuPart[],
  stored: string | undefined,
  ofMember: readonly string[] = [],
): DishesByUse => {
  const all = parts.flatMap(({ groups }) => groups.flatMap(({ dishes }) => dishes))
  const offered = new Map(
    all
      .filter(({ isSoldOut, isAsked }) => !isSoldOut && !isAsked)
      .map((dish) => [dish.product._id, dish] as const),
  )
  const take = (ids: readonly string[]): readonly Dish[] => {
    const dishes = ids.flatMap((id) => offered.get(id) ?? []).slice(0, MOST)
    for (const { product } of dishes) offered.delete(product._id)
    return dishes
  }
  const before = take([...new Set([...orderedIn(shop._id, stored), ...ofMember])])
  const liked = take(popular)
  return { before, popular: liked.length < LEAST_POPULAR ? [] : liked }
}
