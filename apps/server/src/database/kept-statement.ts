import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult, QueryResultRow } from 'pg'
import type { Database } from './connect.ts'

/** Runs a kept statement with these values for its placeholders. */
export type KeptStatement<R extends QueryResultRow> = (
  database: Database,
  values: Readonly<Record<string, unknown>>,
) => Promise<QueryResult<R>>

/**
 * A statement that is written once and planned once for each connection, in a transaction or outside: to write its SQL
 * anew for each call costs the server more than what it does with the answer. Its placeholders are filled as they are;
 * `name` is its own among all statements.
 */
export const keptStatement = <R extends QueryResultRow = QueryResultRow>(
  name: string,
  text: SQL,
): KeptStatement<R> => {
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
