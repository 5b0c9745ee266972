import type { MenuContext } from '@comanda/engine/catalog'
import { ScrollTabs } from '@comanda/ui'
import { memo, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useLang } from '../../language/use-lang.ts'
import { useNames } from '../../language/use-names.ts'
import type { Dish } from './dish.ts'
import { DishBlock } from './dish-block.tsx'
import { DishCard } from './dish-card.tsx'
import { FIRST_PICTURES } from './first-pictures.ts'
import type { MenuPart } from './menu-parts.ts'
import { useDishPrices } from './use-dish-prices.ts'
import { FIRST_PARTS } from './use-shown-parts.ts'

/** How many dishes a block has: whole rows, for any number of columns. */
const BLOCK = 12

const blocksOf = (dishes: readonly Dish[]): readonly (readonly Dish[])[] =>
  Array.from({ length: Math.ceil(dishes.length / BLOCK) }, (_, block) =>
    dishes.slice(block * BLOCK, (block + 1) * BLOCK),
  )

interface MenuSectionProps {
  readonly part: MenuPart
  readonly context: MenuContext
  readonly view: 'list' | 'grid'
  /** Its place in the menu, from 0. The first pictures of those that a first screen begins with are there at once. */
  readonly place: number
  readonly onOpen: (product: string) => void
}

/** A category with its dishes, by sub-category; choosing one leaves the others out (CAT-2.5). */
export const MenuSection = memo(({ part, context, view, place, onOpen }: MenuSectionProps) => {
  const { t } = useMessages()
  const name = useNames()
  const lang = useLang()
  const { category, groups } = part
  const price = useDishPrices(groups, context)
  const [chosen, setChosen] = useState('')
  const named = groups.flatMap(({ subCategory }) => subCategory ?? [])
  /** A sub-category that has nothing now, as the search or the hour has changed, filters nothing. */
  const only = named.find(({ _id }) => _id === chosen)
  const shown = only ? groups.filter(({ subCategory }) => subCategory === only) : groups
  const tabs = `menu-${category._id}`
  return (
    <section
      id={`menu-panel-${category._id}`}
      className="menu-section"
      role="tabpanel"
      aria-labelledby={`menu-tab-${category._id}`}
    >
      <h2 lang={lang(category.name)}>{name(category.name)}</h2>
      {named.length > 1 && (
        <ScrollTabs
          name={tabs}
          label={t('browse.subCategories', { name: name(category.name) })}
          look="pill"
          selected={only?._id ?? ''}
          onSelect={setChosen}
          tabs={[
            { id: '', text: t('browse.all') },
            ...named.map(({ _id, name: names }) => ({ id: _id, text: name(names) })),
          ]}
        />
      )}
      <div id={`${tabs}-panel-${only?._id ?? ''}`}>
        {shown.map(({ subCategory, dishes }, group) => (
          <div key={subCategory?._id ?? ''}>
            {subCategory && <p className="menu-sub-title">{name(subCategory.name)}</p>}
            {blocksOf(dishes).map((block, row) => (
              <DishBlock
                key={block[0]?.product._id}
                id={block[0]?.product._id ?? ''}
                count={block.length}
                view={view}
                isNear={place < FIRST_PARTS && row === 0}
              >
                {block.map((dish, at) => (
                  <DishCard
                    key={dish.product._id}
                    dish={dish}
                    context={context}
                    price={price(dish.product)}
                    tint={category.color}
                    eager={place + group + row === 0 && at < FIRST_PICTURES}
                    onOpen={onOpen}
                  />
                ))}
              </DishBlock>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
})
