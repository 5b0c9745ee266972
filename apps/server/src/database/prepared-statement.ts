import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'

/** Runs a prepared statement with values for its placeholders. */
export type PreparedStatement<R extends QueryResultRow> = (
  database: Database,
  values: Readonly<Record<string, unknown>>,
) => Promise<QueryResult<R>>

/**
 * Returns a prepared statement: its SQL is generated once and planned once per connection, in or outside a transaction.
 * Generating it for each call costs the server more than handling the result. `name` must be unique among all
 * statements.
 */
export const preparedStatement = <R extends QueryResultRow = QueryResultRow>(
  name: string,
  text: SQL,
): PreparedStatement<R> => {
  const query = new PgDialect().sqlToQuery(text)
  return (database, values) =>
    database._.session
      .prepareQuery<{
        execute: QueryResult<R>
        all: unknown
        values: unknown
      }>(query, undefined, name, false)
      .execute({ ...values })
}
