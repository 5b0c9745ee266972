import { createPickupBoard } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { applyTheme, Button, EmptyState, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { PickupDisplay } from './pickup-display.tsx'
import './pickup-board.css'

/** The shape of the board while its orders are loading. */
const PickupLoading = () => (
  <div className="pickup-board" role="status" aria-label={useMessages().t('app.loading')}>
    <Skeleton shape="title" share={0.3} />
    <div className="pickup-halves">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  </div>
)

/** The board that guests read their number from, without anything of the console around it (KITCHEN-4). */
export const PickupPage = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [board] = useState(() => createPickupBoard(connection, shop))
  const state = useStore(board.state)
  const { t } = useMessages()
  usePageTitle(t('pickup.title'))
  useEffect(() => board.open(), [board])
  const theme = state.status === 'ready' ? state.theme : undefined
  useEffect(() => {
    applyTheme(theme)
    return () => applyTheme(undefined)
  }, [theme])
  if (state.status === 'loading') return <PickupLoading />
  if (state.status === 'failed')
    return (
      <main>
        <EmptyState
          drawing="offline"
          level={1}
          title={t('pickup.failed')}
          action={<Button onClick={() => void board.reload()}>{t('app.tryAgain')}</Button>}
        >
          {state.message}
        </EmptyState>
      </main>
    )
  return <PickupDisplay board={board} state={state} />
}
