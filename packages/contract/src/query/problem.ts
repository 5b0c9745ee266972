import type { QueryProblem } from './query.ts'

/** Stops the parsing of a query; `readQuery` catches it. */
export class QueryRefusal extends Error {
  readonly problem: QueryProblem
  constructor(field: string, message: string) {
    super(message)
    this.problem = { field, message }
  }
}

/** Returns `path` and `at`, joined with a dot. */
export const within = (path: string, at: string): string => (path === '' ? at : `${path}.${at}`)
