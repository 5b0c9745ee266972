import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useVisit } from '../data/use-store.ts'
import { startUpRedirect } from './start-up-redirect.ts'

/** Sends the diner where start-up leads. */
export const useStartUp = (): void => {
  const { status, reason, settings } = useVisit()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const target = startUpRedirect(
      { status, ...(reason && { reason }), ...(settings && { settings }) },
      pathname,
    )
    if (!target) return
    if ('error' in target)
      void navigate({ to: '/', search: { error: target.error }, replace: true })
    else void navigate({ to: target.to, replace: true })
  }, [status, reason, settings, pathname, navigate])
}
