import type { PaymentAttempt } from '@comanda/contract'
import { Banner, Button, PaymentDrawing, Price, QrCode } from '@comanda/ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { useKiosk } from '../kiosk-context.tsx'

/** After so long without a touch, in ms, the guest has left, and the payment is cancelled. */
const LEFT_AFTER = 180_000

interface PendingPaymentProps {
  readonly attempt: PaymentAttempt
}

const codeOf = ({ next }: PaymentAttempt): string | undefined => {
  if (next?.kind === 'qr') return next.data
  return next?.kind === 'redirect' ? new URL(next.url, window.location.origin).href : undefined
}

/** Cancels the payment, also by itself once nobody has touched the screen for long (KIOSK-6.3). */
const useCancel = () => {
  const { payment } = useKiosk().client
  const [cancelling, setCancelling] = useState<'no' | 'busy' | 'failed'>('no')
  const cancel = async (): Promise<void> => {
    setCancelling('busy')
    await payment.cancel().then(
      () => setCancelling('no'),
      () => setCancelling('failed'),
    )
  }
  const leave = useEffectEvent(() => void cancel())
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const wait = (): void => {
      clearInterval(timer)
      timer = setInterval(leave, LEFT_AFTER)
    }
    wait()
    window.addEventListener('pointerdown', wait, { passive: true })
    return () => {
      clearInterval(timer)
      window.removeEventListener('pointerdown', wait)
    }
  }, [])
  return { cancelling, cancel }
}

/** A payment that the guest makes at the reader or with a phone. Nothing but its end or Cancel leads away (KIOSK-6.3). */
export const PendingPayment = ({ attempt }: PendingPaymentProps) => {
  const { t } = usePaymentMessages()
  const { t: visitWords } = useVisitMessages()
  const { cancelling, cancel } = useCancel()
  const { next, charge, currency, sandbox } = attempt
  const money = useMoney()
  const amount = money(charge, currency)
  const code = codeOf(attempt)
  const body = ((): ReactNode => {
    if (next?.kind === 'reader')
      return (
        <>
          <div className="kiosk-pay-picture">
            <PaymentDrawing name="reader" />
          </div>
          <ol aria-label={t('payment.reader.steps')} className="kiosk-how">
            <li>{t('payment.reader.look', { name: next.name, amount })}</li>
            <li>{t('payment.reader.tap')}</li>
            <li>{t('payment.reader.wait')}</li>
          </ol>
        </>
      )
    if (code !== undefined)
      return (
        <>
          <div className="kiosk-pay-picture kiosk-pay-code">
            <QrCode text={code} label={t('payment.qr.label')} />
          </div>
          <p>{next?.kind === 'qr' ? t('payment.qr.lead') : visitWords('kiosk.pay.byPhone')}</p>
        </>
      )
    return (
      <div className="kiosk-pay-picture">
        <PaymentDrawing name="bank" />
      </div>
    )
  })()
  return (
    <section className="kiosk-pending kiosk-under-way">
      <h1>{t(next?.kind === 'reader' ? 'payment.reader.title' : 'payment.qr.title')}</h1>
      <p>
        <Price text={amount} size="huge" />
      </p>
      {sandbox && <Banner tone="highlight">{t('payment.noRealMoney')}</Banner>}
      {body}
      {next?.kind !== 'reader' && (
        <p role="status">
          {t(code === undefined ? 'payment.outcome.asking' : 'payment.qr.waiting')}
        </p>
      )}
      {cancelling === 'failed' && (
        <Banner tone="danger" icon="warning">
          {t('payment.reader.notCancelled')}
        </Banner>
      )}
      <div className="kiosk-band">
        <Button
          variant="quiet"
          size="large"
          wide
          busy={cancelling === 'busy'}
          onClick={() => void cancel()}
        >
          {cancelling === 'busy' ? t('payment.reader.cancelling') : visitWords('kiosk.pay.cancel')}
        </Button>
      </div>
    </section>
  )
}
