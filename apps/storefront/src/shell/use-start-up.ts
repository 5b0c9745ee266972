import { useEffect, useState } from 'react'
import { useDestination } from '../router/use-location.ts'
import { useShown } from '../router/use-shown.ts'
import { useRouter } from '../router/router-context.tsx'
import { useDiner } from '../diner/diner-context.tsx'
import { useSession, useVisit } from '../diner/use-stores.ts'
import { guardRedirect } from '../router/guard-redirect.ts'
import { startUpRedirect } from './start-up-redirect.ts'
import { withoutLocale } from './without-locale.ts'

/** Redirects to where start-up leads, and away from guarded screens. */
export const useStartUp = (): void => {
  const { status, reason, settings, areSettingsFresh } = useVisit()
  const { status: sessionStatus, session } = useSession()
  const { pathname, search } = useDestination()
  const router = useRouter()
  const { visit: begun } = useDiner()
  /** The page is unknown if it is shown and no path matches. */
  const shown = useShown()
  const isUnknown = shown !== undefined && shown.path === undefined
  const facts = {
    settings: areSettingsFresh && settings,
    isStarted: status !== 'starting' && sessionStatus !== 'loading',
    hasTableSession: session?.type === 'dineIn',
  }
  const [notifiedOf, setNotifiedOf] = useState<typeof reason>()
  if (pathname === '/sessionNotFound' && notifiedOf !== reason) setNotifiedOf(reason)
  if (status === 'ready' && notifiedOf) setNotifiedOf(undefined)
  const visit = {
    status,
    ...(reason && { reason }),
    ...(settings && { settings }),
    ...(areSettingsFresh && { areSettingsFresh }),
  }
  /** Home says why no visit could begin, with or without a shop. */
  const showsReason = status === 'noShop' && pathname === '/' && search.startsWith('?error=')
  const rest = isUnknown ? withoutLocale(pathname) : undefined
  const target = isUnknown
    ? rest && `${rest}${search}`
    : showsReason
      ? undefined
      : (startUpRedirect(visit, pathname, notifiedOf === 'sessionNotFound') ??
        guardRedirect(facts, pathname))

  const isLooking =
    !target && status === 'failed' && reason !== 'serverError' && pathname === '/browse'
  useEffect(() => {
    if (isLooking) begun.look()
  }, [isLooking, begun])
  useEffect(() => {
    if (target) void router.go(target, { replace: true })
  }, [target, router])
}
