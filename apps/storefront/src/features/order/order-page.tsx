import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { Banner, buttonLook, EmptyState } from '@comanda/ui'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/use-location.ts'
import { useParams } from '../../router/use-shown.ts'
import { Bill } from '../bill/bill.tsx'
import { sessionBill } from '../bill/session-bill.ts'
import { Payments } from '../bill/payments.tsx'
import { useSession, useVisit } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { BalancePart } from '../payment/balance-part.tsx'
import { PayPart } from '../payment/pay-part.tsx'
import { AskBill } from './ask-bill.tsx'
import { EarlierOrders } from './earlier-orders.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderLines } from './order-lines.tsx'
import { shownOrder } from './order-steps.ts'
import { paidKey } from './order-words.ts'
import { isUnderWay } from './use-open-order.ts'
import './order-page.css'

const NoOrder = () => {
  const { t } = useOrderingMessages()
  return (
    <EmptyState
      level={1}
      drawing="receipt"
      title={t('order.none')}
      action={
        <Link to="/browse" {...buttonLook({ size: 'large' })}>
          {t('app.toMenu')}
        </Link>
      }
    >
      {t('order.noneText')}
    </EmptyState>
  )
}

interface OrderPageProps {
  readonly whose?: ComponentProps<typeof OrderLines>['whose']
  /** Stands below the lines. */
  readonly children?: ReactNode
}

/** The order of a table: its status as it changes, what is most likely next, its lines and its bill (SCREEN-5.8). */
export const OrderPage = ({ whose, children }: OrderPageProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const { pathname } = useLocation()
  const { seq }: { readonly seq?: string } = useParams('/order/$seq')
  const { status: visitStatus } = useVisit()
  const { status, session } = useSession()
  const order = session && shownOrder(session, Number(seq))
  if (visitStatus === 'starting' || (status === 'loading' && !session)) return <LoadingScreen />
  if (!session || !order) return <NoOrder />
  const isFinished = isSessionFinished(session.status)
  /** Nothing comes any more: what is most likely next is the bill. */
  const isServed = !isFinished && session.outstanding > 0 && !session.orders.some(isUnderWay)
  const lineName = (id: string) => name(session.products.find((line) => line.id === id)?.name)
  return (
    <div className="order">
      <OrderCard order={order} />
      {isFinished && <Banner icon="check">{t(paidKey(session.orders))}</Banner>}
      {isServed && <PayPart session={session} isNext />}
      {!isFinished && (
        <Link
          to="/browse"
          {...buttonLook({ size: 'large', wide: true, variant: isServed ? 'quiet' : 'primary' })}
        >
          {t('order.more')}
        </Link>
      )}
      <section aria-labelledby="order-bill">
        <h2 id="order-bill">{t('order.bill')}</h2>
        <OrderLines session={session} whose={whose} />
        <Bill result={sessionBill(session)} lineName={lineName} />
        {children}
        <Payments session={session} />
        {!isServed && <PayPart session={session} />}
        <AskBill session={session} />
        <BalancePart session={session} here={pathname} />
      </section>
      <CancelOrder session={session} order={order} />
      <EarlierOrders session={session} shown={order} />
    </div>
  )
}
