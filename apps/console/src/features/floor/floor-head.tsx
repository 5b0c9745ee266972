import type { FloorState } from '@comanda/client/staff'
import { Badge, Icon, SearchField, Segmented } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { KioskSign } from '../../staff/devices/kiosk-sign.tsx'
import { PrinterSign } from '../../staff/devices/printer-sign.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useUnsentDishes } from '../../staff/bills/use-unsent-dishes.ts'
import { AskingSign } from './asking-sign.tsx'
import { PauseControl } from './pause-control.tsx'
import { SlowControl } from './slow-control.tsx'
import { type FloorView, floorViews } from './use-floor-view.ts'

interface FloorHeadProps {
  readonly state: Extract<FloorState, { readonly status: 'ready' }>
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
  readonly view: FloorView
  readonly onView: (view: FloorView) => void
}

/** How many tables are free, how many are expected, how the floor is shown, the search, and a bill for guests without a table. */
export const FloorHead = ({ state, keyword, onSearch, view, onView }: FloorHeadProps) => {
  const { t } = useMessages()
  const { _id: shop, tableCart } = useShop()
  const unsent = useUnsentDishes([shop])
  const { places, bookings } = state
  const taken = places.filter(
    ({ table, sessions }) => sessions.length > 0 || table.paidTime !== undefined,
  ).length
  return (
    <header className="floor-head">
      <h1>{t('floor.title')}</h1>
      <p className="floor-counts">
        <span>{t('floor.counts', { count: places.length - taken })}</span>
        <span>{t('floor.taken', { count: taken })}</span>
        {bookings.length > 0 && (
          <span className="floor-booking">{t('floor.bookings', { count: bookings.length })}</span>
        )}
      </p>
      <Segmented
        label={t('floor.view')}
        segments={floorViews.map((id) => ({ id, text: t(`floor.views.${id}`) }))}
        selected={view}
        onSelect={onView}
      />
      <SearchField
        label={t('floor.search')}
        clearLabel={t('floor.clear')}
        keyword={keyword}
        onChange={onSearch}
      />
      {tableCart === 'shared' && <AskingSign />}
      <KioskSign />
      <PrinterSign />
      <PauseControl />
      <SlowControl />
      <Link
        to="/$shop/order/$session"
        params={{ shop, session: 'new' }}
        className="ui-icon-button"
        title={t('floor.walkIn')}
      >
        <Icon name="plus" />
        <span className="ui-hidden">{t('floor.walkIn')}</span>{' '}
        {unsent > 0 && <Badge>{t('floor.unsent', { count: unsent })}</Badge>}
      </Link>
    </header>
  )
}
