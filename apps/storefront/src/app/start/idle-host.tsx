import { lazy, Suspense, useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from '../../router/use-location.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import {
  useAuthentication,
  useCart,
  useCatalogue,
  useSession,
  useVisit,
} from '../../diner/use-stores.ts'
import { ownTimes, sharedTimes } from '../../features/idle/idle-times.ts'
import { paths } from '../../router/paths.ts'
import { clearDevice } from './clear-device.ts'

const IdleWatch = lazy(async () => ({
  default: (await import('../../features/idle/idle-watch.tsx')).IdleWatch,
}))
const never = () => () => undefined
/** Screens that people watch without touching them. */
const WATCHED = /^\/(order|record|payment|previousOrder|member\/qrCode)(\/|$)/
/** On a shared device only those that show what another phone reads. */
const READ_BY_OTHERS = /^\/(payment\/(qr|reader)|member\/qrCode)(\/|$)/

/** Leaves a table without activity. The cart stays, and the table is listed among the earlier orders, one press away. */
const OwnIdle = () => {
  const { visit } = useDiner()
  const { mode } = useVisit()
  const { session } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const reset = useCallback(() => {
    visit.chooseMode('dineInNoTable')
    void navigate({ to: paths.previousOrder })
  }, [visit, navigate])
  const times = useMemo(() => ownTimes(), [])
  const isAtTable = mode === 'dineIn' && session !== undefined
  if (!isAtTable || !times || WATCHED.test(pathname)) return null
  return <IdleWatch times={times} onReset={reset} />
}

/** Removes from a device that guests share what the last one has left on it, in every mode. */
const SharedIdle = ({ times }: { times: ReturnType<typeof sharedTimes> }) => {
  const { client } = useDiner()
  const { lines } = useCart()
  const { session } = useSession()
  const { status } = useAuthentication()
  const { pathname } = useLocation()
  const isEmpty = lines.length === 0 && session === undefined && status !== 'signedIn'
  const reset = useCallback(() => void clearDevice(client), [client])
  if (!times || (isEmpty && pathname === paths.home) || READ_BY_OTHERS.test(pathname)) return null
  return <IdleWatch times={times} isShared onReset={reset} />
}

/** Ends a visit that nobody is at any more (SHELL-4.1); the server, which renders first screens, watches nobody. */
export const IdleHost = () => {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { menu } = useCatalogue()
  const times = useMemo(() => sharedTimes(menu?.shop), [menu?.shop])
  if (!isHere) return null
  return <Suspense>{times ? <SharedIdle times={times} /> : <OwnIdle />}</Suspense>
}
