import { useConnectionStatus } from '@comanda/client/react'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { LoadFailure } from '../../../loading/load-failure.tsx'
import { LoadingScreen } from '../../../loading/loading-screen.tsx'
import { MemberHome } from './member-home.tsx'
import { Welcome } from './welcome.tsx'

/** The member's home; without a login, the benefits of membership. */
export const MemberHomePage = () => {
  const { status, user } = useAuthentication()
  const connection = useConnectionStatus()
  if (user) return <MemberHome user={user} />
  if (status === 'signedOut') return <Welcome />
  return connection === 'offline' ? (
    <LoadFailure level={1} onRetry={() => undefined} />
  ) : (
    <LoadingScreen />
  )
}
