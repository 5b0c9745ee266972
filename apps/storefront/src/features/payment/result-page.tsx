import { serverNow } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { Banner, Button, buttonLook } from '@comanda/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { AttemptScreen, type ShownAttempt } from './attempt/attempt-screen.tsx'
import { BillLink } from './attempt/bill-link.tsx'
import { ShopLead } from './attempt/shop-lead.tsx'
import { type Outcome, outcomeOf } from './outcome/outcome.ts'
import { OutcomeView } from './outcome/outcome-view.tsx'
import { PaymentFrame } from './payment-frame.tsx'

/** After this time without an outcome the diner reads that they may leave, in ms. */
const LATE_MS = 60_000

/** Returns `true` once a time has passed since the screen was opened. */
const useIsLate = (ms: number): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isLate
}

/** What a diner does after each outcome: pay again, order again, or nothing. */
const canPayAgain: ReadonlySet<Outcome> = new Set([
  'failed',
  'cancelled',
  'unconfirmed',
  'codeExpired',
  'pageExpired',
])

interface ResultPageProps {
  readonly id: string
  /** Rebuilds the cart of an order that was not paid in time. */
  readonly orderAgain: (bill: TableSession) => ReactNode
}

interface ActionsProps extends Pick<ResultPageProps, 'orderAgain'> {
  readonly shown: ShownAttempt
  readonly outcome: Outcome
}

const Actions = ({ shown: { attempt, bill, record }, outcome, orderAgain }: ActionsProps) => {
  const { t } = usePaymentMessages()
  if (!bill) return null
  const paysAgain = canPayAgain.has(outcome)
  const hasRest = outcome === 'paid' && bill.outstanding > 0
  return (
    <>
      {outcome === 'asking' && (
        <Button size="large" wide variant="quiet" onClick={() => void record.check()}>
          {t('payment.result.askAgain')}
        </Button>
      )}
      {paysAgain && (
        <Link
          to="/payment/$session"
          params={{ session: bill._id }}
          search={{ method: attempt.method }}
          replace
          {...buttonLook({ size: 'large', wide: true })}
        >
          {t(outcome === 'codeExpired' ? 'payment.qr.again' : 'payment.result.again')}
        </Link>
      )}
      {outcome === 'orderCancelled' && orderAgain(bill)}
      <BillLink
        bill={bill}
        variant={paysAgain || outcome === 'orderCancelled' ? 'quiet' : 'primary'}
      />
      {hasRest && (
        <Link
          to="/payment/$session"
          params={{ session: bill._id }}
          {...buttonLook({ size: 'large', wide: true, variant: 'quiet' })}
        >
          {t('payment.result.payRest')}
        </Link>
      )}
    </>
  )
}

/** How a payment ended, or that it is not known yet (PAY-8.8). Nothing is paid from here. */
export const ResultPage = ({ id, orderAgain }: ResultPageProps) => {
  const { t } = usePaymentMessages()
  const isLate = useIsLate(LATE_MS)
  return (
    <AttemptScreen id={id} pace="result">
      {(shown) => {
        const { attempt, bill, isOwn } = shown
        const outcome = outcomeOf(attempt, bill, serverNow())
        return (
          <PaymentFrame
            title={t('payment.title')}
            lead={<ShopLead />}
            isTest={attempt.sandbox}
            foot={isOwn && <Actions shown={shown} outcome={outcome} orderAgain={orderAgain} />}
          >
            <OutcomeView attempt={attempt} outcome={outcome} bill={bill} isLate={isLate} />
            {!isOwn && (
              <Banner tone="highlight">
                <strong>{t('payment.result.otherBrowser')}</strong>{' '}
                {t('payment.result.otherBrowserText')}
              </Banner>
            )}
          </PaymentFrame>
        )
      }}
    </AttemptScreen>
  )
}
