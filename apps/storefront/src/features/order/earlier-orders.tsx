import type { TableSession } from '@comanda/contract'
import { Badge, Price } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useMoney } from '../../money/use-money.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useClock } from '../../language/use-clock.ts'
import type { SessionOrder } from './order-steps.ts'
import { useOrderWords } from './order-words.ts'
import './earlier-orders.css'

/** The other orders of the table, each with its number, state and total. */
export const EarlierOrders = ({
  session,
  shown,
}: {
  session: TableSession
  shown: SessionOrder
}) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const words = useOrderWords()
  const clock = useClock(useCatalogue().menu?.shop.timeZone)
  const others = session.orders
    .filter((order) => order._id !== shown._id)
    .toSorted((one, other) => other.seq - one.seq)
  if (others.length === 0) return null
  return (
    <section className="earlier-orders" aria-labelledby="earlier-orders">
      <h2 id="earlier-orders">{t('order.earlier')}</h2>
      {others.map((order) => (
        <Link key={order._id} to="/order/$seq" params={{ seq: String(order.seq) }}>
          <strong>{order.number}</strong>
          <span>{clock(order.createTime)}</span>
          <Badge tone={order.status === 'cancelled' ? 'danger' : 'plain'}>
            {words(order).state}
          </Badge>
          <Price text={money(order.total)} />
        </Link>
      ))}
    </section>
  )
}
