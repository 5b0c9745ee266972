import { getRouteApi } from '@tanstack/react-router'
import { QrPage } from '../features/payment/qr-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.paymentQr)

const PaymentQrRoute = () => {
  const { attempt } = route.useParams()
  return <QrPage key={attempt} id={attempt} />
}

export default PaymentQrRoute
