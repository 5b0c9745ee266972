import type { Query } from '@comanda/contract'
import { and, type SQL, sql } from 'drizzle-orm'
import { orderOf } from './keyset.ts'
import { shopApart, shopOrder } from './leading-shop.ts'
import type { ListPart } from './list-parts.ts'
import type { RecordTable } from './table.ts'
import { whereOf } from './where.ts'

/** Returns the condition of the rows of a part. An absent value makes a condition unknown, which is not true either. */
export const partCondition = (
  { served, columns }: RecordTable,
  { where, except }: ListPart,
): SQL | undefined => {
  const { where: rest, is } = shopApart(columns, where)
  return and(
    served,
    is,
    whereOf(columns, rest),
    ...except.map((other) => sql`(${whereOf(columns, other)}) is not true`),
  )
}

/** Returns the order of the rows of a part, which is that of the query. */
export const partOrder = (
  { columns }: RecordTable,
  { where }: ListPart,
  sort: Query['sort'],
): SQL[] => [...shopOrder(columns, where, sort), ...orderOf(columns, sort)]
