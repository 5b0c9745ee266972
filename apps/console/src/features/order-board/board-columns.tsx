import {
  dayStart,
  type LastOrders,
  type OrderBoard,
  type OrderBoardState,
} from '@comanda/client/staff'
import type { Order } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useApproval } from '../../staff/approvals/approval-context.tsx'
import { keysHelp, useScreenKeys } from '../../staff/screen/keys-help.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { BoardColumn } from './board-column.tsx'
import { type BoardCommand, shownKeys } from './board-keys.ts'
import {
  type BoardStatus,
  boardStatuses,
  canCancel,
  type MovedStatus,
  nextStatus,
  previousStatus,
} from './board-status.ts'
import { BoardTabs } from './board-tabs.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CancelledOrders } from './cancelled-orders.tsx'
import { useCardFocus } from './card-focus.ts'
import { DetailPane } from './detail-pane.tsx'
import { createMoves } from './moves.ts'
import { cancelledOrders, orderColumns, unpaidOrders } from './order-columns.ts'
import { type Responding, RespondSheets } from './order-responses.tsx'
import { UnpaidOrders } from './unpaid-orders.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useChime } from '../../staff/screen/use-chime.ts'
import { useNow } from '../../staff/use-now.ts'
import { isWaiting, type Response } from './waiting-order.tsx'
import { useWide } from './use-wide.ts'

/** How often ages are updated, in ms. */
const TICK = 15_000

interface BoardColumnsProps {
  readonly board: OrderBoard
  readonly state: OrderBoardState
  readonly lastOrders: LastOrders
}

/** The board once its orders are loaded: columns, details, dialogs and keyboard. */
export const BoardColumns = ({ board, state, lastOrders }: BoardColumnsProps) => {
  const { t } = useMessages()
  const now = useNow(TICK)
  const isWide = useWide()
  const chime = useChime(board)
  const approved = useApproval()
  const [moves] = useState(() => createMoves(board, approved))
  const move = (order: Order, status: MovedStatus): void => void moves.move(order, status, t)
  const focus = useCardFocus()
  const [selectedId, setSelectedId] = useState<string>()
  const [isDetailOpen, setIsDetailOpen] = useState(false)
  const [cancelling, setCancelling] = useState<Order>()
  const [responding, setResponding] = useState<Responding>()
  const [shown, setShown] = useState<BoardStatus>('received')

  const today = dayStart(now, useShop())
  const columns = orderColumns(state.orders, today)
  const selected = selectedId === undefined ? undefined : state.orders.get(selectedId)
  const first = boardStatuses.flatMap((status) => columns[status])[0]?._id
  const openCount = columns.received.length + columns.preparing.length + columns.ready.length
  useScreenKeys(shownKeys)
  usePageTitle(t('board.title'), columns.received.length)
  useEffect(() => board.startDay(today), [board, today])

  const select = (id: string): void => {
    setSelectedId(id)
    board.markSeen(id)
  }
  const respond = (order: Order, response: Response): void => {
    select(order._id)
    setResponding({ order, response })
  }
  const moveOn = (order: Order): void => {
    const next = nextStatus(order.status)
    if (next) move(order, next)
  }
  const openDetail = (id: string): void => {
    select(id)
    setIsDetailOpen(!isWide)
  }
  /** Moves an order and focuses the one that takes its place, so that the keyboard can work through a column. */
  const moveByKey = (order: Order, status: MovedStatus | undefined): void => {
    if (status === undefined || order.status === 'cancelled' || order.status === 'toPay') return
    if (isWaiting(order)) return respond(order, 'accept')
    const column = columns[order.status]
    const at = column.indexOf(order)
    const following = column[at + 1] ?? column[at - 1]
    focus((following ?? order)._id, following === undefined)
    move(order, status)
  }
  const run = (what: Exclude<BoardCommand['do'], 'go'>, order: Order | undefined): void => {
    if (what === 'mute') chime.toggle()
    else if (what === 'undo') moves.undo(t)
    else if (!order) return
    else if (what === 'next') moveByKey(order, nextStatus(order.status))
    else if (what === 'back') moveByKey(order, previousStatus(order.status))
    else if (what === 'details') openDetail(order._id)
    else if (canCancel(order.status)) setCancelling(order)
  }
  const onKeyDown = useBoardKeys({ columns, selected, focus, run })
  const newest = [...state.arrived].at(-1)
  const newNumber = newest === undefined ? undefined : state.orders.get(newest)?.number

  return (
    <div className="board" data-wide={isWide ? '' : undefined}>
      <BoardToolbar open={openCount} chime={chime} onHelp={keysHelp.open}>
        <UnpaidOrders orders={unpaidOrders(state.orders)} now={now} open={openDetail} />
        <CancelledOrders orders={cancelledOrders(state.orders, today)} open={openDetail} />
      </BoardToolbar>
      <p className="ui-hidden" role="status">
        {newNumber === undefined ? '' : t('board.arrived', { number: newNumber })}
      </p>
      <BoardTabs
        shown={shown}
        counts={{
          received: columns.received.length,
          preparing: columns.preparing.length,
          ready: columns.ready.length,
          completed: columns.completed.length,
        }}
        onShow={setShown}
      />
      <div className="board-columns" role="presentation" onKeyDown={onKeyDown}>
        {boardStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            orders={columns[status]}
            arrived={state.arrived}
            now={now}
            lastOrders={lastOrders}
            selected={selectedId}
            first={first}
            isShown={status === shown}
            select={select}
            open={openDetail}
            next={moveOn}
            respond={respond}
          />
        ))}
      </div>
      <DetailPane
        order={selected}
        now={now}
        isWide={isWide}
        isOpen={isDetailOpen}
        onClosed={() => setIsDetailOpen(false)}
        onMove={move}
        onCancel={setCancelling}
        onRespond={respond}
      />
      <RespondSheets responding={responding} onClosed={() => setResponding(undefined)} />
      <CancelDialog
        order={cancelling}
        onClosed={() => setCancelling(undefined)}
        onConfirm={(order) => move(order, 'cancelled')}
      />
    </div>
  )
}
