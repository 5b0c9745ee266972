import type { Query } from '@comanda/contract'
import type { Columns } from './where.ts'

type Row = Readonly<Record<string, unknown>>

/** Types whose values the database sorts as this process does. Texts it sorts by its collation. */
const sortedAlike = /^(integer|bigint|double precision|boolean|date|timestamp)/

/** Returns whether rows that were read in this order by several statements can be merged. Ids are of one length and case. */
export const canMerge = (columns: Columns, sort: Query['sort']): boolean =>
  sort.every(([field]) => field === '_id' || sortedAlike.test(columns[field]?.getSQLType() ?? ''))

type Comparable = string | number | boolean

const compare = (one: unknown, other: unknown): number => {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return (one as Comparable) < (other as Comparable) ? -1 : 1
}

/** Merges rows, which have all fields of the order. */
export const mergeRows = <R extends Row>(lists: readonly R[][], sort: Query['sort']): R[] =>
  lists.flat().toSorted((one, other) => {
    for (const [field, direction] of sort) {
      const order = compare(one[field], other[field])
      if (order !== 0) return direction === 'asc' ? order : -order
    }
    return 0
  })
