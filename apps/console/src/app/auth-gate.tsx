import { useStore } from '@comanda/client/react'
import { Button, EmptyState } from '@comanda/ui'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AcceptInvitation } from '../features/invitation/accept-invitation.tsx'
import { PairDevice } from '../features/pin-sign-in/pair-device.tsx'
import { PinSignIn } from '../features/pin-sign-in/pin-sign-in.tsx'
import { OwnerStep } from '../features/setup/owner-step.tsx'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { useMessages } from '../staff/messages.ts'
import { useIdleLock } from '../staff/screen/use-idle-lock.ts'
import { useStaff } from '../staff/staff-context.tsx'
import { router } from './router.tsx'

/** Returns the code of an invitation in the URL: after the `#`, so that no server or log sees it. */
const invitedBy = (): string | undefined => /^#invitation=([\w-]+)$/.exec(window.location.hash)?.[1]

/** Returns whether the URL is that of the setup. */
const isSetupUrl = (): boolean => window.location.pathname.endsWith('/setup')

/** Shows the console once its user is known, the sign-in if there is no user. */
export const AuthGate = () => {
  const { authentication, connection, shops, storage, device, setup } = useStaff()
  const { needed } = useStore(setup.state)
  const paired = useStore(device.state)
  const [way, setWay] = useState<'pin' | 'password' | 'pair' | 'setup'>(
    isSetupUrl() ? 'setup' : 'pin',
  )
  const [invitation, setInvitation] = useState(invitedBy)
  useIdleLock()
  const { status, user, isLoginNeeded } = useStore(authentication.state)
  const online = useStore(connection.status)
  const { t } = useMessages()
  useEffect(() => {
    void setup.find()
  }, [setup])
  useEffect(() => {
    if (user && online === 'online') void shops.load(user)
  }, [user, online, shops])

  if (invitation !== undefined)
    return (
      <AcceptInvitation
        code={invitation}
        onDone={() => {
          window.history.replaceState(null, '', window.location.pathname)
          setInvitation(undefined)
        }}
      />
    )
  if (user) return <RouterProvider router={router} />
  // On a server without an owner nobody can sign in.
  const isUnknown = status === 'unknown' || (needed === undefined && online === 'online')
  if (isUnknown)
    return online === 'offline' ? (
      <EmptyState drawing="offline" title={t('connection.offline')} level={1}>
        {t('signIn.offline')}
      </EmptyState>
    ) : (
      <p className="app-splash" role="status">
        {t('app.loading')}
      </p>
    )
  if ((needed === 'owner' && way !== 'password') || (needed === 'demo' && way === 'setup'))
    return (
      <OwnerStep
        isDemo={needed === 'demo'}
        onDone={() => void router.navigate({ to: '/setup' })}
        onSignIn={() => setWay('password')}
      />
    )
  if (way === 'pair') return <PairDevice onCancel={() => setWay('pin')} />
  if (paired && way === 'pin')
    return (
      <PinSignIn device={paired}>
        <Button variant="plain" onClick={() => setWay('password')}>
          {t('pairing.byPassword')}
        </Button>
      </PinSignIn>
    )
  return (
    <SignIn authentication={authentication} storage={storage} isLoginNeeded={isLoginNeeded}>
      {needed === 'demo' && (
        <div className="app-demo" role="note">
          <p>{t('setup.demoAccounts')}</p>
          <Button variant="plain" onClick={() => setWay('setup')}>
            {t('setup.makeYours')}
          </Button>
        </div>
      )}
      <Button variant="plain" onClick={() => setWay(paired ? 'pin' : 'pair')}>
        {t(paired ? 'pairing.byPin' : 'pairing.title')}
      </Button>
    </SignIn>
  )
}
