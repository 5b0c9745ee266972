import { useStore } from '@comanda/client/react'
import type { OrderEntry } from '@comanda/client/staff'
import type { Menu, Product } from '@comanda/contract'
import { localizedName, type MenuContext } from '@comanda/engine/catalog'
import { EmptyState, ScrollTabs, SearchField } from '@comanda/ui'
import { useMemo, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { DishTile } from './dish-tile.tsx'
import { enteredDish, findDishes, orderable, popularOf, readTyped } from './find-dishes.ts'
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

/** The tab of dishes that most orders of the shop have. */
const POPULAR = 'popular'

/** The dishes that can be ordered now: those sold most (STAFF-5.5), by category, or as a search finds them. */
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
  const popular = popularOf(menu, dishes)
  const tabs = [
    ...(popular.length > 0 ? [{ id: POPULAR, text: t('entry.popular') }] : []),
    ...menu.categories
      .filter(({ _id }) => dishes.some(({ category }) => category === _id))
      .map(({ _id, name }) => ({ id: _id, text: localizedName(name, locale) })),
  ]
  const tab = tabs.find(({ id }) => id === selected)?.id ?? tabs[0]?.id
  const isSearching = keyword !== ''
  const ofTab = () =>
    tab === POPULAR ? popular : dishes.filter((dish) => tab === undefined || dish.category === tab)
  const shown = isSearching ? findDishes(dishes, keyword, isRead) : ofTab()
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
      {!isSearching && tabs.length > 0 && (
        <ScrollTabs
          name="entry"
          look="pill"
          label={t('entry.categories')}
          tabs={tabs}
          selected={tab}
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
        {...(isSearching || tab === undefined
          ? {}
          : {
              id: `entry-panel-${tab}`,
              role: 'tabpanel',
              'aria-labelledby': `entry-tab-${tab}`,
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
