import { useStore } from '@comanda/client/react'
import type { OrderEntry } from '@comanda/client/staff'
import type { Menu, Product } from '@comanda/contract'
import { localizedName, type MenuContext } from '@comanda/engine/catalog'
import { EmptyState, ScrollTabs, SearchField } from '@comanda/ui'
import { useMemo, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { DishTile } from './dish-tile.tsx'
import { enteredDish, findDishes, orderable, readTyped } from './find-dishes.ts'
import type { LabelledWeight } from './scanned-dish.ts'
import { useReadings } from './use-readings.ts'
import { useScannerFocus } from './use-scanner-focus.ts'
import { useTakenScan } from './use-taken-scan.ts'

interface DishMenuProps {
  readonly menu: Menu
  readonly context: MenuContext
  readonly cart: OrderEntry['cart']
  readonly isLocked: boolean
  /** Called with the dish that is pressed, entered or scanned, how many, and the weight that a label says. */
  readonly onChoose: (dish: Product, quantity: number, weighed?: LabelledWeight) => void
}

/** The dishes that can be ordered now, by category or as a search finds them. */
export const DishMenu = ({ menu, context, cart, isLocked, onChoose }: DishMenuProps) => {
  const { t, locale } = useMessages()
  const { lines } = useStore(cart.state)
  const [text, setText] = useState('')
  const [selected, setSelected] = useState<string>()
  const { quantity, keyword } = readTyped(text)
  const isRead = useReadings(keyword)
  const search = useScannerFocus()
  const dishes = useMemo(() => orderable(menu, context), [menu, context])
  const prices = useMemo(() => {
    const drafts = dishes.map(({ _id }) => ({ product: _id, quantity: 1 }))
    const priced = context.products.size > 0 ? cart.quote(drafts)?.lines : undefined
    return new Map(dishes.map(({ _id }, at) => [_id, priced?.[at]?.unitPrice]))
  }, [cart, dishes, context])
  const categories = menu.categories.filter(({ _id }) =>
    dishes.some(({ category }) => category === _id),
  )
  const category = categories.find(({ _id }) => _id === selected) ?? categories[0]
  const isSearching = keyword !== ''
  const shown = isSearching
    ? findDishes(dishes, keyword, isRead)
    : dishes.filter((dish) => category === undefined || dish.category === category._id)
  const counts = new Map<string, number>()
  for (const { product, quantity: count = 1, fromProduct } of lines)
    if (product !== undefined && fromProduct === undefined)
      counts.set(product, (counts.get(product) ?? 0) + count)
  const choose = (dish: Product, weighed?: LabelledWeight): void => {
    onChoose(dish, quantity, weighed)
    if (isSearching) setText('')
  }
  const takeScan = useTakenScan({ menu, orderable: dishes, cart, onTaken: choose })
  return (
    <section className="entry-menu" aria-label={t('entry.dishes')}>
      <form
        ref={search}
        className="entry-search"
        onSubmit={(event) => {
          event.preventDefault()
          if (isLocked) return
          const dish = enteredDish(shown, keyword)
          if (dish) choose(dish)
          // What a scanner types next is another label.
          else if (takeScan(keyword)) setText('')
        }}
      >
        <SearchField
          label={t('entry.search')}
          clearLabel={t('floor.clear')}
          keyword={text}
          onChange={setText}
        />
      </form>
      {!isSearching && categories.length > 0 && (
        <ScrollTabs
          name="entry"
          look="pill"
          label={t('entry.categories')}
          tabs={categories.map(({ _id, name }) => ({
            id: _id,
            text: localizedName(name, locale),
          }))}
          selected={category?._id}
          onSelect={setSelected}
        />
      )}
      {shown.length === 0 && (
        <EmptyState drawing="search" title={t('dishes.empty')}>
          {t('entry.nothingText')}
        </EmptyState>
      )}
      <div
        className="entry-tiles"
        {...(isSearching || !category
          ? {}
          : {
              id: `entry-panel-${category._id}`,
              role: 'tabpanel',
              'aria-labelledby': `entry-tab-${category._id}`,
            })}
      >
        {shown.map((dish) => (
          <DishTile
            key={dish._id}
            dish={dish}
            price={prices.get(dish._id) ?? dish.price}
            count={counts.get(dish._id) ?? 0}
            isDisabled={isLocked}
            onPress={(pressed) => choose(pressed)}
          />
        ))}
      </div>
    </section>
  )
}
