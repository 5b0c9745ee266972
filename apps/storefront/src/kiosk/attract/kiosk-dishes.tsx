import type { Product } from '@comanda/contract'
import { Picture } from '@comanda/ui'
import { useMemo } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { pictureSource } from '../../pictures/attachment-url.ts'

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

/** Pictures of the menu; none of them can be pressed. */
export const KioskDishes = () => {
  const { menu } = useCatalogue()
  const dishes = useMemo(() => picturedDishes(menu?.products ?? [], MOST), [menu])
  return (
    <div className="kiosk-dishes">
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
