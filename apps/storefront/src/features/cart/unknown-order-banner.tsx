import { Banner, buttonLook } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/use-location.ts'
import { useCheckout } from './use-checkout.ts'
import { useMessages } from '../../language/messages.ts'

/** Shows on other screens that the outcome of an order is unknown; the cart checks it again. */
export const UnknownOrderBanner = () => {
  const { t } = useMessages()
  const { pathname } = useLocation()
  const { status } = useCheckout()
  if (status !== 'unknown' || pathname === '/cart') return null
  return (
    <Banner
      tone="danger"
      icon="warning"
      action={
        <Link to="/cart" {...buttonLook({ variant: 'plain' })}>
          {t('app.checkAgain')}
        </Link>
      }
    >
      {t('app.unknownOrder')}
    </Banner>
  )
}
