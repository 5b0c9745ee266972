import type { LastOrders } from '@comanda/client/staff'
import type { Order } from '@comanda/contract'
import { useId } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { BoardStatus } from './board-status.ts'
import { ageMinutes } from '@comanda/client/staff'
import { type BoardActions, OrderCard } from './order-card.tsx'
import './board-column.css'

interface BoardColumnProps extends BoardActions {
  readonly status: BoardStatus
  readonly orders: readonly Order[]
  readonly arrived: ReadonlySet<string>
  readonly now: number
  readonly lastOrders: LastOrders
  readonly selected: string | undefined
  /** The order that Tab focuses while no order is selected. */
  readonly first: string | undefined
  /** On a narrow screen, which shows one column only: whether it is this one. */
  readonly isShown: boolean
}

/** The orders of one status. */
export const BoardColumn = ({
  status,
  orders,
  arrived,
  now,
  lastOrders,
  selected,
  first,
  isShown,
  ...actions
}: BoardColumnProps) => {
  const { t } = useMessages()
  const title = useId()
  return (
    <section
      className="board-column"
      data-status={status}
      data-shown={isShown ? '' : undefined}
      aria-labelledby={title}
    >
      <h2 className="board-column-title">
        <span id={title}>{t(`column.${status}`)}</span>
        <span className="board-column-count" data-some={orders.length > 0 ? '' : undefined}>
          <span aria-hidden="true">{orders.length}</span>
          <span className="ui-hidden">{t('board.count', { count: orders.length })}</span>
        </span>
      </h2>
      {orders.length === 0 ? (
        <p className="board-column-empty">{t('board.empty')}</p>
      ) : (
        <ul className="board-column-orders">
          {orders.map((order) => (
            <li key={order._id}>
              <OrderCard
                {...actions}
                order={order}
                minutes={ageMinutes(order, now)}
                lastOrder={lastOrders.get(order.session)}
                isNew={arrived.has(order._id)}
                isSelected={order._id === selected}
                isFirst={selected === undefined && order._id === first}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
