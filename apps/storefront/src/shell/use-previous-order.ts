import { webStorage } from '@comanda/client'
import { useEffect } from 'react'
import { useLocation } from '../router/use-location.ts'
import { useRouter } from '../router/router-context.tsx'
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
  const router = useRouter()
  const isStart = status === 'ready' && mode !== 'dineIn' && pathname === '/'
  const hasPending = pendingStatus === 'ready' && sessions.length > 0

  useEffect(() => {
    if (!isStart || !hasPending || storage.read(ASKED) !== null) return
    storage.write(ASKED, 'true')
    void router.go('/previousOrder', { replace: true })
  }, [isStart, hasPending, router])
  /** An order that is placed in this visit need not be shown. */
  useEffect(() => {
    if (pathname === '/cart') storage.write(ASKED, 'true')
  }, [pathname])
}
