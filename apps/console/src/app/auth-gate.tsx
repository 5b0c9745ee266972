import { useStore } from '@comanda/client/react'
import { EmptyState } from '@comanda/ui'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { useMessages } from '../staff/messages.ts'
import { useStaff } from '../staff/staff-context.tsx'
import { router } from './router.tsx'

/** Shows the console once its user is known, the sign-in if there is no user. */
export const AuthGate = () => {
  const { authentication, connection, shops, storage } = useStaff()
  const { status, user, isLoginNeeded } = useStore(authentication.state)
  const online = useStore(connection.status)
  const { t } = useMessages()
  useEffect(() => {
    if (user && online === 'online') void shops.load(user)
  }, [user, online, shops])

  if (user) return <RouterProvider router={router} />
  if (status === 'unknown')
    return online === 'offline' ? (
      <EmptyState drawing="offline" title={t('connection.offline')} level={1}>
        {t('signIn.offline')}
      </EmptyState>
    ) : (
      <p className="app-splash" role="status">
        {t('app.loading')}
      </p>
    )
  return <SignIn authentication={authentication} storage={storage} isLoginNeeded={isLoginNeeded} />
}
