import { balancePayments, intendedPayments, isFinalAttempt, paymentStarts } from '@comanda/client'
import { useSelected, useStore } from '@comanda/client/react'
import { Banner, buttonLook } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/use-location.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMessages } from '../../language/messages.ts'
import { useAttempt } from './use-attempt.ts'

interface BegunPaymentProps {
  readonly attempt: string
  readonly onEnded: (attempt: string) => void
}

/** Shows on other screens that a payment at a provider has begun, and follows it until it is final (PAY-8.2). */
const BegunPayment = ({ attempt, onEnded }: BegunPaymentProps) => {
  const { t } = useMessages()
  const { attempt: known } = useAttempt(attempt, 'result')
  const isFinal = known !== undefined && isFinalAttempt(known.status)
  useEffect(() => {
    if (isFinal) onEnded(attempt)
  }, [isFinal, attempt, onEnded])
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

/** Shows that a payment has become final on another screen than its own, which says how. */
const EndedPayment = ({ attempt }: { attempt: string }) => {
  const { t } = useMessages()
  return (
    <Banner
      tone="highlight"
      action={
        <Link
          to="/payment/result/$attempt"
          params={{ attempt }}
          {...buttonLook({ variant: 'plain' })}
        >
          {t('app.seePayment')}
        </Link>
      }
    >
      {t('app.paymentEnded')}
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
  const [ended, setEnded] = useState<string>()
  if (pathname.startsWith('/payment/')) {
    // It is looked at, or another is begun.
    if (ended !== undefined) setEnded(undefined)
    return null
  }
  if (begun) return <BegunPayment key={begun.attempt} attempt={begun.attempt} onEnded={setEnded} />
  if (ended !== undefined) return <EndedPayment attempt={ended} />
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
