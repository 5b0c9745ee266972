import type { Database } from '../../../../database/connect.ts'
import { approvedBy } from '../../../../authentication/approval/approved-by.ts'
import { isPricedByHand } from '../../checkout/manual-price.ts'
import type { Orderer } from './orderer.ts'
import type { RequestedSession } from './requested-order.ts'

/**
 * Returns the manager who set prices by hand at a terminal, by the approval that came with the order (KIOSK-8.4); undefined
 * if nobody did, or others than a terminal order. Throws `approvalInvalid` if it is not for this, was used or has expired.
 */
export const priceApprover = async (
  transaction: Database,
  { shop, cart }: Pick<RequestedSession, 'shop' | 'cart'>,
  { actor, approval }: Orderer,
): Promise<string | undefined> => {
  if (actor.role !== 'kiosk' || approval === undefined || !cart.some(isPricedByHand))
    return undefined
  const action = { shop, action: 'tableSessions/create', record: shop, approval }
  return approvedBy(transaction, { ...action, ...(actor.user ? { actor: actor.user } : {}) })
}
