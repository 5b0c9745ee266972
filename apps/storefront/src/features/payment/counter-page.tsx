import { buttonLook, EmptyState } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useSession } from '../../diner/use-stores.ts'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { shownOrder } from '../../orders/order-steps.ts'
import './counter-page.css'

/** Shown if the shop takes no payment by phone: nothing was charged, where to pay, and the number to show there. */
export const CounterPage = () => {
  const { t } = usePaymentMessages()
  const { session } = useSession()
  const order = session && shownOrder(session)
  return (
    <EmptyState
      level={1}
      drawing="receipt"
      title={t('payment.atCounter')}
      action={
        <Link to="/order" {...buttonLook({ size: 'large' })}>
          {t('nav.order')}
        </Link>
      }
    >
      {order && (
        <p className="counter-number">
          <span className="ui-hidden">{t('payment.number')} </span>
          {order.number}
        </p>
      )}
      <p>{t('payment.atCounterText')}</p>
    </EmptyState>
  )
}
