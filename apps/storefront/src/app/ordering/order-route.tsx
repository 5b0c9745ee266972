import { lazy, Suspense } from 'react'
import { useIsTableShared } from '../../diner/use-is-table-shared.ts'
import { OrderPage } from '../../features/order/order-page.tsx'

const OwedPart = lazy(async () => ({
  default: (await import('../../features/table-cart/table-host.tsx')).OwedPart,
}))

const OrderRoute = () => {
  const isShared = useIsTableShared()
  return <OrderPage>{isShared && <Suspense>{<OwedPart />}</Suspense>}</OrderPage>
}

export default OrderRoute
