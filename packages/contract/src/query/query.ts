import type { Condition, Scalar } from './condition.ts'

export type Direction = 'asc' | 'desc'

/** The last record of the previous page: its values of every sort field, and its `_id`. */
export type Cursor = Readonly<Record<string, Scalar | null>>

/** A parsed query. */
export interface Query {
  readonly where: Condition
  /** Always ends with `_id`, so that the order is total. */
  readonly sort: readonly (readonly [field: string, direction: Direction])[]
  readonly after?: Cursor
  readonly limit?: number
  readonly select?: readonly string[]
  /** Fields whose ids are replaced by their records. */
  readonly populate?: readonly Populated[]
  /** `false`: a list instead of a page. */
  readonly paginate?: boolean
}

/** A field whose id is replaced by its record, or by these fields of it. */
export interface Populated {
  readonly field: string
  readonly select?: readonly string[]
}

/** Why a query was refused: `field` is the path of the invalid part. */
export interface QueryProblem {
  readonly field: string
  readonly message: string
}

/** The parsed query, or why it was refused. */
export type QueryReading =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly problem: QueryProblem }
