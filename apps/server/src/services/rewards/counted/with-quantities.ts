import { inArray, sum } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { SlotTable } from './slot-table.ts'

/** A record that may be counted. */
export interface Counted {
  readonly _id: string
  readonly quantity?: number | null
}

const isCounted = ({ quantity }: Counted): boolean => typeof quantity === 'number'

/** Returns records with what is left of those that are counted. Their own column has what was last set. */
export const withQuantities = async <R extends Counted>(
  database: Database,
  slots: SlotTable,
  records: readonly R[],
): Promise<R[]> => {
  const items = records.filter(isCounted).map(({ _id }) => _id)
  if (items.length === 0) return [...records]
  const sums = await database
    .select({ item: slots.item, quantity: sum(slots.quantity) })
    .from(slots)
    .where(inArray(slots.item, items))
    .groupBy(slots.item)
  const left = new Map(sums.map(({ item, quantity }) => [item, Number(quantity)]))
  return records.map((record) =>
    isCounted(record) ? { ...record, quantity: left.get(record._id) ?? 0 } : record,
  )
}
