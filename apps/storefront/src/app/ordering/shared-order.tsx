import { OrderPage } from '../../features/order/order-page.tsx'
import { OwedPart } from '../../features/table-cart/owed-part.tsx'
import { useWhose } from '../../features/table-cart/use-whose.ts'

/** The order of a table whose guests share a cart: whose each dish is, and what each owes (TABLE-6.7). */
export const SharedOrder = () => (
  <OrderPage whose={useWhose()}>
    <OwedPart />
  </OrderPage>
)
