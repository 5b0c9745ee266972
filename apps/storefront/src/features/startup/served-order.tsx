import { createSessionRecord } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { TableSession } from '@comanda/contract'
import { Banner, Button, buttonLook } from '@comanda/ui'
import { useEffect, useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/use-navigate.ts'
import { ShownShop } from '../../shop/shop-of.tsx'
import { OrderCard } from '../order/order-card.tsx'
import { OrderLines } from '../order/order-lines.tsx'
import { shownOrder } from '../order/order-steps.ts'
import { paidKey } from '../order/order-words.ts'
import { isUnderWay } from '../order/use-open-order.ts'
import '../order/order-page.css'

/** The order of a table that is paid and still served, live, and the way to order more (SESS-1.7). */
export const ServedOrder = ({ ended }: { readonly ended: TableSession }) => {
  const { client, visit } = useDiner()
  const { t } = useOrderingMessages()
  const navigate = useNavigate()
  const record = useMemo(
    () => createSessionRecord(client.connection, ended._id, ended),
    [client, ended],
  )
  useEffect(() => record.open(), [record])
  const { session = ended } = useStore(record.state)
  const coming = session.orders.filter(isUnderWay)
  const order = coming.find(({ status }) => status === 'ready') ?? coming[0] ?? shownOrder(session)
  const more = (): void => {
    client.session.clear()
    void visit.beginAgain()
    void navigate({ to: '/browse', replace: true })
  }
  return (
    <ShownShop shop={session.shop}>
      <div className="order">
        {order && <OrderCard order={order} />}
        <Banner icon="check">{t(paidKey(session.orders))}</Banner>
        {visit.isAtCode() ? (
          <Button size="large" wide onClick={more}>
            {t('order.more')}
          </Button>
        ) : (
          <p>{t('order.scanForMore')}</p>
        )}
        <OrderLines session={session} />
        <Link
          to="/record/$id"
          params={{ id: session._id }}
          {...buttonLook({ variant: 'quiet', wide: true })}
        >
          {t('order.toBill')}
        </Link>
      </div>
    </ShownShop>
  )
}
