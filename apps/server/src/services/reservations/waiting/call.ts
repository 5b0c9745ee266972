import type { CallWaitingData, User, WaitingParty } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import { announceParty } from './announce.ts'
import { changeParty, inShopOfParty, lockParty } from './queries/locked-party.ts'
import { reachParty } from './reach-party.ts'
import { forwardTo } from './step.ts'
import type { Waiting } from './waiting.ts'

/** Throws unless the caller waits on tables of the shop. */
export const checkWaiter = (shop: string, user: User | undefined): User => {
  if (user && isStaffOf(user, shop, ['waiter', 'cashier', 'manager'])) return user
  throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
}

/** `create waitingParties/call`: calls a party by its page, and by mail and text if it has left them (WAIT-3.2). */
export const call = async (
  waiting: Waiting,
  { party: id, idempotencyKey: key }: CallWaitingData,
  user: User | undefined,
): Promise<WaitingParty> => {
  const now = waiting.now()
  const row = await inShopOfParty(waiting, id, async (shop) => {
    const by = checkWaiter(shop, user)
    return inTransaction(waiting.database, async (transaction) => {
      const locked = await lockParty(transaction, shop, id)
      if (!locked) return undefined
      const write = { shop, scope: `waitingParties/call/${id}`, key, caller: by._id, payload: id }
      const { made } = await once(transaction, write, async () => {
        const step = forwardTo(locked, 'called', now)
        const sms = await reachParty(transaction, waiting, locked, now)
        const changed = await changeParty(transaction, locked, {
          ...step,
          // Also of one that is called again: taken back, it has the status from before the calls.
          statusBefore: locked.status === 'called' ? locked.statusBefore : locked.status,
          calls: locked.calls + 1,
          calledTime: new Date(now).toISOString(),
          sms: sms ?? null,
        })
        return { answer: undefined, changed }
      })
      return made?.changed ?? locked
    })
  })
  waiting.mailer.wake()
  return (await announceParty(waiting, row)).party
}
