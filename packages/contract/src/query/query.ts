import type { Condition, Scalar } from './condition.ts'

export type Direction = 'asc' | 'desc'

/** The last record that a reader has: its values of every sort field, and its `_id`. */
export type Cursor = Readonly<Record<string, Scalar | null>>

/** A query as the server runs it. */
export interface Query {
  readonly where: Condition
  /** Always ends with `_id`, so that the order is total. */
  readonly sort: readonly (readonly [field: string, direction: Direction])[]
  readonly after?: Cursor
  readonly limit?: number
  readonly select?: readonly string[]
  /** Fields whose records are wanted in the place of their ids. */
  readonly populate?: readonly string[]
}

/** Why a query was refused: `field` is the path to what is wrong in it. */
export interface QueryProblem {
  readonly field: string
  readonly message: string
}

/** The query, or why it was refused. */
export type QueryReading =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly problem: QueryProblem }
