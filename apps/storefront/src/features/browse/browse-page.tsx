import { sellableQuantity } from '@comanda/engine'
import { Button, EmptyState, IconButton, ScrollTabs } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import { useCatalogue } from '../../data/use-store.ts'
import { useMessages } from '../../language/messages.ts'
import { useNames } from '../../language/use-names.ts'
import { BrowseNotices } from './browse-notices.tsx'
import { BrowseSkeleton } from './browse-skeleton.tsx'
import type { Dish } from './dish.ts'
import { DishCard } from './dish-card.tsx'
import type { MenuPart } from './menu-parts.ts'
import { MenuSection } from './menu-section.tsx'
import { SearchField } from './search-field.tsx'
import { SectionPicker } from './section-picker.tsx'
import { useDishActions } from './use-dish-actions.ts'
import { useDishPrices } from './use-dish-prices.ts'
import { useListView } from './use-list-view.ts'
import { useMenuParts } from './use-menu-parts.ts'
import { useScrollSpy } from './use-scroll-spy.ts'
import './browse-page.css'

/** Pictures of a first screen, which load at once. */
const FIRST_PICTURES = 4

interface BrowsePageProps {
  readonly onOpen: (product: string) => void
  /** The diner begins to choose: what comes next may be fetched. */
  readonly onTouch: () => void
}

const MenuFailed = () => {
  const { t } = useMessages()
  const { client } = useDiner()
  return (
    <EmptyState
      level={1}
      drawing="offline"
      title={t('browse.loadFailed')}
      action={<Button onClick={() => void client.catalogue.reload()}>{t('app.tryAgain')}</Button>}
    >
      {t('browse.loadFailedText')}
    </EmptyState>
  )
}

const NothingHere = ({ keyword }: { keyword: string }) => {
  const { t } = useMessages()
  return keyword === '' ? (
    <EmptyState drawing="closed" title={t('browse.empty')}>
      {t('browse.emptyText')}
    </EmptyState>
  ) : (
    <EmptyState drawing="search" title={t('browse.nothingFound', { keyword })}>
      {t('browse.nothingFoundText')}
    </EmptyState>
  )
}

/** The menu (spec 000 §2, spec 001 §2). */
export const BrowsePage = ({ onOpen, onTouch }: BrowsePageProps) => {
  const { t } = useMessages()
  const name = useNames()
  const { status } = useCatalogue()
  const [keyword, setKeyword] = useState('')
  const [searching, setSearching] = useState(false)
  const parts = useMenuParts(keyword.trim(), searching)
  const prices = useDishPrices()
  const { view, toggle } = useListView()
  const { quantities, add, change } = useDishActions()
  const ids = parts?.map((part) => part.category._id) ?? []
  const { selected, scrollTo } = useScrollSpy('menu', ids)

  if (!parts) return status === 'failed' ? <MenuFailed /> : <BrowseSkeleton />
  const firstCategory = ids[0]
  const renderDish = (dish: Dish, { category, groups }: MenuPart) => {
    const { _id: id, stock } = dish.product
    const quantity = quantities.get(id) ?? 0
    const first = category._id === firstCategory ? groups[0]?.dishes : undefined
    return (
      <DishCard
        key={id}
        dish={dish}
        price={prices.get(id) ?? dish.product.price}
        quantity={quantity}
        isFull={sellableQuantity(stock, true) <= quantity}
        tint={category.color}
        eager={first?.slice(0, FIRST_PICTURES).includes(dish) === true}
        onOpen={onOpen}
        onAdd={add}
        onChange={change}
      />
    )
  }
  return (
    <div className="browse" onPointerEnter={onTouch} onFocus={onTouch}>
      <h1 className="ui-hidden">{t('browse.title')}</h1>
      <BrowseNotices />
      <div className="browse-tools">
        <SearchField keyword={keyword} onChange={setKeyword} onFocus={() => setSearching(true)} />
        <IconButton
          icon={view === 'list' ? 'grid' : 'list'}
          label={t(view === 'list' ? 'browse.gridView' : 'browse.listView')}
          onClick={toggle}
        />
      </div>
      <SectionPicker />
      {parts.length > 0 && (
        <div className="browse-tabs">
          <ScrollTabs
            name="menu"
            label={t('browse.categories')}
            selected={selected}
            onSelect={scrollTo}
            tabs={parts.map(({ category }) => ({ id: category._id, text: name(category.name) }))}
          />
        </div>
      )}
      {keyword !== '' && (
        <p className="browse-results" role="status">
          {t('browse.results', { count: parts.reduce((sum, part) => sum + part.count, 0) })}
        </p>
      )}
      {parts.length === 0 && <NothingHere keyword={keyword} />}
      {parts.map((part) => (
        <MenuSection key={part.category._id} part={part} view={view} renderDish={renderDish} />
      ))}
    </div>
  )
}
