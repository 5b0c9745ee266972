import { type Connection, DatabaseError, Query, type QueryConfig, type QueryResult } from 'pg'

/** What a client of `pg` calls on the statement whose responses it receives. */
interface QueryProtocol extends Query {
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: Error, connection: Connection): void
}

const protocol: QueryProtocol = Query.prototype as QueryProtocol

/**
 * A statement of a batch: one `Sync` behind the last of them ends all, so that PostgreSQL sends their responses together, and
 * skips what is behind a statement that fails. The client of `pg` expects `ReadyForQuery` after each, and gets it from here.
 */
export class BatchedStatement extends Query {
  declare callback: (error: Error | null, result?: QueryResult) => void
  readonly response: Promise<QueryResult>
  /** Whether the `Sync` follows. */
  isLast = false
  /** Whether its values could not be sent; it has a `Sync` of its own then. */
  isUnsent = true

  constructor(config: QueryConfig, values: unknown[]) {
    super({ ...config, values })
    // `begin` and `commit` have no values, and are prepared nevertheless.
    Reflect.set(this, 'queryMode', 'extended')
    this.response = new Promise((resolve, reject) => {
      this.callback = (error, result) => (error || !result ? reject(error) : resolve(result))
    })
  }

  /** `Query` sends a `Sync` behind it. */
  _getRows(connection: Connection): void {
    connection.execute({ portal: '' }, true)
    this.isUnsent = false
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    protocol.handleCommandComplete.call(this, message, connection)
    if (!this.isLast) connection.emit('readyForQuery', { status: 'T' })
  }

  handleError(error: Error, connection: Connection): void {
    protocol.handleError.call(this, error, connection)
    if (this.isLast || this.isUnsent || !(error instanceof DatabaseError)) return
    // PostgreSQL has skipped the next one.
    connection.emit('readyForQuery', { status: 'E' })
    connection.emit('errorMessage', error)
  }
}
