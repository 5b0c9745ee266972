import { toCents } from '@comanda/engine/money'
import type { PayableLine } from '@comanda/engine/payments'
import type { LineRow } from '../../../tables/session-lines.ts'
import type { SessionState } from '../../ordering/records/session-record.ts'

/** Returns the line at the top of a set; a line that is in none is its own. */
const topOf = (line: LineRow, byId: ReadonlyMap<string, LineRow>): LineRow => {
  const parent = byId.get(line.picked.fromProduct ?? '')
  return parent && parent !== line ? topOf(parent, byId) : line
}

/**
 * Returns the lines of a bill that can be paid by the unit, each with what it costs of the total, in cents: its net price,
 * surcharges and the taxes on top of it, with those of the items in it (PAY-3.3).
 */
export const payableLines = ({ row, lines }: SessionState): PayableLine[] => {
  const { lines: prices, taxes } = row.result
  const onTop = new Set(taxes.filter(({ included }) => !included).map(({ setting }) => setting))
  const weights = new Map<string, number>()
  const byId = new Map(lines.map((line) => [line.id, line]))
  const priceOf = new Map(prices.map((price) => [price.id, price]))
  for (const line of lines) {
    const price = priceOf.get(line.id)
    if (!price) continue
    const added = price.taxes.filter(({ setting }) => onTop.has(setting))
    const tax = added.reduce((sum, { amount }) => sum + toCents(amount), 0)
    const top = topOf(line, byId).id
    const weight = toCents(price.net) + toCents(price.surcharge) + tax
    weights.set(top, (weights.get(top) ?? 0) + weight)
  }
  return lines.flatMap(({ id, quantity, status }) =>
    weights.has(id) && status !== 'cancel'
      ? [{ line: id, quantity, weight: weights.get(id) ?? 0 }]
      : [],
  )
}
