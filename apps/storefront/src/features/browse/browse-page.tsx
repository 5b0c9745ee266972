import { useConnectionStatus, useSelected } from '@comanda/client/react'
import { Button, EmptyState, IconButton } from '@comanda/ui'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMessages } from '../../language/messages.ts'
import { BrowseEstimate } from './browse-estimate.tsx'
import { BrowseNotices } from './browse-notices.tsx'
import { BrowseSkeleton } from './browse-skeleton.tsx'
import { anyDiet, isRestricted } from './diet.ts'
import { DietFilter, DietNote } from './diet-filter.tsx'
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

interface NothingHereProps {
  readonly keyword: string
  readonly isDiet: boolean
  readonly onClear: () => void
}

const NothingHere = ({ keyword, isDiet, onClear }: NothingHereProps) => {
  const { t } = useMessages()
  return keyword === '' && !isDiet ? (
    <EmptyState drawing="closed" title={t('browse.empty')}>
      {t('browse.emptyText')}
    </EmptyState>
  ) : (
    <EmptyState
      drawing="search"
      title={isDiet ? t('browse.dietNothing') : t('browse.nothingFound', { keyword })}
      action={<Button onClick={onClear}>{t('home.seeMenu')}</Button>}
    >
      {t(isDiet ? 'browse.dietNothingText' : 'browse.nothingFoundText')}
    </EmptyState>
  )
}

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

  if (!menu) return status === 'failed' || isOffline ? <MenuFailed /> : <BrowseSkeleton />
  const { parts, context } = menu
  return (
    <div className="browse">
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
      <DietNote diet={diet} onChange={setDiet} />
      <div className="browse-facts">
        <SectionPicker />
        <BrowseEstimate />
      </div>
      {parts.length > 0 && <MenuTabs parts={parts} />}
      {(keyword !== '' || isRestricted(diet)) && (
        <p className="browse-results" role="status">
          {t('browse.results', { count: parts.reduce((sum, part) => sum + part.count, 0) })}
        </p>
      )}
      {parts.length === 0 && (
        <NothingHere
          keyword={keyword}
          isDiet={isRestricted(diet)}
          onClear={() => {
            setQuery('')
            setDiet(anyDiet)
          }}
        />
      )}
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
      {beside && <div className="browse-beside">{beside}</div>}
    </div>
  )
}
