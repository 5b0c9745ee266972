import type { ReactNode } from 'react'
import { useNames } from '../../language/use-names.ts'
import type { Dish } from './dish.ts'
import type { MenuPart } from './menu-parts.ts'

interface MenuSectionProps {
  readonly part: MenuPart
  readonly view: 'list' | 'grid'
  readonly renderDish: (dish: Dish, part: MenuPart) => ReactNode
}

/** A category with its dishes, by sub-category. */
export const MenuSection = ({ part, view, renderDish }: MenuSectionProps) => {
  const name = useNames()
  const { category, groups } = part
  return (
    <section
      id={`menu-panel-${category._id}`}
      className="menu-section"
      role="tabpanel"
      aria-labelledby={`menu-tab-${category._id}`}
    >
      <h2>{name(category.name)}</h2>
      {groups.map(({ subCategory, dishes }) => (
        <div key={subCategory?._id ?? ''} id={subCategory && `menu-part-${subCategory._id}`}>
          {subCategory && <p className="menu-sub-title">{name(subCategory.name)}</p>}
          <div className="dishes" data-view={view}>
            {dishes.map((dish) => renderDish(dish, part))}
          </div>
        </div>
      ))}
    </section>
  )
}
