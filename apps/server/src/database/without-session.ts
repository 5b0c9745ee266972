import type { ClientBase } from 'pg'
import { interceptStatements, isBegin, textOf } from './intercept-statements.ts'
import { type Timeouts, timeoutSettings } from './timeouts.ts'

/**
 * Makes a connection independent of its session: behind a transaction pooler, each transaction may run on another
 * session. Timeouts are set for each transaction, with its `begin`. Statements are unnamed, unless the pooler keeps
 * prepared ones.
 */
export const withoutSession = (
  client: ClientBase,
  timeouts: Timeouts,
  keepsPreparedStatements: boolean,
): void => {
  const local = timeoutSettings(timeouts, 'set local')
  const independent = (statement: unknown): unknown => {
    if (isBegin(statement)) return `${textOf(statement)}; ${local}`
    const isNamed =
      typeof statement === 'object' &&
      statement !== null &&
      'name' in statement &&
      statement.name !== undefined
    return isNamed && !keepsPreparedStatements ? { ...statement, name: undefined } : statement
  }
  interceptStatements(
    client,
    (send) =>
      (statement, ...rest) =>
        send(independent(statement), ...rest),
  )
}
