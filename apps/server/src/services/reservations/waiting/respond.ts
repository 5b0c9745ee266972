import type { RespondWaitingData, WaitingPlace } from '@comanda/contract'
import { inTransaction } from '../../../database/transaction.ts'
import { announceParty } from './announce.ts'
import { changeParty, inShopOfParty, lockParty } from './queries/locked-party.ts'
import { forwardTo } from './step.ts'
import type { Waiting } from './waiting.ts'

/** `create waitingPlaces/respond`: what a party says of itself (WAIT-4.4). The same status changes nothing. */
export const respond = async (
  waiting: Waiting,
  { party: id, status }: RespondWaitingData,
): Promise<WaitingPlace> => {
  const row = await inShopOfParty(waiting, id, (shop) =>
    inTransaction(waiting.database, async (transaction) => {
      const locked = await lockParty(transaction, shop, id)
      if (!locked || locked.status === status) return locked
      return changeParty(transaction, locked, forwardTo(locked, status, waiting.now()))
    }),
  )
  return (await announceParty(waiting, row)).place
}
