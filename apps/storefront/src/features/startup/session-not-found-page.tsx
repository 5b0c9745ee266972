import { useSession } from '../../diner/use-stores.ts'
import { FailureScreen } from './failure-screen.tsx'
import { PaidScreen } from './paid-screen.tsx'

/** The table of the visit has no session any more: it was paid, perhaps on another phone, or is closed. */
export const SessionNotFoundPage = () => {
  const { ended } = useSession()
  return ended?.status === 'done' ? (
    <PaidScreen session={ended._id} />
  ) : (
    <FailureScreen reason="sessionNotFound" />
  )
}
