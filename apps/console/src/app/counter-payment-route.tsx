import { useParams } from '@tanstack/react-router'
import { CounterPaymentPage } from '../features/counter-payment/counter-payment-page.tsx'

/** Taking money for the session in the URL. */
export const CounterPaymentRoute = () => {
  const { session } = useParams({ from: '/$shop/pay/$session' })
  return <CounterPaymentPage key={session} session={session} />
}
