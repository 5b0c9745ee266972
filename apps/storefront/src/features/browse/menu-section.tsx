import type { MenuContext } from '@comanda/engine'
import { type CSSProperties, memo } from 'react'
import { useNames } from '../../language/use-names.ts'
import { DishCard } from './dish-card.tsx'
import type { MenuPart } from './menu-parts.ts'
import { useDishPrices } from './use-dish-prices.ts'

/** Pictures of a first screen, which load at once. */
const FIRST_PICTURES = 4

/** How many dishes stand there, so that their room is kept while they are out of sight. */
const rowsOf = (count: number): CSSProperties & { '--dish-rows': number } => ({
  '--dish-rows': count,
})

interface MenuSectionProps {
  readonly part: MenuPart
  readonly context: MenuContext
  readonly view: 'list' | 'grid'
  readonly isFirst: boolean
  readonly onOpen: (product: string) => void
}

/** A category with its dishes, by sub-category. */
export const MenuSection = memo(({ part, context, view, isFirst, onOpen }: MenuSectionProps) => {
  const name = useNames()
  const { category, groups } = part
  const price = useDishPrices(groups, context)
  return (
    <section
      id={`menu-panel-${category._id}`}
      className="menu-section"
      role="tabpanel"
      aria-labelledby={`menu-tab-${category._id}`}
    >
      <h2>{name(category.name)}</h2>
      {groups.map(({ subCategory, dishes }, group) => (
        <div key={subCategory?._id ?? ''} id={subCategory && `menu-part-${subCategory._id}`}>
          {subCategory && <p className="menu-sub-title">{name(subCategory.name)}</p>}
          <div className="dishes" data-view={view} style={rowsOf(dishes.length)}>
            {dishes.map((dish, at) => (
              <DishCard
                key={dish.product._id}
                dish={dish}
                context={context}
                price={price(dish.product)}
                tint={category.color}
                eager={isFirst && group === 0 && at < FIRST_PICTURES}
                onOpen={onOpen}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
})
