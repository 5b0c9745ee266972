import { useStore } from '@comanda/client/react'
import { type UnsentOrder, unsentOrdersOf } from '@comanda/client/staff'
import { Banner, Button } from '@comanda/ui'
import { useEffect } from 'react'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'

/** Orders of tables that were entered without a connection, and those that staff decide on (STAFF-8.4). */
export const UnsentOrdersBanner = () => {
  const client = useStaff()
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const orders = unsentOrdersOf(client, shop)
  const waiting = useStore(orders.state)
  useEffect(() => orders.open(), [orders])
  const nameOf = ({ table, dishes }: UnsentOrder): string =>
    t('unsent.order', { table, count: dishes })
  const byThemselves = waiting.filter(({ isLate, problem }) => !isLate && problem === undefined)
  const toDecide = waiting.filter(({ isLate, problem }) => isLate === true || problem !== undefined)
  return (
    <>
      {byThemselves.length > 0 && (
        <Banner icon="offline">
          <strong>{t('unsent.orders', { count: byThemselves.length })}</strong>{' '}
          {byThemselves.map(nameOf).join(' · ')}
        </Banner>
      )}
      {toDecide.map((order) => (
        <Banner
          key={order.idempotencyKey}
          tone="danger"
          icon="warning"
          action={
            <>
              <Button variant="quiet" onClick={() => void orders.sendNow(order.idempotencyKey)}>
                {t('unsent.send')}
              </Button>
              <Button variant="plain" onClick={() => orders.remove(order.idempotencyKey)}>
                {t('unsent.remove')}
              </Button>
            </>
          }
        >
          <strong>{nameOf(order)}</strong>{' '}
          {order.problem === undefined
            ? t('unsent.late')
            : t('unsent.problem', { message: order.problem })}
        </Banner>
      ))}
    </>
  )
}
