import { partUpToStep } from './payment-step.ts'

/** A line of a bill, with what it costs of the total: its net price, surcharges and the taxes on top, in cents. */
export interface PayableLine {
  readonly line: string
  readonly quantity: number
  readonly weight: number
}

/** A unit of a line: 1, 2, 3 … of its quantity. */
export interface LineUnit {
  readonly line: string
  readonly unit: number
}

/** A bill of which some units are paid. Amounts are in cents. */
export interface ItemisedBill {
  readonly total: number
  readonly lines: readonly PayableLine[]
  /** The units that are paid or being paid. */
  readonly taken: readonly LineUnit[]
  /** What may be paid now. */
  readonly payable: number
  readonly step: number
}

/** Units to be paid, with their amount in cents, or the line of which there are not so many left. */
export type ItemAmount =
  | { readonly amount: number; readonly units: readonly LineUnit[] }
  | { readonly missing: string }

const keyOf = ({ line, unit }: LineUnit): string => `${unit} ${line}`

/** Returns what each unit bears of the total, in cents, by its key. If nothing has a price, all bear the same. */
const unitAmounts = ({ total, lines, step }: ItemisedBill): ReadonlyMap<string, number> => {
  const isFree = lines.every(({ weight }) => weight <= 0)
  const priced = lines.map((line) => ({
    ...line,
    weight: isFree ? line.quantity : Math.max(0, line.weight),
  }))
  const whole = priced.reduce((sum, { weight }) => sum + weight, 0)
  const amounts = new Map<string, number>()
  let before = 0
  let paid = 0
  for (const { line, quantity, weight } of priced) {
    for (let unit = 1; unit <= quantity; unit += 1) {
      const bears = before * quantity + weight * unit
      const upTo = partUpToStep(Math.max(0, total), bears, whole * quantity, step)
      amounts.set(keyOf({ line, unit }), upTo - paid)
      paid = upTo
    }
    before += weight
  }
  return amounts
}

/**
 * Returns the units that somebody pays of a bill and their amount (PAY-3.3): the total, apportioned over all units by what
 * they cost. Anyone who takes the last units pays what is left.
 */
export const itemAmount = (
  bill: ItemisedBill,
  items: readonly { readonly line: string; readonly quantity: number }[],
): ItemAmount => {
  const amounts = unitAmounts(bill)
  const taken = new Set(bill.taken.map(keyOf))
  const units: LineUnit[] = []
  for (const { line, quantity } of items) {
    const size = bill.lines.find((one) => one.line === line)?.quantity ?? 0
    let wanted = quantity
    for (let unit = 1; unit <= size && wanted > 0; unit += 1) {
      const key = keyOf({ line, unit })
      if (taken.has(key)) continue
      taken.add(key)
      units.push({ line, unit })
      wanted -= 1
    }
    if (wanted > 0) return { missing: line }
  }
  const sum = units.reduce((all, unit) => all + (amounts.get(keyOf(unit)) ?? 0), 0)
  const isLast = [...amounts.keys()].every((key) => taken.has(key))
  return { amount: isLast ? bill.payable : Math.min(sum, bill.payable), units }
}
