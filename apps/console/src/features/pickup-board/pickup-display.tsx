import { calledOrders, type PickupBoard, type PickupBoardState } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { languageTag } from '@comanda/locales'
import { EmptyState, Icon } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { FullScreenButton } from '../../staff/screen/full-screen-button.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { SoundButton } from '../../staff/screen/sound-button.tsx'
import { StaleNote } from '../../staff/screen/stale-note.tsx'
import { useChime } from '../../staff/screen/use-chime.ts'
import { useNow } from '../../staff/use-now.ts'
import { CalledNumbers } from './called-numbers.tsx'

const SECOND = 1000

/** The time on the shop's wall. */
const Clock = () => {
  const { locale } = useMessages()
  const { timeZone } = useShop()
  const now = useNow(10 * SECOND)
  const format = new Intl.DateTimeFormat(languageTag[locale], { timeStyle: 'short', timeZone })
  return <p className="pickup-clock">{format.format(now)}</p>
}

interface PickupDisplayProps {
  readonly board: PickupBoard
  readonly state: Extract<PickupBoardState, { status: 'ready' }>
}

/** The numbers in preparation and those that are ready, to be read across the shop. */
export const PickupDisplay = ({
  board,
  state: { orders, tables, staleSince },
}: PickupDisplayProps) => {
  const { t, locale } = useMessages()
  const shop = useShop()
  const chime = useChime(board)
  const { preparing, ready } = useMemo(() => calledOrders(orders.values()), [orders])
  return (
    <main className="pickup-board">
      <header className="pickup-head">
        <Link
          to="/$shop"
          params={{ shop: shop._id }}
          className="ui-icon-button"
          title={t('pickup.leave')}
        >
          <Icon name="back" />
          <span className="ui-hidden">{t('pickup.leave')}</span>
        </Link>
        <h1>{localizedName(shop.name, locale)}</h1>
        <FullScreenButton />
        <SoundButton chime={chime} />
        <Clock />
      </header>
      {staleSince !== undefined && <StaleNote since={staleSince} />}
      {preparing.length + ready.length + tables.length === 0 ? (
        <EmptyState drawing="bowl" title={t('pickup.none')}>
          {t('pickup.noneText')}
        </EmptyState>
      ) : (
        <div className="pickup-halves">
          {tables.length > 0 && (
            <CalledNumbers
              title={t('pickup.tables')}
              icon="table"
              orders={tables.map((number) => ({ _id: String(number), number: String(number) }))}
              isReady
            />
          )}
          <CalledNumbers title={t('pickup.preparing')} icon="flame" orders={preparing} />
          <CalledNumbers title={t('pickup.ready')} icon="check" orders={ready} isReady />
        </div>
      )}
    </main>
  )
}
