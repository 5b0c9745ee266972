import type { Order } from '@comanda/contract'
import { displayMoney } from '@comanda/engine/money'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { destination } from './order-labels.ts'
import './unpaid-orders.css'

const MINUTE = 60_000

interface UnpaidOrdersProps {
  readonly orders: readonly Order[]
  readonly now: number
  readonly open: (order: string) => void
}

/** Returns the minutes until an order is cancelled unless it is paid. `now` in epoch ms. */
const minutesLeft = ({ payUntil, createTime }: Order, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(payUntil ?? createTime) - now) / MINUTE))

/** The orders that are paid first and are not paid yet, folded: nobody has to do anything with them (PAY-4.1). */
export const UnpaidOrders = ({ orders, now, open }: UnpaidOrdersProps) => {
  const { t } = useMessages()
  const { currency, ownDecimals } = useShop()
  if (orders.length === 0) return null
  return (
    <details className="unpaid-orders">
      <summary>
        {t('board.unpaid')} <strong>{orders.length}</strong>
      </summary>
      <p>{t('board.unpaidHint')}</p>
      <ul>
        {orders.map((order) => (
          <li key={order._id}>
            <strong>{order.number}</strong>
            <span>{destination(order, t)}</span>
            {order.total !== undefined && (
              <span>{displayMoney(order.total, currency, ownDecimals)}</span>
            )}
            <span>{t('board.minutesLeft', { count: minutesLeft(order, now) })}</span>
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
