import { getRouteApi } from '@tanstack/react-router'
import { ReaderPage } from '../features/payment/reader-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.paymentReader)

const PaymentReaderRoute = () => {
  const { attempt } = route.useParams()
  return <ReaderPage key={attempt} id={attempt} />
}

export default PaymentReaderRoute
