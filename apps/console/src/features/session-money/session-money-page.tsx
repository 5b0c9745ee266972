import { useStore } from '@comanda/client/react'
import {
  createSessionMoney,
  type LoadedMoney,
  type RefundablePayment,
  type SessionMoney,
} from '@comanda/client/staff'
import { Badge, Button, buttonLook, EmptyState, Icon, Skeleton } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { orderNumbers, sessionPlace } from '../../staff/bills/session-place.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useSlipPrinter } from '../../staff/devices/use-slip-printer.ts'
import { AttemptList } from './attempt-list.tsx'
import { BillSummary } from './bill-summary.tsx'
import { PaymentsList } from './payments-list.tsx'
import { RefundSheet } from './refund-sheet.tsx'
import { RefundsList } from './refunds-list.tsx'
import { SessionInvoices } from './session-invoices.tsx'
import './session-money.css'

const BackLink = () => {
  const { t } = useMessages()
  return (
    <Link to="/$shop/orders" params={{ shop: useShop()._id }} {...buttonLook({ variant: 'plain' })}>
      <Icon name="back" size="small" />
      <span className="ui-button-text">{t('money.back')}</span>
    </Link>
  )
}

interface LoadedPageProps {
  readonly money: LoadedMoney
  readonly calls: SessionMoney
}

const LoadedPage = ({ money, calls }: LoadedPageProps) => {
  const { t } = useMessages()
  const [refunded, setRefunded] = useState<RefundablePayment>()
  const { session } = money
  const { hasPrinter, receipt } = useSlipPrinter()
  const title = t('money.title', { place: sessionPlace(session, t) })
  usePageTitle(title)
  // A deposit that is paid stays open (DEP-1.3).
  const isHeld = session.deposit && session.status === 'toPay' && session.outstanding === 0
  return (
    <>
      <header className="money-head">
        <h1>{title}</h1>
        <Badge>{t(`money.status.${isHeld ? 'held' : session.status}`)}</Badge>
        {session.orders.length > 0 && (
          <p>
            {t('money.orders', {
              count: session.orders.length,
              numbers: orderNumbers(session, t),
            })}
          </p>
        )}
        {hasPrinter && (
          <Button variant="quiet" icon="print" onClick={() => receipt(session._id)}>
            {t('slips.bill')}
          </Button>
        )}
      </header>
      <div className="money-columns">
        <BillSummary session={session} />
        <div className="money-column">
          <PaymentsList money={money} onRefund={setRefunded} />
          <RefundsList refunds={money.refunds} />
          <SessionInvoices money={money} calls={calls} />
          <AttemptList money={money} calls={calls} />
        </div>
      </div>
      {refunded && (
        <RefundSheet
          money={money}
          part={refunded}
          calls={calls}
          onClosed={() => setRefunded(undefined)}
        />
      )}
    </>
  )
}

/** The money of a session: its bill, what was paid, tried and given back (PAY-9.3). */
export const SessionMoneyPage = ({ session }: { readonly session: string }) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [calls] = useState(() => createSessionMoney(connection, { shop, session }))
  const state = useStore(calls.state)
  const { t } = useMessages()
  usePageTitle(t('money.link'))
  useEffect(() => calls.open(), [calls])
  return (
    <div className="page money" aria-busy={state.status === 'loading'}>
      <p className="money-back">
        <BackLink />
      </p>
      {state.status === 'loading' && <Skeleton shape="card" />}
      {state.status === 'ready' && <LoadedPage money={state.money} calls={calls} />}
      {state.status === 'notFound' && (
        <EmptyState drawing="search" level={1} title={t('money.notFound')}>
          {t('money.notFoundText')}
        </EmptyState>
      )}
      {state.status === 'failed' && (
        <EmptyState
          drawing="offline"
          level={1}
          title={t('money.failed')}
          action={<Button onClick={() => void calls.reload()}>{t('app.tryAgain')}</Button>}
        >
          {state.message}
        </EmptyState>
      )}
    </div>
  )
}
