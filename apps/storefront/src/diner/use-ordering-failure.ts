import { isSessionReadOnly, onlineFailure } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'
import type { FailureReason } from '../visit/visit-state.ts'
import { useCatalogue, useSession, useVisit } from './use-stores.ts'

/**
 * Returns why nothing can be ordered here and now, `undefined` if ordering is possible. The menu can be browsed all the
 * same.
 */
export const useOrderingFailure = (): FailureReason | undefined => {
  const { menu, now } = useCatalogue()
  const { session } = useSession()
  const { mode, status, tableCode, isWaiting } = useVisit()
  if (!menu) return undefined
  if (menu.shop.beingSetUp) return 'shopBeingSetUp'
  // While a table is being entered, or its guests have yet to respond, nothing has failed yet.
  const isEntering = isWaiting ?? (status === 'starting' && !session)
  if (mode === 'dineIn' && !isEntering && (!session || isSessionReadOnly(session.status)))
    return 'sessionNotFound'
  const at = localMoment(now, menu.shop.timeZone)
  return onlineFailure(menu.shop, mode, at, tableCode !== undefined)
}
