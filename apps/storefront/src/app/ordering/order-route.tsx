import { lazy, Suspense } from 'react'
import { useIsTableShared } from '../../diner/use-is-table-shared.ts'
import { OrderPage } from '../../features/order/order-page.tsx'

const SharedOrder = lazy(async () => ({
  default: (await import('./shared-order.tsx')).SharedOrder,
}))

const OrderRoute = () =>
  useIsTableShared() ? (
    <Suspense fallback={<OrderPage />}>
      <SharedOrder />
    </Suspense>
  ) : (
    <OrderPage />
  )

export default OrderRoute
