import type { FieldChange } from '@comanda/client/staff'
import { moved } from './moved.ts'

/** The records that have a place among others. */
export type MovedPath = 'categories' | 'subCategories' | 'products'

export interface Ordered {
  readonly _id: string
  readonly order?: number | undefined
}

/**
 * Returns the changes that move a record to a place among others, from 0. The places that they have are given out again, so
 * that only those between the two places change.
 */
export const movedRecords = (
  path: MovedPath,
  records: readonly Ordered[],
  id: string,
  to: number,
): readonly FieldChange[] => {
  const one = records.find(({ _id }) => _id === id)
  if (!one || !records[to] || records[to] === one) return []
  let last = 0
  const places = records.map(({ order = 0 }) => {
    last = Math.max(last + 1, order)
    return last
  })
  return moved(records, one, to).flatMap(({ _id, order }, index): readonly FieldChange[] => {
    const place = places[index]
    return order === place ? [] : [{ path, record: _id, field: 'order', seen: order, to: place }]
  })
}
