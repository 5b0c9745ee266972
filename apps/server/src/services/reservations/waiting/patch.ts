import { type Condition, meets, type WaitingParty, type WaitingPartyPatch } from '@comanda/contract'
import { inTransaction } from '../../../database/transaction.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import type { WaitingPartyRow } from '../../../tables/waiting-parties.ts'
import { lockBook } from '../reservations/queries/lock-book.ts'
import { removeBooking } from '../reservations/queries/store-booking.ts'
import { announceParty } from './announce.ts'
import { forgetTimeFrom } from './forget-parties.ts'
import { changeParty, inShopOfParty, lockParty } from './queries/locked-party.ts'
import { openParties } from './queries/waiting-rows.ts'
import { illegalWaiting } from './refusals.ts'
import { stepTo } from './step.ts'
import { storeParty } from './store-party.ts'
import type { Waiting } from './waiting.ts'

/** Returns the rank between two parties, or after all. The book is locked, so that the order stays. */
const rankBefore = async (
  transaction: Database,
  { shop, _id, rank }: WaitingPartyRow,
  before: string | null,
): Promise<number> => {
  const others = (await openParties(transaction, shop)).filter((one) => one._id !== _id)
  const index = before === null ? -1 : others.findIndex((one) => one._id === before)
  const next = others[index]
  if (!next) return Math.max(rank, (others.at(-1)?.rank ?? 0) + 1)
  const previous = others[index - 1]?.rank ?? next.rank - 2
  return (previous + next.rank) / 2
}

/** Only `seat` seats a party, and only `call` calls it: this takes such a step back. */
const isByCall = (status: WaitingPartyPatch['status']): boolean =>
  status === 'seated' || status === 'called'

/**
 * `patch waitingParties/{id}` by staff: what a party says of itself, its order, and the steps of its status or the last one back
 * (WAIT-3). The same status changes nothing.
 */
export const patch = async (
  waiting: Waiting,
  id: string,
  { status, before, allergens, ...said }: WaitingPartyPatch,
  reach: Condition,
): Promise<WaitingParty> => {
  const now = waiting.now()
  const row = await inShopOfParty(waiting, id, (shop) =>
    inTransaction(waiting.database, async (transaction) => {
      if (before !== undefined) await lockBook(transaction, shop, false)
      const locked = await lockParty(transaction, shop, id)
      if (!locked || !meets(reach, locked)) return undefined
      const isStep = status !== undefined && status !== locked.status
      const step = isStep ? stepTo(locked, status, now) : {}
      if (isStep && isByCall(status) && step.statusBefore !== null)
        throw refused(illegalWaiting(locked.status, status))
      const changed = await changeParty(transaction, locked, {
        ...said,
        ...step,
        // Of one that is written of once more after it was forgotten.
        forgetTime: locked.forgetTime ?? forgetTimeFrom(now),
        ...(allergens === undefined ? {} : { allergens: allergens?.length ? allergens : null }),
        ...(before === undefined ? {} : { rank: await rankBefore(transaction, locked, before) }),
      })
      if (locked.status === 'seated' && changed.status !== 'seated')
        await removeBooking(transaction, locked)
      else if (changed.status === 'seated') await storeParty(transaction, changed)
      return changed
    }),
  )
  return (await announceParty(waiting, row)).party
}
