import { useConnectionStatus } from '@comanda/client/react'
import { type ReactNode, useState } from 'react'
import { useLocation } from '../../../router/use-location.ts'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { LoadFailure } from '../../../loading/load-failure.tsx'
import { LoadingScreen } from '../../../loading/loading-screen.tsx'
import { GoTo } from '../../../router/go-to.tsx'

/** Shows a member's own screen; without a login it redirects to the login page, and from there back here. */
export const MemberGate = ({ children }: { readonly children: ReactNode }) => {
  const { status, user } = useAuthentication()
  const connection = useConnectionStatus()
  const { pathname } = useLocation()
  const [here] = useState(pathname)
  if (user) return children
  if (status === 'signedOut')
    return <GoTo path={`/member/login?next=${encodeURIComponent(here)}`} />
  return connection === 'offline' ? (
    <LoadFailure level={1} onRetry={() => undefined} />
  ) : (
    <LoadingScreen />
  )
}
