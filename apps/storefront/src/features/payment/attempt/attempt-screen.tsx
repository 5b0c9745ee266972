import type { AttemptRecord } from '@comanda/client'
import type { PaymentAttempt, TableSession } from '@comanda/contract'
import { buttonLook, EmptyState, PaymentDrawing } from '@comanda/ui'
import type { ReactNode } from 'react'
import { Link } from '../../../router/link.tsx'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { LoadFailure } from '../../../loading/load-failure.tsx'
import { LoadingRows } from '../../../loading/loading-rows.tsx'
import { ShownShop } from '../../../shop/shop-of.tsx'
import { PaymentFrame } from '../payment-frame.tsx'
import { useAttempt } from '../use-attempt.ts'

/** A payment that is loaded, as its screens show it. */
export interface ShownAttempt {
  readonly attempt: PaymentAttempt
  /** Whether this device began it. */
  readonly isOwn: boolean
  readonly bill: TableSession | undefined
  readonly record: AttemptRecord
}

interface AttemptScreenProps {
  readonly id: string
  readonly pace: Parameters<typeof useAttempt>[1]
  readonly children: (shown: ShownAttempt) => ReactNode
}

/** Loads a payment for its screen, with the shop that it is made in. */
export const AttemptScreen = ({ id, pace, children }: AttemptScreenProps) => {
  const { t } = usePaymentMessages()
  const { status, attempt, isOwn = true, bill, record } = useAttempt(id, pace)
  if (attempt)
    return <ShownShop shop={attempt.shop}>{children({ attempt, isOwn, bill, record })}</ShownShop>
  return (
    <PaymentFrame title={t('payment.title')}>
      {status === 'loading' && <LoadingRows rows={2} />}
      {status === 'failed' && <LoadFailure onRetry={() => void record.check()} />}
      {status === 'notFound' && (
        <EmptyState
          drawing={<PaymentDrawing name="card" />}
          title={t('payment.gone')}
          action={
            <Link to="/record" {...buttonLook()}>
              {t('payment.result.toOrder')}
            </Link>
          }
        >
          {t('payment.goneText')}
        </EmptyState>
      )}
    </PaymentFrame>
  )
}
