import type { ClientBase } from 'pg'

/** Sends a statement with what `query()` takes after it. */
export type Send = (statement: unknown, ...rest: readonly unknown[]) => unknown

/** Returns the text of a statement that was passed to `query()`. */
export const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null) return ''
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : ''
}

/** Returns whether a statement begins a transaction. */
export const isBegin = (statement: unknown): boolean => /^begin\b/i.test(textOf(statement))

/** Passes the statements of a connection through a function. */
export const interceptStatements = (client: ClientBase, through: (send: Send) => Send): void => {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new TypeError('the connection has no query()')
  const send: Send = (...all) => Reflect.apply(query, client, all)
  Reflect.set(client, 'query', through(send))
}
