import { useSelected, useStore } from '@comanda/client/react'
import { balancePayments } from '@comanda/client'
import { Banner, buttonLook } from '@comanda/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useDiner } from '../diner/diner-context.tsx'
import { useMessages } from '../language/messages.ts'

/** Shows on other screens that the outcome of a payment is unknown; the screen of its bill checks it again. */
export const UnknownPaymentBanner = () => {
  const { t } = useMessages()
  const { pathname } = useLocation()
  const { client } = useDiner()
  const id = useStore(balancePayments(client).unknown)
  const here = useSelected(client.session.state, (state) => state.session?._id)
  const isOnItsBill = pathname === `/record/${id}` || (here === id && /^\/order\b/.test(pathname))
  if (id === undefined || isOnItsBill) return null
  return (
    <Banner
      tone="danger"
      icon="warning"
      action={
        <Link to="/record/$id" params={{ id }} {...buttonLook({ variant: 'plain' })}>
          {t('app.checkAgain')}
        </Link>
      }
    >
      {t('app.unknownPayment')}
    </Banner>
  )
}
