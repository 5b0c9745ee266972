import { webStorage } from '@comanda/client'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePending, useVisit } from '../diner/use-stores.ts'

const storage = webStorage(() => window.sessionStorage)
const ASKED = 'previousOrderAsked'

/**
 * At the start of a visit without a table, shows the orders that this device has under way, once; skipped if there are none
 * of them.
 */
export const usePreviousOrder = (): void => {
  const { status, mode } = useVisit()
  const { status: pendingStatus, sessions } = usePending()
  const { pathname } = useLocation()
  const { history } = useRouter()
  const isStart = status === 'ready' && mode !== 'dineIn' && pathname === '/'
  const hasPending = pendingStatus === 'ready' && sessions.length > 0

  useEffect(() => {
    if (!isStart || !hasPending || storage.read(ASKED) !== null) return
    storage.write(ASKED, 'true')
    history.replace('/previousOrder')
  }, [isStart, hasPending, history])
  /** An order that is placed in this visit need not be shown. */
  useEffect(() => {
    if (pathname === '/cart') storage.write(ASKED, 'true')
  }, [pathname])
}
