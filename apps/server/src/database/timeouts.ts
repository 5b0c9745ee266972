import type { ClientBase } from 'pg'

/** PostgreSQL's timeouts for us, in ms. */
export interface Timeouts {
  readonly statement: number
  /** Of a transaction without activity: a server that hangs must not block others by its locks. */
  readonly idleTransaction: number
}

export const defaultTimeouts: Timeouts = { statement: 30_000, idleTransaction: 30_000 }

/** Sets the timeouts on a connection, not as startup parameters: poolers such as PgBouncer refuse unknown ones. */
export const applyTimeouts = async (client: ClientBase, timeouts: Timeouts): Promise<void> => {
  await client.query(
    `set statement_timeout = ${timeouts.statement};
     set idle_in_transaction_session_timeout = ${timeouts.idleTransaction}`,
  )
}
