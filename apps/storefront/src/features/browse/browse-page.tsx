import { orderingMessages } from '@comanda/locales/ordering'
import { useConnectionStatus, useSelected } from '@comanda/client/react'
import { Button, EmptyState, IconButton } from '@comanda/ui'
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMessages, withMessages } from '../../language/messages.ts'
import { BrowseEstimate } from './browse-estimate.tsx'
import { BrowseNotices } from './browse-notices.tsx'
import { BrowseSkeleton } from './browse-skeleton.tsx'
import { anyDiet, isRestricted } from './diet.ts'
import { DietFilter } from './diet-filter.tsx'
import { DishOff } from './dish-off.ts'
import type { MenuPart } from './menu-parts.ts'
import { MenuSection } from './menu-section.tsx'
import { MenuTabs } from './menu-tabs.tsx'
import { SearchField } from './search-field.tsx'
import { SectionPicker } from './section-picker.tsx'
import { useDiet } from './use-diet.ts'
import { useListView } from './use-list-view.ts'
import { useMenuParts } from './use-menu-parts.ts'
import { useShownParts } from './use-shown-parts.ts'
import './browse-page.css'

const NO_PARTS: readonly MenuPart[] = []

interface BrowsePageProps {
  /** Shown beside the menu. */
  readonly beside?: ReactNode
  readonly onOpen: (product: string) => void
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

const loadNothing = withMessages(orderingMessages, () => import('./nothing-here.tsx'))
const NothingHere = lazy(async () => ({ default: (await loadNothing()).NothingHere }))
const loadNote = withMessages(orderingMessages, () => import('./diet-note.tsx'))
const DietNote = lazy(async () => ({ default: (await loadNote()).DietNote }))
const loadFirst = withMessages(orderingMessages, () => import('./first-dishes.tsx'))
const FirstDishes = lazy(async () => ({ default: (await loadFirst()).FirstDishes }))

/** The menu (SCREEN-3.1). */
export const BrowsePage = ({ beside, onOpen }: BrowsePageProps) => {
  const { t } = useMessages()
  const status = useSelected(useDiner().client.catalogue.state, (catalogue) => catalogue.status)
  const [query, setQuery] = useState('')
  const [searching, setSearching] = useState(false)
  /** Typing stays responsive while a long menu is searched. */
  const keyword = useDeferredValue(query.trim())
  const [diet, setDiet] = useDiet()
  const menu = useMenuParts(keyword, searching, diet)
  const shown = useShownParts(menu?.parts ?? NO_PARTS)
  const isOffline = useConnectionStatus() === 'offline'
  const { view, toggle } = useListView()
  const [off, setOff] = useState({})

  if (!menu) return status === 'failed' || isOffline ? <MenuFailed /> : <BrowseSkeleton />
  const { parts, context } = menu
  return (
    <div id="menu-panel-all" className="browse">
      <h1 className="ui-hidden">{t('browse.title')}</h1>
      <BrowseNotices />
      <div className="browse-tools">
        <SearchField keyword={query} onChange={setQuery} onFocus={() => setSearching(true)} />
        <DietFilter diet={diet} onChange={setDiet} />
        <IconButton
          icon={view === 'list' ? 'grid' : 'list'}
          label={t(view === 'list' ? 'browse.gridView' : 'browse.listView')}
          onClick={toggle}
        />
      </div>
      {isRestricted(diet) && (
        <Suspense>
          <DietNote diet={diet} onChange={setDiet} />
        </Suspense>
      )}
      <div className="browse-facts">
        <SectionPicker />
        <BrowseEstimate />
      </div>
      {parts.length > 0 && <MenuTabs parts={parts} />}
      {parts.length === 0 && (
        <Suspense>
          <NothingHere
            keyword={keyword}
            isDiet={isRestricted(diet)}
            onClear={() => {
              setQuery('')
              setDiet(anyDiet)
            }}
          />
        </Suspense>
      )}
      <Suspense fallback={menu.hasPopular && <div className="first-dishes" />}>
        <FirstDishes
          parts={parts}
          context={context}
          isSearching={keyword !== ''}
          isRestricted={isRestricted(diet)}
          onOpen={onOpen}
          onOff={setOff}
        />
      </Suspense>
      <DishOff value={off}>
        {shown.map((part, place) => (
          <MenuSection
            key={part.category._id}
            part={part}
            context={context}
            view={view}
            place={place}
            onOpen={onOpen}
          />
        ))}
      </DishOff>
      {beside && <div className="browse-beside">{beside}</div>}
    </div>
  )
}
