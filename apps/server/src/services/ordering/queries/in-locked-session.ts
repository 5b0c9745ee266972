import { allEnded } from '../../../database/all-ended.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { type Claimed, claimWrite, type RetriableWrite } from '../../../idempotency/once.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { menuRevision } from '../../catalogue/menus/menu-revision.ts'
import type { SessionState } from '../records/session-record.ts'
import { announceTickets, ticketsIn } from '../kitchen/written-tickets.ts'
import { lockSession } from './load-session.ts'

/** What was read with a locked session. */
export interface LockedWith<Read = unknown> {
  readonly menuRevision: number
  /** Whether the write is ours to do, settled: it throws if its key was used for another; undefined if none was to be claimed. */
  readonly claimed: Promise<Claimed> | undefined
  /** What `readWith` has read behind the lock. */
  readonly read: Read | undefined
}

/** The shop does not have the session: what was claimed for it is undone. */
class NotInShop extends Error {}

/**
 * Runs work in a transaction that has locked a session, in turn: at most one call per session and server has a connection
 * (OVER-1.4), and announces the tickets that it has written. `work` gets what was read in the same batch: the revision of the shop's
 * menu, the claim of `write`, and what `readWith` reads. Returns undefined if the shop does not have the session.
 */
export const inLockedSession = <R, Read>(
  { database, turns, bus }: Pick<Runtime, 'database' | 'turns' | 'bus'>,
  { shop, session }: { readonly shop: string; readonly session: string },
  work: (transaction: Database, locked: SessionState, read: LockedWith<Read>) => Promise<R>,
  write?: RetriableWrite,
  readWith?: (transaction: Database) => Promise<Read>,
): Promise<R | undefined> => {
  const run = async (transaction: Database) => {
    const locking = lockSession(transaction, shop, session)
    const claimed = write && claimWrite(transaction, write)
    const [locked, revision, , read] = await allEnded([
      locking,
      menuRevision(transaction, shop),
      // Whether the caller may change the session is checked first.
      claimed?.catch(() => undefined),
      readWith?.(transaction),
    ])
    if (!locked) throw new NotInShop()
    const result = await work(transaction, locked, { menuRevision: revision, claimed, read })
    return { result, transaction }
  }
  return turns.take(`session/${session}`, async (waited) => {
    try {
      const { result, transaction } = await inTransaction(database, run, waited)
      // What was written behind is known by now.
      announceTickets(bus, ticketsIn(transaction))
      return result
    } catch (error) {
      if (error instanceof NotInShop) return undefined
      throw error
    }
  })
}
