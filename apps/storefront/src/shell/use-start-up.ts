import { rootRouteId, useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDiner } from '../diner/diner-context.tsx'
import { useSession, useVisit } from '../diner/use-stores.ts'
import { guardRedirect } from './guard-redirect.ts'
import { startUpRedirect } from './start-up-redirect.ts'
import { withoutLocale } from './without-locale.ts'

/** Redirects to where start-up leads, and away from guarded screens. */
export const useStartUp = (): void => {
  const { status, reason, settings, areSettingsFresh } = useVisit()
  const { status: sessionStatus, session } = useSession()
  const { pathname, searchStr } = useLocation()
  const { history } = useRouter()
  const { visit: begun } = useDiner()
  /** The page is unknown if no route but the root matches. */
  const isUnknown = useRouterState({
    select: ({ matches }) => matches.at(-1)?.routeId === rootRouteId,
  })
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
  const showsReason = status === 'noShop' && pathname === '/' && searchStr.startsWith('?error=')
  const rest = isUnknown ? withoutLocale(pathname) : undefined
  const target = isUnknown
    ? rest && `${rest}${searchStr}`
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
    if (target) history.replace(target)
  }, [target, history])
}
