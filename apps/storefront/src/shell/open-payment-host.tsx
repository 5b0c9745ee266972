import { useStore } from '@comanda/client/react'
import { lazy, Suspense } from 'react'
import { hasOpenPayment } from './open-payment.ts'

const UnknownPaymentBanner = lazy(async () => ({
  default: (await import('../paying/unknown-payment-banner.tsx')).UnknownPaymentBanner,
}))

/** What asks for a payment without an answer, loaded with the first one. */
export const OpenPaymentHost = () => (
  <Suspense>{useStore(hasOpenPayment) && <UnknownPaymentBanner />}</Suspense>
)
