import { useStore } from '@comanda/client/react'
import { createOrderBoard, createSittings } from '@comanda/client/staff'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { StaleNote } from '../../staff/screen/stale-note.tsx'
import { BoardColumns } from './board-columns.tsx'
import { boardStatuses } from './board-status.ts'
import { UnsentMoves } from './unsent-moves.tsx'
import './order-board.css'

/** The shape of the board while its orders are loading. */
const BoardLoading = () => (
  <div className="board-columns" role="status" aria-label={useMessages().t('app.loading')}>
    {boardStatuses.map((status) => (
      <div key={status} className="board-column" data-shown="">
        <Skeleton shape="title" share={0.5} />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    ))}
  </div>
)

/** The orders of the shop by their status, as they come. */
export const OrderBoard = () => {
  const { connection, storage } = useStaff()
  const shop = useShop()
  const [board] = useState(() => createOrderBoard(connection, shop, Date.now, storage))
  const [sittings] = useState(() => createSittings(connection, shop._id))
  const state = useStore(board.state)
  const lastOrders = useStore(sittings.lastOrders)
  const { t } = useMessages()
  useEffect(() => board.open(), [board])
  useEffect(() => sittings.open(), [sittings])
  if (state.status === 'loading') return <BoardLoading />
  if (state.status === 'ready')
    return (
      <>
        <UnsentMoves board={board} />
        {state.staleSince !== undefined && <StaleNote since={state.staleSince} />}
        <BoardColumns board={board} state={state} lastOrders={lastOrders} />
      </>
    )
  return (
    <EmptyState
      drawing="offline"
      title={t('board.failed')}
      action={<Button onClick={() => void board.reload()}>{t('app.tryAgain')}</Button>}
    >
      {state.error?.message}
    </EmptyState>
  )
}
