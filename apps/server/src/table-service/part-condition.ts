import { and, type SQL, sql } from 'drizzle-orm'
import type { ListPart } from './list-parts.ts'
import type { RecordTable } from './table.ts'
import { whereOf } from './where.ts'

/** Returns the condition of the rows of a part. An absent value makes a condition unknown, which is not true either. */
export const partCondition = (
  { served, columns }: RecordTable,
  { where, except }: ListPart,
): SQL | undefined =>
  and(
    served,
    whereOf(columns, where),
    ...except.map((other) => sql`(${whereOf(columns, other)}) is not true`),
  )
