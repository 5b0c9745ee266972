import { useParams } from '../../router/use-shown.ts'
import { ReaderPage } from '../../features/payment/reader-page.tsx'
import { paths } from '../../router/paths.ts'

const PaymentReaderRoute = () => {
  const { attempt } = useParams(paths.paymentReader)
  return <ReaderPage key={attempt} id={attempt} />
}

export default PaymentReaderRoute
