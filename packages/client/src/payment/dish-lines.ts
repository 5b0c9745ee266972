import type { TableSession } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import type { LineUnit, PayableLine } from '@comanda/engine/payments'

type Bill = Pick<TableSession, 'products' | 'taxes'>
type Line = Bill['products'][number]

/** Returns the line at the top of a set; a line that is in none is its own. */
const topOf = (line: Line, byId: ReadonlyMap<string, Line>): Line => {
  const parent = byId.get(line.fromProduct ?? '')
  return parent && parent !== line ? topOf(parent, byId) : line
}

/**
 * Returns the lines of a bill that can be paid by the unit, each with what it costs of the total, with those of the items in
 * it: in cents, net, with surcharges and the taxes on top (PAY-3.3).
 */
export const dishLines = ({ products, taxes }: Bill): PayableLine[] => {
  const hasTaxOnTop = taxes.some(({ included }) => !included)
  const lines = products.filter(({ status }) => status !== 'cancel')
  const byId = new Map(lines.map((line) => [line.id, line]))
  const weights = new Map<string, number>()
  for (const line of lines) {
    const { actualPrice, totalSurcharge, totalTax } = line
    const tax = hasTaxOnTop ? toCents(totalTax) : 0
    const { id } = topOf(line, byId)
    const weight = toCents(actualPrice) + toCents(totalSurcharge) + tax
    weights.set(id, (weights.get(id) ?? 0) + weight)
  }
  return lines.flatMap(({ id, quantity }) => {
    const weight = weights.get(id)
    return weight === undefined ? [] : [{ line: id, quantity, weight }]
  })
}

/** Something that pays units of lines, or is about to. */
interface PaysUnits {
  readonly units: readonly { readonly line: string; readonly quantity: number }[]
}

/** Returns the units of lines that payments and attempts pay; which of a line's units makes no difference to what they cost. */
export const unitsOfAll = (all: readonly PaysUnits[]): LineUnit[] => {
  const counts = new Map<string, number>()
  for (const { line, quantity } of all.flatMap(({ units }) => units))
    counts.set(line, (counts.get(line) ?? 0) + quantity)
  return [...counts].flatMap(([line, count]) =>
    Array.from({ length: count }, (_, index) => ({ line, unit: index + 1 })),
  )
}

/** Returns what payments at the counter pay of the lines of a bill. */
export const counterUnits = (payments: TableSession['payments']): PaysUnits[] =>
  payments
    .filter(({ reverses }) => reverses === undefined)
    .map(({ lines = [] }) => ({ units: lines }))
