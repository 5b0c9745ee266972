import { useConnectionStatus } from '@comanda/client/react'
import { Button, EmptyState } from '@comanda/ui'
import { lazy, Suspense, useCallback } from 'react'
import { orderingMessages } from '@comanda/locales/ordering'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'
import { BrowseNotices } from '../../features/browse/browse-notices.tsx'
import { BrowseSkeleton } from '../../features/browse/browse-skeleton.tsx'
import { anyDiet, isRestricted } from '../../features/browse/diet.ts'
import { DietFilter } from '../../features/browse/diet-filter.tsx'
import { DietNote } from '../../features/browse/diet-note.tsx'
import { MenuSection } from '../../features/browse/menu-section.tsx'
import { NothingHere } from '../../features/browse/nothing-here.tsx'
import { useMenuParts } from '../../features/browse/use-menu-parts.ts'
import { useShownParts } from '../../features/browse/use-shown-parts.ts'
import { useMessages, withMessages } from '../../language/messages.ts'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useNeeds } from '../glass/needs-context.tsx'
import { TakeYourTime } from '../idle/take-your-time.tsx'
import { LastLines } from './last-lines.tsx'
import { MenuRail } from './menu-rail.tsx'
import { useMenuPlace } from './use-menu-place.ts'
import '../../features/browse/browse-page.css'
import './menu-page.css'

const loadColumn = withMessages(
  orderingMessages,
  () => import('../../features/cart/cart-column.tsx'),
)
const CartColumn = lazy(async () => ({ default: (await loadColumn()).CartColumn }))

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

/** The menu: categories in a rail, dishes as cards, the cart below or beside them (KIOSK-7.6). */
const MenuPage = () => {
  const { t } = useMessages()
  const navigate = useNavigate()
  const { status } = useCatalogue()
  const { glass } = useNeeds()
  const { diet, setDiet } = useMenuPlace()
  const menu = useMenuParts('', false, diet)
  const shown = useShownParts(menu?.parts ?? [])
  const isOffline = useConnectionStatus() === 'offline'
  const open = useCallback(
    (id: string) => void navigate({ to: paths.product, params: { id } }),
    [navigate],
  )
  if (!menu) return status === 'failed' || isOffline ? <MenuFailed /> : <BrowseSkeleton />
  const { parts, context } = menu
  return (
    <div className="kiosk-menu">
      <h1 className="ui-hidden">{t('browse.title')}</h1>
      <MenuRail parts={parts} />
      <div className="kiosk-menu-dishes">
        <TakeYourTime />
        <BrowseNotices />
        <div className="kiosk-menu-diet">
          <DietFilter diet={diet} onChange={setDiet} />
          {isRestricted(diet) && <DietNote diet={diet} onChange={setDiet} />}
        </div>
        {parts.length === 0 && (
          <NothingHere keyword="" isDiet={isRestricted(diet)} onClear={() => setDiet(anyDiet)} />
        )}
        {shown.map((part, place) => (
          <MenuSection
            key={part.category._id}
            part={part}
            context={context}
            view="grid"
            place={place}
            onOpen={open}
          />
        ))}
      </div>
      {glass.hasCartColumn ? (
        <div className="kiosk-menu-cart">
          <Suspense>
            <CartColumn onEdit={(line) => void navigate({ to: paths.cart, search: { line } })} />
          </Suspense>
        </div>
      ) : (
        <LastLines />
      )}
    </div>
  )
}

export default MenuPage
