import type { TableSession } from '@comanda/contract'
import { Badge, Price } from '@comanda/ui'
import { useMoney } from '../../money/use-money.ts'
import { useShownShop } from '../../shop/shown-shop.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'

/** The orders of a table that ordered more than once. */
export const RecordOrders = ({ session }: { session: TableSession }) => {
  const { t } = useVisitMessages()
  const money = useMoney()
  const moment = useMoment(useShownShop()?.timeZone)
  if (session.orders.length < 2) return null
  return (
    <section aria-labelledby="record-orders">
      <h2 id="record-orders">{t('record.orders')}</h2>
      <ul className="record-orders">
        {session.orders.map((order) => (
          <li key={order._id}>
            <strong>{order.number}</strong>
            <span>{moment(order.createTime)}</span>
            <Badge tone={order.status === 'cancelled' ? 'danger' : 'plain'}>
              {t(`record.status.${order.status}`)}
            </Badge>
            <Price text={money(order.total)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
