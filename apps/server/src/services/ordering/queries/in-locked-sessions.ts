import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { SessionState } from '../records/session-record.ts'
import { announceTickets, ticketsIn } from '../kitchen/written-tickets.ts'
import { lockSession } from './load-session.ts'

/**
 * Runs work in a transaction that has locked two sessions of a shop, in turn. Turns and rows are taken in the order of the
 * ids, so that two such calls never wait for each other. Returns undefined if the shop does not have both.
 */
export const inLockedSessions = <R>(
  { database, turns, bus }: Pick<Runtime, 'database' | 'turns' | 'bus'>,
  shop: string,
  sessions: readonly [string, string],
  work: (transaction: Database, locked: readonly [SessionState, SessionState]) => Promise<R>,
): Promise<R | undefined> => {
  const [first, second] = sessions.toSorted()
  const inTurns = async (waited: number, waitedMore: number): Promise<R | undefined> => {
    const done = await inTransaction(
      database,
      async (transaction) => {
        const one = await lockSession(transaction, shop, first ?? '')
        const two = one && (await lockSession(transaction, shop, second ?? ''))
        if (!one || !two) return undefined
        const result = await work(
          transaction,
          one.row._id === sessions[0] ? [one, two] : [two, one],
        )
        return { result, transaction }
      },
      waited + waitedMore,
    )
    if (done) announceTickets(bus, ticketsIn(done.transaction))
    return done?.result
  }
  return turns.take(`session/${first}`, (waited) =>
    turns.take(`session/${second}`, (waitedMore) => inTurns(waited, waitedMore)),
  )
}
