import { balancePayments, intendedPayments, paymentStarts } from '@comanda/client'
import { useSelected, useStore } from '@comanda/client/react'
import { Banner, buttonLook } from '@comanda/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useDiner } from '../diner/diner-context.tsx'
import { useMessages } from '../language/messages.ts'
import { useAttempt } from './use-attempt.ts'

/** Shows on other screens that a payment at a provider has begun, and follows it until it is final (PAY-8.2). */
const BegunPayment = ({ attempt }: { attempt: string }) => {
  const { t } = useMessages()
  useAttempt(attempt, 'result')
  return (
    <Banner
      tone="danger"
      icon="warning"
      action={
        <Link
          to="/payment/result/$attempt"
          params={{ attempt }}
          {...buttonLook({ variant: 'plain' })}
        >
          {t('app.checkAgain')}
        </Link>
      }
    >
      {t('app.unknownPayment')}
    </Banner>
  )
}

/** Shows on other screens that the outcome of a payment is unknown; the screen of its bill checks it again. */
export const UnknownPaymentBanner = () => {
  const { t } = useMessages()
  const { pathname } = useLocation()
  const { client } = useDiner()
  const balance = useStore(balancePayments(client).unknown)
  const start = useStore(paymentStarts(client).unknown)
  const [begun] = useStore(intendedPayments(client.intentions).pending)
  const here = useSelected(client.session.state, (state) => state.session?._id)
  if (pathname.startsWith('/payment/')) return null
  if (begun) return <BegunPayment key={begun.attempt} attempt={begun.attempt} />
  const id = balance ?? start
  const isOnItsBill =
    start === undefined &&
    (pathname === `/record/${id}` || (here === id && /^\/order\b/.test(pathname)))
  if (id === undefined || isOnItsBill) return null
  const look = buttonLook({ variant: 'plain' })
  return (
    <Banner
      tone="danger"
      icon="warning"
      action={
        start === undefined ? (
          <Link to="/record/$id" params={{ id }} {...look}>
            {t('app.checkAgain')}
          </Link>
        ) : (
          <Link to="/payment/$session" params={{ session: start }} {...look}>
            {t('app.checkAgain')}
          </Link>
        )
      }
    >
      {t('app.unknownPayment')}
    </Banner>
  )
}
