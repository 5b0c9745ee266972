import type { Order } from '@comanda/contract'
import { Badge, Button, Icon, IconButton } from '@comanda/ui'
import { memo } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { AgeBadge } from './age-badge.tsx'
import { nextStatus } from './board-status.ts'
import { cardFocus, cardId } from './card-focus.ts'
import { ageBand } from '@comanda/client/staff'
import { OrderContact } from './order-contact.tsx'
import { OrderLines } from './order-lines.tsx'
import { clockTime, destination } from './order-labels.ts'
import { isWaiting, type Response, WaitingOrder } from './waiting-order.tsx'
import { isReceivedAfterClosing } from './received-after-closing.ts'
import './order-card.css'

/** What the card of an order can do. */
export interface BoardActions {
  readonly select: (order: string) => void
  readonly open: (order: string) => void
  readonly next: (order: Order) => void
  readonly respond: (order: Order, response: Response) => void
}

interface OrderCardProps extends BoardActions {
  readonly order: Order
  /** How long it has waited. */
  readonly minutes: number
  /** Until when the table orders. */
  readonly lastOrder?: string | undefined
  /** It arrived while the board was open, and nobody has seen it yet. */
  readonly isNew: boolean
  readonly isSelected: boolean
  /** Tab focuses this card while none is selected. */
  readonly isFirst: boolean
}

/** Most items on a card; the details list all. */
const MOST_ITEMS = 8

const Card = ({
  order,
  minutes,
  lastOrder,
  isNew,
  isSelected,
  isFirst,
  select,
  open,
  next,
  respond,
}: OrderCardProps) => {
  const { t, locale } = useMessages()
  const shop = useShop()
  const { timeZone } = shop
  const { status, number } = order
  const isDone = status === 'completed'
  const following = nextStatus(status)
  const title = t('board.order', { number })
  const at = (time: string) => ({ time: clockTime(time, locale, timeZone) })
  return (
    <article
      id={cardId(order._id)}
      className="order-card"
      aria-label={title}
      aria-describedby={['head', 'tags', 'lines']
        .map((part) => `${cardId(order._id)}-${part}`)
        .join(' ')}
      aria-current={isSelected ? 'true' : undefined}
      data-band={isDone ? undefined : ageBand(minutes)}
      data-new={isNew ? '' : undefined}
      data-done={isDone ? '' : undefined}
      {...cardFocus(isSelected || isFirst, () => select(order._id))}
    >
      <header id={`${cardId(order._id)}-head`} className="order-card-head">
        <h3 className="order-card-number">{number}</h3>
        <p className="order-card-place">
          <Icon
            name={
              order.tableName === undefined && order.tentNumber === undefined ? 'takeAway' : 'table'
            }
            size="small"
          />
          <span>{destination(order, t)}</span>
        </p>
        {isDone ? (
          <time className="order-card-time" dateTime={order.completedTime}>
            {clockTime(order.completedTime ?? order.createTime, locale, timeZone)}
          </time>
        ) : (
          <AgeBadge minutes={minutes} />
        )}
      </header>
      <p id={`${cardId(order._id)}-tags`} className="order-card-tags">
        {isNew && <Badge tone="primary">{t('board.new')}</Badge>}
        {order.source !== undefined && order.source !== 'selfOrder' && (
          <Badge>{t(`board.source.${order.source}`)}</Badge>
        )}
        {order.paid === true && <Badge>{t('board.paid')}</Badge>}
        {!isDone && isReceivedAfterClosing(order, shop) && <Badge>{t('board.afterClosing')}</Badge>}
        {!isDone && order.pickupTime && <span>{t('board.pickup', at(order.pickupTime))}</span>}
        {!isDone && order.estimatedTime && status !== 'ready' && (
          <span>{t('respond.readyBy', at(order.estimatedTime))}</span>
        )}
        {!isDone && lastOrder && <span>{t('board.lastOrder', at(lastOrder))}</span>}
      </p>
      {!isDone && (
        <div id={`${cardId(order._id)}-lines`} className="order-card-lines">
          <OrderContact order={order} />
          {order.remark && <p className="order-remark">{order.remark}</p>}
          <OrderLines lines={order.lines} most={MOST_ITEMS} />
        </div>
      )}
      <footer className="order-card-foot">
        {isWaiting(order) && <WaitingOrder order={order} respond={respond} />}
        {following && !isWaiting(order) && (
          <Button
            variant={status === 'received' ? 'primary' : 'quiet'}
            wide
            onClick={() => next(order)}
          >
            {t(`step.${following === 'received' ? 'preparing' : following}`)}
          </Button>
        )}
        <IconButton
          icon="forward"
          label={`${t('detail.open')}: ${title}`}
          title={t('detail.open')}
          onClick={() => open(order._id)}
        />
      </footer>
    </article>
  )
}

/**
 * One order on the board, to be read from two metres away. It renders again only if its own order changes: there are
 * sixty of them while others arrive.
 */
export const OrderCard = memo(Card)
OrderCard.displayName = 'OrderCard'
