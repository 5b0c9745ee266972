import type { Order } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { clockTime, destination } from './order-labels.ts'
import './unpaid-orders.css'

interface CancelledOrdersProps {
  readonly orders: readonly Order[]
  readonly open: (order: string) => void
}

/** The orders of the day that were cancelled, folded (STAFF-5.15). */
export const CancelledOrders = ({ orders, open }: CancelledOrdersProps) => {
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  if (orders.length === 0) return null
  return (
    <details className="unpaid-orders">
      <summary>
        {t('status.cancelled')} <strong>{orders.length}</strong>
      </summary>
      <ul>
        {orders.map((order) => (
          <li key={order._id}>
            <strong>{order.number}</strong>
            <span>{destination(order, t)}</span>
            <time dateTime={order.cancelledTime}>
              {clockTime(order.cancelledTime ?? order.createTime, locale, timeZone)}
            </time>
            <Button
              variant="plain"
              aria-label={`${t('detail.open')}: ${t('board.order', { number: order.number })}`}
              onClick={() => open(order._id)}
            >
              {t('detail.open')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
