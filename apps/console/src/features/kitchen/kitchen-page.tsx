import { ALL_STATIONS, createKitchen } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { KitchenDisplay } from './kitchen-display.tsx'
import './kitchen.css'

/** The shape of a display while its tickets are loading. */
const KitchenLoading = () => (
  <div
    className="kitchen"
    data-scheme="dark"
    role="status"
    aria-label={useMessages().t('app.loading')}
  >
    <Skeleton shape="title" share={0.3} />
    <div className="kitchen-tickets">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} shape="card" />
      ))}
    </div>
  </div>
)

interface KitchenPageProps {
  /** The station in the URL; all of them if the shop does not have it. */
  readonly station: string
  readonly onStation: (station: string) => void
}

/** The display of a station in the kitchen: no money, nothing to cancel. */
export const KitchenPage = ({ station, onStation }: KitchenPageProps) => {
  const { connection, storage } = useStaff()
  const { _id: shop } = useShop()
  const [kitchen] = useState(() => createKitchen(connection, shop, Date.now, storage))
  const state = useStore(kitchen.state)
  const { t } = useMessages()
  usePageTitle(t('kitchen.title'))
  useEffect(() => kitchen.open(), [kitchen])
  if (state.status === 'loading') return <KitchenLoading />
  if (state.status === 'failed')
    return (
      <EmptyState
        drawing="offline"
        level={1}
        title={t('kitchen.failed')}
        action={<Button onClick={() => void kitchen.reload()}>{t('app.tryAgain')}</Button>}
      >
        {state.message}
      </EmptyState>
    )
  const isKnown = state.stations.some(({ _id }) => _id === station)
  return (
    <KitchenDisplay
      kitchen={kitchen}
      state={state}
      station={isKnown ? station : ALL_STATIONS}
      onStation={onStation}
    />
  )
}
