import { useParams } from '@tanstack/react-router'
import { SessionMoneyPage } from '../features/session-money/session-money-page.tsx'

/** The money of the session in the URL. */
export const BillRoute = () => {
  const { session } = useParams({ from: '/$shop/bills/$session' })
  return <SessionMoneyPage key={session} session={session} />
}
