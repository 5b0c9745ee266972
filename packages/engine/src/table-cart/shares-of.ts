import { fromCents, toCents } from '../money/cents.ts'
import type { Money } from '../catalog/vocabulary.ts'
import { apportion } from '../pricing/apportion.ts'

/** The price of a line as it is shared: in currency units. `seat` absent: it is for all. */
export interface SharedLine {
  readonly seat?: string | undefined
  readonly net: Money
  readonly surcharge: Money
  /** Taxes that come on top. */
  readonly taxExcluded: Money
}

/** What a guest bears of a bill. */
export interface SeatShare {
  readonly seat: string
  readonly amount: Money
}

/**
 * Returns what each seat bears of a total (TABLE-4.1): its own lines, an even part of the lines that are for all, and of what
 * remains (rounding, tips, adjustments) in proportion, by largest remainder. The amounts sum to the total, and none is below
 * 0. Lines of a seat that is not listed, as of a guest who left before, are shared by all.
 */
export const sharesOf = (
  total: Money,
  lines: readonly SharedLine[],
  seats: readonly string[],
): readonly SeatShare[] => {
  if (seats.length === 0) return []
  const own = new Map(seats.map((seat) => [seat, 0]))
  let common = 0
  for (const { seat, net, surcharge, taxExcluded } of lines) {
    const cents = toCents(net) + toCents(surcharge) + toCents(taxExcluded)
    const known = seat === undefined ? undefined : own.get(seat)
    if (seat === undefined || known === undefined) common += cents
    else own.set(seat, known + cents)
  }
  const even = apportion(
    Math.max(0, common),
    seats.map(() => 1),
  )
  const weights = seats.map((seat, index) => Math.max(0, (own.get(seat) ?? 0) + (even[index] ?? 0)))
  const isFree = weights.every((weight) => weight === 0)
  const amounts = apportion(Math.max(0, toCents(total)), isFree ? seats.map(() => 1) : weights)
  return seats.map((seat, index) => ({ seat, amount: fromCents(amounts[index] ?? 0) }))
}
