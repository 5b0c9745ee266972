import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { SessionState } from '../records/session-record.ts'
import { announceTickets, ticketsIn } from '../kitchen/written-tickets.ts'
import { lockSession } from './load-session.ts'

/**
 * Runs work in a transaction that has locked a session, in turn: at most one call per session and server has a connection
 * (OVER-1.4), and announces the tickets that it has written. Returns undefined if the shop does not have the session.
 */
export const inLockedSession = <R>(
  { database, turns, bus }: Pick<Runtime, 'database' | 'turns' | 'bus'>,
  { shop, session }: { readonly shop: string; readonly session: string },
  work: (transaction: Database, locked: SessionState) => Promise<R>,
): Promise<R | undefined> =>
  turns.take(`session/${session}`, async (waited) => {
    const done = await inTransaction(
      database,
      async (transaction) => {
        const locked = await lockSession(transaction, shop, session)
        const result = locked && (await work(transaction, locked))
        return { result, tickets: ticketsIn(transaction) }
      },
      waited,
    )
    announceTickets(bus, done.tickets)
    return done.result
  })
