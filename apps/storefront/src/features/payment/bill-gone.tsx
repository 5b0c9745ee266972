import { buttonLook, EmptyState, PaymentDrawing } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { PaymentFrame } from './payment-frame.tsx'

/** Shown for a link that names no bill: it is damaged, or its bill does not exist (PAY-8.12). */
export const BillGone = () => {
  const { t } = usePaymentMessages()
  return (
    <PaymentFrame title={t('payment.title')}>
      <EmptyState
        drawing={<PaymentDrawing name="card" />}
        title={t('payment.billGone')}
        action={
          <Link to="/record" {...buttonLook()}>
            {t('payment.result.toOrder')}
          </Link>
        }
      >
        {t('payment.goneText')}
      </EmptyState>
    </PaymentFrame>
  )
}
