import { isFinalAttempt } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { Button, buttonLook, EmptyState, PaymentDrawing } from '@comanda/ui'
import { useEffect } from 'react'
import { Link } from '../../router/link.tsx'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { GoTo } from '../../router/go-to.tsx'
import { AttemptScreen, type ShownAttempt } from './attempt/attempt-screen.tsx'
import { leaveFor, leaving } from './attempt/leaving.ts'
import { ShopLead } from './attempt/shop-lead.tsx'
import { PaymentFrame } from './payment-frame.tsx'

const Leaving = () => {
  const { t } = usePaymentMessages()
  return (
    <PaymentFrame title={t('payment.title')} lead={<ShopLead />}>
      <EmptyState drawing={<PaymentDrawing name="card" />} title={t('payment.leaving.title')}>
        <p role="status">{t('payment.leaving.text')}</p>
      </EmptyState>
    </PaymentFrame>
  )
}

const Choices = ({ attempt, bill }: ShownAttempt) => {
  const { t } = usePaymentMessages()
  const { _id, charge, currency, next } = attempt
  const money = useMoney()
  const result = {
    to: '/payment/result/$attempt',
    params: { attempt: _id },
    replace: true,
  } as const
  return (
    <PaymentFrame
      title={t('payment.title')}
      lead={<ShopLead />}
      isTest={attempt.sandbox}
      foot={
        <>
          {next?.kind === 'redirect' && (
            <Button size="large" wide onClick={() => leaveFor(_id, next.url)}>
              {t('payment.card.continue', { amount: money(charge, currency) })}
            </Button>
          )}
          <Link {...result} {...buttonLook({ variant: 'quiet', size: 'large', wide: true })}>
            {t('payment.card.have')}
          </Link>
          {bill && (
            <Link
              to="/payment/$session"
              params={{ session: bill._id }}
              search={{ replace: _id }}
              replace
              {...buttonLook({ variant: 'plain', wide: true })}
            >
              {t('payment.card.another')}
            </Link>
          )}
        </>
      }
    >
      <EmptyState drawing={<PaymentDrawing name="card" />} title={t('payment.card.title')}>
        {t('payment.card.text')}
      </EmptyState>
    </PaymentFrame>
  )
}

/**
 * The page that a diner leaves to pay at a provider, and that Back leads to. It says what can be done, and never continues by
 * itself (PAY-8.5).
 */
export const CardPage = ({ id }: { id: string }) => {
  const isLeaving = useStore(leaving) === id
  useEffect(() => {
    // A browser that goes back may show the page as it was left.
    const stay = (): void => leaving.set(undefined)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])
  return (
    <AttemptScreen id={id} pace="result">
      {(shown) => {
        if (isFinalAttempt(shown.attempt.status) || shown.attempt.status === 'review')
          return <GoTo path={`/payment/result/${id}`} />
        return isLeaving ? <Leaving /> : <Choices {...shown} />
      }}
    </AttemptScreen>
  )
}
