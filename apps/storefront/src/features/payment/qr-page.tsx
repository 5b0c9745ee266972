import { loadWaysToPay } from '@comanda/client'
import { useLoaded } from '@comanda/client/react'
import { Button, buttonLook, Price, QrCode } from '@comanda/ui'
import { useEffect, useEffectEvent } from 'react'
import { Link } from '../../router/link.tsx'
import { useDiner } from '../../diner/diner-context.tsx'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { useMoney } from '../../money/use-money.ts'
import { GoTo } from '../../router/go-to.tsx'
import { AttemptScreen, type ShownAttempt } from './attempt/attempt-screen.tsx'
import { ShopLead } from './attempt/shop-lead.tsx'
import { useSecondsLeft } from './attempt/use-seconds-left.ts'
import { isSafeDeeplink } from './attempt/safe-deeplink.ts'
import { PaymentFrame } from './payment-frame.tsx'
import './qr-page.css'

/** Returns the name of a way to pay once it is loaded. */
const useMethodName = (id: string): string | undefined => {
  const name = useNames()
  const { connection } = useDiner().client
  const { data } = useLoaded(id, () => loadWaysToPay(connection))
  const method = data?.methods.find(({ _id }) => _id === id)
  return method && name(method.name)
}

const SECONDS = 60
const timeText = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS)}:${String(seconds % SECONDS).padStart(2, '0')}`

const Code = ({ attempt, bill, record }: ShownAttempt) => {
  const { t } = usePaymentMessages()
  const wallet = useMethodName(attempt.method)
  const { next, charge, currency, expiresTime } = attempt
  const money = useMoney()
  const code = next?.kind === 'qr' ? next : undefined
  const seconds = useSecondsLeft(code?.expiresTime ?? expiresTime)
  const isOver = seconds === 0
  /** At the end of its time the provider is queried once, and closes the code (PAY-8.6). */
  const close = useEffectEvent(async () => {
    await record.check()
    await record.cancel().catch(() => undefined)
  })
  useEffect(() => {
    if (isOver) void close()
  }, [isOver])
  const link = code?.deeplink
  const opens = link !== undefined && isSafeDeeplink(link)
  return (
    <PaymentFrame
      title={t('payment.qr.title')}
      lead={<ShopLead />}
      isTest={attempt.sandbox}
      foot={
        bill && (
          <Link
            to="/payment/$session"
            params={{ session: bill._id }}
            search={{ replace: attempt._id }}
            replace
            {...buttonLook({ variant: 'plain', wide: true })}
          >
            {t('payment.qr.another')}
          </Link>
        )
      }
    >
      <section className="pay-code">
        <p className="pay-code-charge">
          <Price text={money(charge, currency)} />
        </p>
        {opens && (
          <div className="pay-code-wallet">
            <a href={link} {...buttonLook({ size: 'large', wide: true })}>
              {t('payment.qr.open', { name: wallet ?? t('payment.qr.wallet') })}
            </a>
            <p>{t('payment.qr.orScan')}</p>
          </div>
        )}
        <div className="pay-code-square" data-over={isOver ? '' : undefined}>
          {code && <QrCode text={code.data} label={t('payment.qr.label')} />}
        </div>
        <p className="pay-code-lead">{t('payment.qr.lead')}</p>
        {!opens && <p className="pay-code-here">{t('payment.qr.onThisPhone')}</p>}
        <p className="pay-code-left" role="timer">
          {isOver ? t('payment.outcome.asking') : t('payment.qr.left', { time: timeText(seconds) })}
        </p>
        <p>{t('payment.qr.waiting')}</p>
        {isOver && (
          <Button variant="quiet" onClick={() => void record.check()}>
            {t('payment.result.askAgain')}
          </Button>
        )}
      </section>
    </PaymentFrame>
  )
}

/** A code to scan with a wallet or bank app, until it is paid or its time is over (PAY-8.6). */
export const QrPage = ({ id }: { id: string }) => (
  <AttemptScreen id={id} pace="wallet">
    {(shown) =>
      shown.attempt.status === 'pending' ? (
        <Code {...shown} />
      ) : (
        <GoTo path={`/payment/result/${id}`} />
      )
    }
  </AttemptScreen>
)
