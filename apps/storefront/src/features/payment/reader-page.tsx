import { Banner, Button, PaymentDrawing } from '@comanda/ui'
import { useState } from 'react'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { GoTo } from '../../router/go-to.tsx'
import { AttemptScreen, type ShownAttempt } from './attempt/attempt-screen.tsx'
import { ShopLead } from './attempt/shop-lead.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import './reader-page.css'

const Steps = ({ attempt, record }: ShownAttempt) => {
  const { t } = usePaymentMessages()
  const [cancelling, setCancelling] = useState<'no' | 'busy' | 'failed'>('no')
  const { next, charge, currency } = attempt
  const money = useMoney()
  const amount = money(charge, currency)
  const cancel = async (): Promise<void> => {
    setCancelling('busy')
    await record.cancel().then(
      () => setCancelling('no'),
      () => setCancelling('failed'),
    )
  }
  return (
    <PaymentFrame
      title={t('payment.reader.title')}
      lead={<ShopLead />}
      isTest={attempt.sandbox}
      foot={
        <Button
          size="large"
          wide
          variant="quiet"
          busy={cancelling === 'busy'}
          onClick={() => void cancel()}
        >
          {t(cancelling === 'busy' ? 'payment.reader.cancelling' : 'payment.reader.cancel')}
        </Button>
      }
    >
      <section className="reader">
        <PaymentDrawing name="reader" />
        <ol aria-label={t('payment.reader.steps')}>
          <li>
            {t('payment.reader.look', { name: next?.kind === 'reader' ? next.name : '', amount })}
          </li>
          <li>{t('payment.reader.tap')}</li>
          <li>{t('payment.reader.wait')}</li>
        </ol>
      </section>
      {cancelling === 'failed' && (
        <Banner tone="danger" icon="warning">
          {t('payment.reader.notCancelled')}
        </Banner>
      )}
    </PaymentFrame>
  )
}

/** A payment at a card reader: what to do, and a button to cancel it (PAY-8.7). */
export const ReaderPage = ({ id }: { id: string }) => (
  <AttemptScreen id={id} pace="wallet">
    {(shown) =>
      shown.attempt.status === 'pending' ? (
        <Steps {...shown} />
      ) : (
        <GoTo path={`/payment/result/${id}`} />
      )
    }
  </AttemptScreen>
)
