import { useStore } from '@comanda/client/react'
import type { TableSession } from '@comanda/contract'
import { Button, buttonLook, EmptyState } from '@comanda/ui'
import { createSessionRecord, type SessionRecord } from '@comanda/client'
import { useEffect, useMemo } from 'react'
import { Link } from '../../router/link.tsx'
import { ShownShop } from '../../shop/shop-of.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { CancelOrder } from '../order/cancel-order.tsx'
import { OrderCard } from '../order/order-card.tsx'
import { shownOrder } from '../order/order-steps.ts'
import { OrderAgainButton } from './order-again-button.tsx'
import { RecordBill } from './record-bill.tsx'
import { RecordFacts } from './record-facts.tsx'
import { RecordOrders } from './record-orders.tsx'
import { useDiner } from '../../diner/diner-context.tsx'
import './record-page.css'

/** Follows a session's record; what the client has already loaded shows at once. */
const useRecord = (id: string): SessionRecord => {
  const { connection, session, pending } = useDiner().client
  const record = useMemo(() => {
    const present = session.state.get().session
    const known = [present, ...pending.state.get().sessions].find((one) => one?._id === id)
    return createSessionRecord(connection, id, known)
  }, [connection, session, pending, id])
  useEffect(() => record.open(), [record])
  return record
}

const Missing = ({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) => {
  const { t } = useVisitMessages()
  return (
    <EmptyState
      level={1}
      drawing={isGone ? 'search' : 'offline'}
      title={t(isGone ? 'record.gone' : 'record.loadFailed')}
      action={
        isGone ? (
          <Link to="/record" {...buttonLook()}>
            {t('title.record')}
          </Link>
        ) : (
          <Button onClick={onRetry}>{t('app.tryAgain')}</Button>
        )
      }
    >
      {t(isGone ? 'record.goneText' : 'record.loadFailedText')}
    </EmptyState>
  )
}

const Record = ({ session }: { session: TableSession }) => {
  const { t } = useVisitMessages()
  const order = shownOrder(session)
  return (
    <div className="record">
      {order ? <OrderCard order={order} /> : <h1>{t('record.noNumber')}</h1>}
      <RecordFacts session={session} />
      <RecordOrders session={session} />
      <RecordBill session={session} />
      <div className="record-actions">
        <OrderAgainButton session={session} />
        <Link to="/browse" {...buttonLook({ variant: 'quiet', wide: true })}>
          {t('app.toMenu')}
        </Link>
        <Button variant="quiet" icon="print" wide onClick={() => window.print()}>
          {t('record.print')}
        </Button>
        {order && <CancelOrder session={session} order={order} />}
      </div>
    </div>
  )
}

/** One order of the history: its state, lines and bill, and a button to order it again. */
export const RecordPage = ({ id }: { id: string }) => {
  const record = useRecord(id)
  const { status, session } = useStore(record.state)
  if (session)
    return (
      <ShownShop shop={session.shop}>
        <Record session={session} />
      </ShownShop>
    )
  if (status === 'loading') return <LoadingScreen />
  return <Missing isGone={status === 'notFound'} onRetry={() => void record.reload()} />
}
