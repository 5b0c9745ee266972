import type { ClientBase } from 'pg'

/** PostgreSQL's timeouts for us, in ms. */
export interface Timeouts {
  readonly statement: number
  /** Of a transaction without activity: a server that hangs must not block others by its locks. */
  readonly idleTransaction: number
  /** Of a wait for a lock; 0 waits as long as the statement may take. */
  readonly lock: number
}

export const defaultTimeouts: Timeouts = { statement: 30_000, idleTransaction: 30_000, lock: 0 }

/**
 * The settings of PostgreSQL for these timeouts, as SQL. PostgreSQL looks for deadlocks after a wait of 1 s: a longer `lock`
 * leaves it time to find them.
 */
export const timeoutSettings = (timeouts: Timeouts, set: 'set' | 'set local'): string =>
  [
    `${set} statement_timeout = ${timeouts.statement}`,
    `${set} idle_in_transaction_session_timeout = ${timeouts.idleTransaction}`,
    `${set} lock_timeout = ${timeouts.lock}`,
  ].join('; ')

/** Sets the timeouts on a connection, not as startup parameters: poolers such as PgBouncer refuse unknown ones. */
export const applyTimeouts = async (client: ClientBase, timeouts: Timeouts): Promise<void> => {
  await client.query(timeoutSettings(timeouts, 'set'))
}
