import { useParams } from '../../router/use-shown.ts'
import { CardPage } from '../../features/payment/card-page.tsx'
import { paths } from '../../router/paths.ts'

const PaymentCardRoute = () => {
  const { attempt } = useParams(paths.paymentCard)
  return <CardPage key={attempt} id={attempt} />
}

export default PaymentCardRoute
