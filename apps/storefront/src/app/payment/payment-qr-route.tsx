import { useParams } from '../../router/use-shown.ts'
import { QrPage } from '../../features/payment/qr-page.tsx'
import { paths } from '../../router/paths.ts'

const PaymentQrRoute = () => {
  const { attempt } = useParams(paths.paymentQr)
  return <QrPage key={attempt} id={attempt} />
}

export default PaymentQrRoute
