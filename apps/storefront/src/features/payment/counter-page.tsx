import { buttonLook, EmptyState } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useVisitMessages } from '../../language/visit-messages.ts'

/** Where the shop takes no payment by phone: nothing was charged, and where to pay. */
export const CounterPage = () => {
  const { t } = useVisitMessages()
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
      {t('payment.atCounterText')}
    </EmptyState>
  )
}
