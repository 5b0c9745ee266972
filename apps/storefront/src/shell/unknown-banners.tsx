import { ANY_PAYMENT_KEY, ORDER_KEY } from '@comanda/client'
import { useSelected } from '@comanda/client/react'
import { lazy, Suspense, useState } from 'react'
import { useDiner } from '../diner/diner-context.tsx'

const UnknownOrderBanner = lazy(async () => ({
  default: (await import('../features/cart/unknown-order-banner.tsx')).UnknownOrderBanner,
}))
const UnknownPaymentBanner = lazy(async () => ({
  default: (await import('../features/payment/unknown-payment-banner.tsx')).UnknownPaymentBanner,
}))

/** Loads the banners of an order and a payment of unknown outcome with the first of them. */
export const UnknownBanners = () => {
  const { keys } = useDiner().client.intentions
  const hasOrder = useSelected(keys, (all) => all.includes(ORDER_KEY))
  const hasPayment = useSelected(keys, (all) => all.some((key) => key.startsWith(ANY_PAYMENT_KEY)))
  // It says how a payment ended, too, when nothing is unknown any more.
  const [hadPayment, setHadPayment] = useState(hasPayment)
  if (hasPayment && !hadPayment) setHadPayment(true)
  return (
    <Suspense>
      {hasOrder && <UnknownOrderBanner />}
      {(hasPayment || hadPayment) && <UnknownPaymentBanner />}
    </Suspense>
  )
}
