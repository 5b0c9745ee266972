import { isObjectId } from '@comanda/engine/catalog'
import { getRouteApi } from '@tanstack/react-router'
import { ChoosePage } from '../features/payment/choose/choose-page.tsx'
import { CounterPage } from '../features/payment/counter-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.payment)

const PaymentRoute = () => {
  const { session } = route.useParams()
  const wish = route.useSearch()
  if (!isObjectId(session)) return <CounterPage />
  return <ChoosePage key={session} id={session} wish={wish} />
}

export default PaymentRoute
