import type { ClientBase, Pool } from 'pg'
import { interceptStatements, isBegin, textOf } from './intercept-statements.ts'

/** A statement that took less, in ms, waited for nobody worth counting; a lock is waited for at least as long. */
const step = 100

/** How long the statements of a connection wait for locks. */
interface LockPatience {
  /** Called when a caller takes the connection, with how long they have waited until then, in ms. */
  take(waited: number): void
}

const limitOf = (client: ClientBase, patience: number, hasSession: boolean): LockPatience => {
  const least = Math.min(step, patience)
  /** What is left for locks. */
  let left = patience
  /** `lock_timeout` of the session, and of the transaction. */
  let ofSession = patience
  let current = patience
  let isTransaction = false
  /** When the statement before ended, in ms: statements that are sent together run one after another. */
  let before = 0

  const use = (waited: number): void => {
    left = Math.max(least, Math.round(left - waited))
  }
  interceptStatements(client, (send) => {
    const set = (scope: string): void => {
      const sent = send(`set ${scope} lock_timeout = ${left}`)
      if (sent instanceof Promise) sent.catch(() => undefined)
      current = left
    }
    return (statement, ...rest) => {
      const text = textOf(statement)
      const begins = isBegin(statement)
      const isDifferent = Math.abs(current - left) >= step
      if (!begins && isDifferent && isTransaction) set('local')
      if (!begins && isDifferent && !isTransaction && hasSession) {
        set('session')
        ofSession = left
      }
      const from = performance.now()
      const result = send(statement, ...rest)
      if (begins || /^\s*(commit|rollback)\b/i.test(text)) {
        // A local setting ends with its transaction or savepoint.
        current = ofSession
        isTransaction = begins || /\bto\b/i.test(text)
      }
      const end = (): void => {
        const now = performance.now()
        const took = now - Math.max(from, before)
        before = now
        if (took >= step) use(took)
      }
      if (result instanceof Promise) result.then(end, end)
      return result
    }
  })
  return {
    take: (waited) => {
      left = patience
      use(waited)
    },
  }
}

/**
 * Lets the callers of a pool wait for locks only as long as their patience lasts, in ms, less what they waited before: for
 * their turn, for a connection, for other locks (OVER-1.3). A caller who did not wait costs no statement. Returns what is to be
 * called when a caller takes a connection. Behind a transaction pooler, statements outside of transactions have no limit.
 */
export const limitLockWaits = (
  pool: Pool,
  patience: number,
  hasSession: boolean,
): ((client: ClientBase, waited: number) => void) => {
  const limits = new WeakMap<ClientBase, LockPatience>()
  pool.on('connect', (client) => limits.set(client, limitOf(client, patience, hasSession)))
  return (client, waited) => limits.get(client)?.take(waited)
}
