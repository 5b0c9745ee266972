import { lazy, Suspense, useCallback } from 'react'
import { useLocation } from '../router/use-location.ts'
import { useNavigate } from '../router/use-navigate.ts'
import { useDiner } from '../diner/diner-context.tsx'
import { useSession, useVisit } from '../diner/use-stores.ts'
import { paths } from '../router/paths.ts'

const IdleWatch = lazy(async () => ({
  default: (await import('../features/idle/idle-watch.tsx')).IdleWatch,
}))
/** Screens that people watch without touching them. */
const WATCHED = /^\/(order|record|payment|previousOrder|member\/qrCode)(\/|$)/

/**
 * Leaves a table without activity (SHELL-4.1). The cart stays, and the table is listed among the earlier orders, one press
 * away.
 */
export const IdleHost = () => {
  const { visit } = useDiner()
  const { mode } = useVisit()
  const { session } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const reset = useCallback(() => {
    visit.chooseMode('dineInNoTable')
    void navigate({ to: paths.previousOrder })
  }, [visit, navigate])
  const isAtTable = mode === 'dineIn' && session !== undefined
  if (!isAtTable || WATCHED.test(pathname)) return null
  return (
    <Suspense>
      <IdleWatch onReset={reset} />
    </Suspense>
  )
}
