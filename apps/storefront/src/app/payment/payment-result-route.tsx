import { orderingMessages } from '@comanda/locales/ordering'
import { visitMessages } from '@comanda/locales/visits'
import { lazy, Suspense } from 'react'
import { useParams } from '../../router/use-shown.ts'
import { ResultPage } from '../../features/payment/result-page.tsx'
import { withMessages } from '../../language/messages.ts'
import { paths } from '../../router/paths.ts'

/** Loaded if an order was not paid in time. */
const OrderAgainButton = lazy(
  withMessages(
    orderingMessages,
    withMessages(visitMessages, async () => ({
      default: (await import('../../features/record/order-again-button.tsx')).OrderAgainButton,
    })),
  ),
)
const PaymentResultRoute = () => {
  const { attempt } = useParams(paths.paymentResult)
  return (
    <ResultPage
      key={attempt}
      id={attempt}
      orderAgain={(bill) => (
        <Suspense>
          <OrderAgainButton session={bill} />
        </Suspense>
      )}
    />
  )
}

export default PaymentResultRoute
