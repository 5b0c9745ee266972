import { rootRouteId, useLocation, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useVisit } from '../data/use-store.ts'
import { startUpRedirect } from './start-up-redirect.ts'

/** Sends the diner where start-up leads. */
export const useStartUp = (): void => {
  const { status, reason, settings } = useVisit()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  /** No route but the root matches: the page is not known. */
  const isUnknown = useRouterState({
    select: ({ matches }) => matches.at(-1)?.routeId === rootRouteId,
  })

  useEffect(() => {
    if (isUnknown) return
    const target = startUpRedirect(
      { status, ...(reason && { reason }), ...(settings && { settings }) },
      pathname,
    )
    if (!target) return
    if ('error' in target)
      void navigate({ to: '/', search: { error: target.error }, replace: true })
    else void navigate({ to: target.to, replace: true })
  }, [status, reason, settings, pathname, navigate, isUnknown])
}
