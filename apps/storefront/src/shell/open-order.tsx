import { orderingMessages } from '@comanda/locales/ordering'
import { lazy, Suspense } from 'react'
import { withMessages } from '../language/messages.ts'
import { useOpenOrder } from '../features/order/use-open-order.ts'

const OpenOrderBanner = lazy(
  withMessages(orderingMessages, async () => ({
    default: (await import('../features/order/open-order-banner.tsx')).OpenOrderBanner,
  })),
)

/** Loads the banner of an open order with the first of them. */
export const OpenOrder = () => {
  const open = useOpenOrder()
  if (!open) return null
  return (
    <Suspense>
      <OpenOrderBanner {...open} />
    </Suspense>
  )
}
