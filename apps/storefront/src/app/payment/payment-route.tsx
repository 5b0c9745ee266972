import { isObjectId } from '@comanda/engine/catalog'
import { useParams, useSearch } from '../../router/use-shown.ts'
import { ChoosePage } from '../../features/payment/choose/choose-page.tsx'
import { BillGone } from '../../features/payment/bill-gone.tsx'
import { paths } from '../../router/paths.ts'

const PaymentRoute = () => {
  const { session } = useParams(paths.payment)
  const wish = useSearch(paths.payment)
  if (!isObjectId(session)) return <BillGone />
  return <ChoosePage key={session} id={session} wish={wish} />
}

export default PaymentRoute
