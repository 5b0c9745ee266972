import { orderingMessages } from '@comanda/locales/ordering'
import { isStillServed } from '@comanda/shop-rules/table-guests'
import { lazy, Suspense } from 'react'
import { useSession } from '../../diner/use-stores.ts'
import { withMessages } from '../../language/messages.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { FailureScreen } from './failure-screen.tsx'
import { PaidScreen } from './paid-screen.tsx'

const ServedOrder = lazy(
  withMessages(orderingMessages, async () => ({
    default: (await import('./served-order.tsx')).ServedOrder,
  })),
)

/** The table of the visit has no session any more: it was paid, perhaps on another phone, or is closed. */
export const SessionNotFoundPage = () => {
  const { ended } = useSession()
  if (ended && isStillServed(ended))
    return (
      <Suspense fallback={<LoadingScreen />}>
        <ServedOrder ended={ended} />
      </Suspense>
    )
  return ended?.status === 'done' ? (
    <PaidScreen session={ended._id} />
  ) : (
    <FailureScreen reason="sessionNotFound" />
  )
}
