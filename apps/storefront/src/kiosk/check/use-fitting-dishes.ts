import { useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCart, useCatalogue } from '../../diner/use-stores.ts'
import { useMenuParts } from '../../features/browse/use-menu-parts.ts'
import { dietOf } from '../menu/use-menu-place.ts'
import { type FittingDish, fittingDishes } from './fitting-dishes.ts'

/** Returns the dishes that may be offered with the order of the present guest, of their diet. */
export const useFittingDishes = (): readonly FittingDish[] => {
  const { lines } = useCart()
  const { menu } = useCatalogue()
  const shown = useMenuParts('', false, dietOf(useDiner().client))
  return useMemo(() => {
    if (!shown) return []
    const ordered = new Set(lines.map(({ product }) => product))
    const products = menu?.products.filter(({ _id }) => ordered.has(_id)) ?? []
    return fittingDishes(shown.parts, { products, context: shown.context })
  }, [shown, lines, menu])
}
