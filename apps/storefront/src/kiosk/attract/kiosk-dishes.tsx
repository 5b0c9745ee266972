import type { Product } from '@comanda/contract'
import { Picture } from '@comanda/ui'
import { topLines } from '@comanda/engine/set-items'
import { useMemo, useState } from 'react'
import { useCart, useCatalogue } from '../../diner/use-stores.ts'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { useLocation } from '../../router/use-location.ts'

/** How many pictures there is room for. */
const MOST = 6

const isPopular = ({ marks = [] }: Product): boolean => marks.includes('popular')

/** Returns dishes that have a picture, the popular ones first, of as many categories as there are. */
export const picturedDishes = (products: readonly Product[], most: number): readonly Product[] => {
  const pictured = products.filter(({ images, category }) => images?.[0] && category)
  const ranked = [...pictured.filter(isPopular), ...pictured.filter((dish) => !isPopular(dish))]
  const seen = new Set<string | undefined>()
  const first = ranked.filter(({ category }) => {
    if (seen.has(category)) return false
    seen.add(category)
    return true
  })
  return [...first, ...ranked.filter((dish) => !first.includes(dish))].slice(0, most)
}

/** The first parts of the paths on which a guest has chosen: the check, the ways to pay, the number. */
const chosenAt: ReadonlySet<string | undefined> = new Set(['cart', 'posPay', 'record'])

/** Returns the dishes of the order, each once; those that were ordered stay once the cart is empty, until the visit ends. */
const useChosen = (): readonly string[] => {
  const { lines } = useCart()
  const present = useMemo(
    () => [...new Set(topLines(lines).flatMap(({ product }) => product ?? []))],
    [lines],
  )
  const [chosen, setChosen] = useState(present)
  if (present.length > 0 && present !== chosen) setChosen(present)
  return chosen
}

/** Pictures of what was chosen, before that of the menu (KIOSK-7.15); none of them can be pressed. */
export const KioskDishes = () => {
  const { menu } = useCatalogue()
  const chosen = useChosen()
  const [, path] = useLocation().pathname.split('/')
  const dishes = useMemo(() => {
    const all = menu?.products ?? []
    const own = chosen.flatMap((id) => all.find(({ _id }) => _id === id) ?? [])
    const pictured = own.filter(({ images }) => images?.[0]).slice(0, MOST)
    return chosenAt.has(path) && pictured.length > 0 ? pictured : picturedDishes(all, MOST)
  }, [menu, chosen, path])
  return (
    <div className="kiosk-dishes" data-count={dishes.length}>
      {dishes.map(({ _id, images, category }) => (
        <Picture
          key={_id}
          alt=""
          tint={menu?.categories.find((one) => one._id === category)?.color}
          {...pictureSource(images?.[0], '20vw')}
        />
      ))}
    </div>
  )
}
