import { getRouteApi } from '@tanstack/react-router'
import { CardPage } from '../features/payment/card-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.paymentCard)

const PaymentCardRoute = () => {
  const { attempt } = route.useParams()
  return <CardPage key={attempt} id={attempt} />
}

export default PaymentCardRoute
