import { useNavigate, useParams } from '@tanstack/react-router'
import { OrderEntryPage } from '../features/order-entry/order-entry-page.tsx'

/** Ordering for the session in the URL; `new` for guests without a table, who have none yet. */
export const OrderEntryRoute = () => {
  const { shop, session } = useParams({ from: '/$shop/order/$session' })
  const navigate = useNavigate()
  return (
    <OrderEntryPage
      key={session}
      session={session === 'new' ? undefined : session}
      onSent={(sent) =>
        void navigate({ to: '/$shop/floor', params: { shop }, search: { session: sent } })
      }
    />
  )
}
