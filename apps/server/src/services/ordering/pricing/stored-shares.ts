import { type PriceResult } from '@comanda/engine/pricing'
import { type BillShares, dealBill } from '@comanda/engine/bills'
import type { LineRow } from '../../../tables/session-lines.ts'

type Line = Pick<LineRow, 'id' | 'quantity' | 'status' | 'picked'>
type Priced = PriceResult['lines'][number]

/** Former ids of lines that units were split off from, by the new ones. */
export type Origins = ReadonlyMap<string, string>

/** Lines that have units of a bill. */
export interface KeptLines {
  readonly lines: readonly Line[]
  /** Where their ids are not those of the bill. */
  readonly origins?: Origins | undefined
}

const sameIds: Origins = new Map()

/** Returns how many units of a priced line a line has: of what is in a set, as many as its set has. */
const unitsOf = (
  line: Line,
  lines: ReadonlyMap<string, Line>,
  bill: ReadonlyMap<string, Priced>,
  origins: Origins,
): number => {
  const was = bill.get(origins.get(line.id) ?? line.id)
  if (!was || line.status === 'cancel') return 0
  const set = lines.get(line.picked.fromProduct ?? '')
  if (!set) return Math.min(line.quantity, was.quantity)
  const sets = bill.get(origins.get(set.id) ?? set.id)?.quantity ?? 0
  return sets === 0 ? 0 : (was.quantity * unitsOf(set, lines, bill, origins)) / sets
}

/**
 * Deals a bill out to lists of lines: each has the stored shares of its units (PRICE-9.7). What no list has is gone; what a
 * list has and the bill has not is not in its part.
 */
export const keptBills = (
  bill: PriceResult,
  lists: readonly KeptLines[],
): readonly BillShares[] => {
  const priced = new Map(bill.lines.map((line) => [line.id, line]))
  const left = new Map(bill.lines.map(({ id, quantity }) => [id, quantity]))
  const dealt = lists.map(({ lines, origins = sameIds }) => {
    const byId = new Map(lines.map((line) => [line.id, line]))
    return lines.flatMap((line) => {
      const from = origins.get(line.id) ?? line.id
      const quantity = Math.min(unitsOf(line, byId, priced, origins), left.get(from) ?? 0)
      if (quantity <= 0) return []
      left.set(from, (left.get(from) ?? 0) - quantity)
      return [{ from, id: line.id, quantity }]
    })
  })
  const gone = [...left].flatMap(([from, quantity]) =>
    quantity > 0 ? [{ from, id: from, quantity }] : [],
  )
  return dealBill(bill, [...dealt, gone]).slice(0, lists.length)
}
