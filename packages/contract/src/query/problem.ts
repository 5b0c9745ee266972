import type { QueryProblem } from './query.ts'

/** Ends the reading of a query; it never leaves `readQuery`. */
export class QueryRefusal extends Error {
  readonly problem: QueryProblem
  constructor(field: string, message: string) {
    super(message)
    this.problem = { field, message }
  }
}

/** `at` within `path`, joined with a dot. */
export const within = (path: string, at: string): string => (path === '' ? at : `${path}.${at}`)
