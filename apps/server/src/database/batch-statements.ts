import { type ClientBase, type Connection, DatabaseError, type QueryConfig } from 'pg'
import { interceptStatements, isBegin, textOf } from './intercept-statements.ts'
import { BatchedStatement } from './statement-batch.ts'

const isConfig = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  !('submit' in statement) &&
  !('callback' in statement)

/** Returns whether PostgreSQL refused a statement since an earlier one of its transaction had failed. */
const isBehindFailed = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '25P02'

/**
 * Makes the statements of a transaction that are issued in one turn of the event loop one batch, with its `begin` and
 * `commit`: PostgreSQL sends the responses by one system call instead of one for each. Returns what ends the batch. A
 * `rollback` is sent by itself, as PostgreSQL skips what is behind a failed statement of a batch. A statement of a later batch that
 * was sent before the failure was known fails with it, too: its caller may be the first to hear of it. Without `keepsPrepared`, statements
 * that it adds have no name.
 */
export const batchStatements = (
  client: ClientBase & { readonly connection?: Connection },
  keepsPrepared: boolean,
): (() => void) => {
  let isTransaction = false
  let last: BatchedStatement | undefined
  /** What failed first in the transaction, or since its last rollback to a savepoint. */
  let failure: unknown

  const withFailure = <T>(response: Promise<T>): Promise<T> =>
    response.catch((error: unknown) => {
      if (failure === undefined) failure = error
      throw isBehindFailed(error) ? failure : error
    })
  const endBatch = (): void => {
    if (!last) return
    last.isLast = true
    if (!last.isUnsent) client.connection?.sync()
    last = undefined
  }
  interceptStatements(client, (send) => (statement, ...rest) => {
    const begins = isBegin(statement)
    const isInside = isTransaction || begins
    const text = textOf(statement)
    if (begins || /^\s*(commit|rollback)\b(?! to\b)/i.test(text)) isTransaction = begins
    if (begins || /^\s*rollback\b/i.test(text)) failure = undefined
    const [values = [], ...others] = rest
    if (isInside && isConfig(statement) && Array.isArray(values) && others.length === 0) {
      const isLimit = /^(begin|commit)$/.test(statement.text)
      if (isLimit || statement.name !== undefined || values.length > 0) {
        const own = isLimit && keepsPrepared ? { ...statement, name: statement.text } : statement
        last = new BatchedStatement(own, values)
        send(last)
        return withFailure(last.response)
      }
    }
    endBatch()
    const response = send(statement, ...rest)
    return isInside && response instanceof Promise ? withFailure(response) : response
  })
  return endBatch
}
