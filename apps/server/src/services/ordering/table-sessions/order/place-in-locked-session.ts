import type { Database } from '../../../../database/connect.ts'
import { inSentTransaction, type Sent } from '../../../../database/transaction.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { placeAgain } from '../../checkout/place-again.ts'
import { lockSession } from '../../queries/load-session.ts'
import type { SessionState } from '../../records/session-record.ts'

/** The shop does not have the session: nothing of the transaction may stay. */
class NotInShop extends Error {}

/**
 * Places an order in a transaction that has locked its session, in turn, and sends the commit right behind the last statements
 * of the work, which may send its own behind those that lock and read the session (`locked`). It runs again with `locksFirst` if
 * these found less than was read (`placeAgain`). `waited` is how long the caller has waited already, in ms. Returns undefined if the shop does not have the session.
 */
export const placeInLockedSession = async <R>(
  { database, turns }: Pick<Runtime, 'database' | 'turns'>,
  {
    shop,
    session,
    waited: before,
  }: { readonly shop: string; readonly session: string; readonly waited: number },
  work: (
    transaction: Database,
    locked: () => Promise<SessionState>,
    locksFirst: boolean,
  ) => Promise<Sent<R>>,
): Promise<R | undefined> => {
  const inTransactionOf = (locksFirst: boolean) => (transaction: Database) => {
    const locking = lockSession(transaction, shop, session)
    // It fails the transaction, also if nobody waits for it.
    locking.catch(() => undefined)
    const locked = async (): Promise<SessionState> => {
      const state = await locking
      if (!state) throw new NotInShop()
      return state
    }
    return work(transaction, locked, locksFirst)
  }
  try {
    return await turns.take(
      `session/${session}`,
      (inAll) =>
        placeAgain(
          (locksFirst, waited) => inSentTransaction(database, inTransactionOf(locksFirst), waited),
          inAll,
        ),
      before,
    )
  } catch (error) {
    if (error instanceof NotInShop) return undefined
    throw error
  }
}
